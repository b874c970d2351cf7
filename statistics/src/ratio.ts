/** The number, or null where the arithmetic left the numbers. A screen shows null as "–". */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** part / whole; null when either is unknown or the whole is zero. */
export function ratio(part: number | null, whole: number | null): number | null {
  return part === null || whole === null ? null : finite(part / whole)
}
