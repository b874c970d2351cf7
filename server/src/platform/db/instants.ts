/** Epoch milliseconds as the wire says them. */
export const isoOf = (ms: number) => new Date(ms).toISOString()
export const nowIso = () => isoOf(Date.now())
