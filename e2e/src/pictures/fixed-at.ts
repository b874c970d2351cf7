/** When every picture is taken: in the middle of a morning's shift, in the middle of a week. */
export const fixedAt = '2026-11-18T09:40:00.000Z'
