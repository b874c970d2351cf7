import { c4Of, constantsOf } from './constants.ts'
import { type Moments } from './moments.ts'
import { finite, ratio } from './ratio.ts'
import { type Estimator, type WithinSigma } from './sigma.ts'

/**
 * What subgroups leave behind for the scatter within them. Sums only: those of days, of stations and of types add up to those of a
 * month, exactly, and none of the values is read again.
 */
export type WithinSums = {
  /** Subgroups with information on the scatter; of single values each is one. */
  groups: number
  /** Σ(n − 1) and Σ of squared deviations, each from the mean of its own subgroup. */
  df: number
  ss: number
  /** Σ of R/d2 and of its weights (Burr 1969), of subgroups of 2 … 25. Subgroups of one size give R̄/d2 to the letter. */
  ranges: number
  rangeWeight: number
  /** Σ|xᵢ − xᵢ₋₁|, and how many of them. */
  movingRanges: number
  steps: number
}

export const noSums = (): WithinSums => ({
  groups: 0,
  df: 0,
  ss: 0,
  ranges: 0,
  rangeWeight: 0,
  movingRanges: 0,
  steps: 0,
})

/** In the order they are written down in. */
export const sumNames = ['groups', 'df', 'ss', 'ranges', 'rangeWeight', 'movingRanges', 'steps'] as const

/** Written out, not a loop over `sumNames`: of 200 characteristics over a month it is called 6,000 times. */
export function addSums(all: WithinSums, more: WithinSums) {
  all.groups += more.groups
  all.df += more.df
  all.ss += more.ss
  all.ranges += more.ranges
  all.rangeWeight += more.rangeWeight
  all.movingRanges += more.movingRanges
  all.steps += more.steps
  return all
}

/** A subgroup of one value has no scatter and is skipped. */
export function addGroup(sums: WithinSums, { n, m2, min, max }: Moments) {
  if (n < 2) return
  sums.groups += 1
  sums.df += n - 1
  sums.ss += m2
  const factors = constantsOf(n)
  if (!factors) return
  const weight = (factors.d2 / factors.d3) ** 2
  sums.ranges += ((max - min) / factors.d2) * weight
  sums.rangeWeight += weight
}

/** Those that sums are enough for. */
export type SumEstimator = Exclude<Estimator, 'sBar'>

const estimates: Record<SumEstimator, (sums: WithinSums) => number | null> = {
  rBar: ({ ranges, rangeWeight }) => ratio(ranges, rangeWeight),
  pooled: ({ ss, df }) => finite(Math.sqrt(ss / df)),
  movingRange: ({ movingRanges, steps }) => ratio(ratio(movingRanges, steps), constantsOf(2)!.d2), // 2 is in the table
}

export const sigmaOfSums = (sums: WithinSums, estimator: SumEstimator): WithinSigma => ({
  estimator,
  sigma: estimates[estimator](sums),
})

/**
 * How many degrees of freedom an estimate is worth: that ν whose s scatters as much. R̄/d2: half the sum of (d2/d3)², about
 * 0.9·Σ(n − 1); moving ranges: 0.605 a step (Cryer and Ryan 1990). Null where there is none.
 */
export function freedomOfSums(sums: WithinSums, estimator: SumEstimator): number | null {
  const freedom = { rBar: sums.rangeWeight / 2, pooled: sums.df, movingRange: 0.605 * sums.steps }[estimator]
  return freedom > 0 ? freedom : null
}

/** The same of subgroups that are at hand; S̄/c4: half the sum of c4²/(1 − c4²). `steps`: moving ranges between single values. */
export function freedomOfGroups(groups: readonly Moments[], estimator: Estimator, steps = 0): number | null {
  if (estimator !== 'sBar') {
    const sums = groups.reduce((all, group) => (addGroup(all, group), all), noSums())
    return freedomOfSums({ ...sums, steps }, estimator)
  }
  const freedom = groups
    .filter(({ n }) => n > 1)
    .reduce((sum, { n }) => sum + c4Of(n) ** 2 / (1 - c4Of(n) ** 2) / 2, 0)
  return freedom > 0 ? freedom : null
}
