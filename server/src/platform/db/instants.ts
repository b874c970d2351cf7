/** Epoch milliseconds as on the wire. */
export const isoOf = (ms: number) => new Date(ms).toISOString()
export const nowIso = () => isoOf(Date.now())
/** For a library that takes nothing else. */
export const dateOf = (instant: string) => new Date(instant)
