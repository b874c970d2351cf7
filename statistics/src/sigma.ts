import { c4Of, constantsOf } from './constants.ts'
import { deviationOf, type Moments, momentsOf } from './moments.ts'
import { finite, ratio } from './ratio.ts'

/** How sigma within was estimated: R̄/d2, S̄/c4, pooled, MR̄/d2. The name travels with the figure on to the screen. */
export const estimators = ['rBar', 'sBar', 'pooled', 'movingRange'] as const
export type Estimator = (typeof estimators)[number]
export type SubgroupEstimator = Exclude<Estimator, 'movingRange'>

export type WithinSigma = { estimator: Estimator; sigma: number | null }

/**
 * The scatter inside rational subgroups, whatever happens between them (AIAG SPC, ch. II).
 * A group of one has no scatter and is skipped. R̄/d2 is null if a group has more than 25 values.
 */
export function sigmaWithin(groups: readonly Moments[], estimator: SubgroupEstimator = 'rBar'): WithinSigma {
  return { estimator, sigma: estimate[estimator](groups.filter((group) => group.n > 1)) }
}

const estimate: Record<SubgroupEstimator, (groups: readonly Moments[]) => number | null> = {
  rBar: (groups) =>
    average(
      groups.map((group) => {
        const row = constantsOf(group.n)
        return row && { sigma: (group.max - group.min) / row.d2, weight: (row.d2 / row.d3) ** 2 }
      }),
    ),
  sBar: (groups) =>
    average(
      groups.map((group) => {
        const c4 = c4Of(group.n)
        return { sigma: deviationOf(group)! / c4, weight: (c4 * c4) / (1 - c4 * c4) } // n > 1: there is a deviation
      }),
    ),
  pooled: (groups) => {
    const squares = groups.reduce((sum, group) => sum + group.m2, 0)
    const freedom = groups.reduce((sum, group) => sum + group.n - 1, 0)
    return finite(Math.sqrt(squares / freedom))
  },
}

/** Each group counts by its precision for sigma (Burr 1969). Groups of one size give R̄/d2 and S̄/c4 to the letter. */
function average(parts: readonly ({ sigma: number; weight: number } | null)[]) {
  let sum = 0
  let weights = 0
  for (const part of parts) {
    if (!part) return null
    sum += part.sigma * part.weight
    weights += part.weight
  }
  return ratio(sum, weights)
}

/** The scatter from each value to the next, for values without subgroups. The order of the values matters. */
export function sigmaOfMovingRange(values: readonly number[]): WithinSigma {
  const mean = momentsOf(movingRanges(values).filter((range) => range !== null))?.mean ?? null
  return { estimator: 'movingRange', sigma: ratio(mean, constantsOf(2)!.d2) } // 2 is in the table
}

/** |xᵢ − xᵢ₋₁|, at the place of xᵢ; the first has none. */
export function movingRanges(values: readonly number[]): (number | null)[] {
  return values.map((value, i) => finite(Math.abs(value - (values[i - 1] ?? NaN))))
}
