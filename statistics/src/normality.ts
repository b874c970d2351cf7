import { deviationOf, momentsOf } from './moments.ts'
import { cdf } from './normal.ts'

/** Fewer values cannot tell one distribution from another. */
export const leastForNormality = 8

/**
 * Anderson–Darling with mean and deviation from the values themselves: how likely values of a normal distribution lie so far from it, or
 * farther (D'Agostino and Stephens 1986, table 4.9). Null below eight values, or where all are equal.
 */
export function normalityOf(values: readonly number[]): { statistic: number; p: number } | null {
  const n = values.length
  const moments = momentsOf(values)
  const deviation = deviationOf(moments)
  if (n < leastForNormality || !moments || !deviation) return null
  const shares = Float64Array.from(values)
    .sort()
    .map((value) => cdf((value - moments.mean) / deviation))
  let sum = 0
  for (let i = 0; i < n; i++) sum += (2 * i + 1) * (logOf(shares[i]!) + logOf(1 - shares[n - 1 - i]!)) // both inside
  const statistic = (-n - sum / n) * (1 + 0.75 / n + 2.25 / (n * n))
  return { statistic, p: probabilityOf(statistic) }
}

/** A value so far out that its share is 0 in double precision still has a logarithm. */
const logOf = (share: number) => Math.log(Math.max(share, Number.MIN_VALUE))

export function probabilityOf(a: number): number {
  if (a < 0.2) return 1 - Math.exp(-13.436 + 101.14 * a - 223.73 * a * a)
  if (a < 0.34) return 1 - Math.exp(-8.318 + 42.796 * a - 59.938 * a * a)
  if (a < 0.6) return Math.exp(0.9177 - 4.279 * a - 1.38 * a * a)
  return a < 10 ? Math.exp(1.2937 - 5.709 * a + 0.0186 * a * a) : 0
}
