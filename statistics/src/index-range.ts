/** How far the true index may lie from the one that was found. */
export type IndexRange = { lower: number; upper: number }

/** 95 %, both sides. */
const z = 1.959963984540054

/** Of Cpk and Ppk: index ± z·√(1/9n + index²/(2(n − 1))) (Bissell 1990; NIST/SEMATECH e-Handbook 6.1.6). */
export function rangeOfWorst(index: number | null, n: number): IndexRange | null {
  if (index === null || n < 2) return null
  const reach = z * Math.sqrt(1 / (9 * n) + index ** 2 / (2 * (n - 1)))
  return { lower: index - reach, upper: index + reach }
}
