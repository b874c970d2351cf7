import { student } from './distributions.ts'
import { deviationOf, momentsOf } from './moments.ts'
import { ratio } from './ratio.ts'

export type Type1Result = {
  n: number
  mean: number | null
  sigma: number | null
  bias: number | null
  /** Of the bias, against none (two-sided t). */
  p: number | null
  cg: number | null
  cgk: number | null
  verdict: 'accepted' | 'rejected' | null
}

/** What only the sum of the readings has rounded is none. */
function biasOf(mean: number, reference: number, n: number) {
  const bias = mean - reference
  return Math.abs(bias) <= n * Number.EPSILON * Math.abs(reference) ? 0 : bias
}

/** The usual bar for both. */
export const leastCg = 1.33

/**
 * Type 1: one part of a reference value, measured many times by one person (AIAG-VDA; ISO 22514-7). Cg = 0.2·T/(6·s),
 * Cgk = (0.1·T − |bias|)/(3·s): a fifth of the tolerance against six sigmas. No scatter, no ratio.
 */
export function gaugeType1(values: readonly number[], reference: number, tolerance: number): Type1Result {
  const moments = momentsOf(values)
  const sigma = deviationOf(moments)
  const n = moments?.n ?? 0
  const bias = moments && biasOf(moments.mean, reference, n)
  const t = ratio(bias, sigma === null ? null : sigma / Math.sqrt(n))
  const cg = ratio(0.2 * tolerance, sigma === null ? null : 6 * sigma)
  const cgk = ratio(
    bias === null ? null : 0.1 * tolerance - Math.abs(bias),
    sigma === null ? null : 3 * sigma,
  )
  return {
    n,
    mean: moments?.mean ?? null,
    sigma,
    bias,
    p: t === null ? null : 2 * student(n - 1).tails(Math.abs(t)).upper,
    cg,
    cgk,
    verdict: cg === null || cgk === null ? null : cg >= leastCg && cgk >= leastCg ? 'accepted' : 'rejected',
  }
}
