/** The states of units that are neither finished nor scrapped; one that is held may have been finished before. */
export const onTheFloor = ['registered', 'inProcess', 'held', 'rework'] as const

/** The same in SQL, behind `process_status`. */
export const isOnTheFloor = `in (${onTheFloor.map((status) => `'${status}'`).join(', ')})`
