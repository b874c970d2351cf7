import { deviationOf, mergeAll, type Moments, momentsOf } from './moments.ts'
import { cdf } from './normal.ts'
import { ratio } from './ratio.ts'
import {
  type Estimator,
  sigmaOfMovingRange,
  sigmaWithin,
  type SubgroupEstimator,
  type WithinSigma,
} from './sigma.ts'

/** Either limit may be missing; a value on a limit is good. */
export type SpecLimits = { lowerSpecLimit: number | null; upperSpecLimit: number | null }

/** Parts per million outside the limits; null on a side without a limit. */
export type Ppm = { below: number | null; above: number | null; total: number | null }

export type Capability = {
  n: number
  /** False below 25 values: the indices are there, but a screen shows "not enough data" (AIAG SPC, ch. IV). */
  enough: boolean
  mean: number | null
  estimator: Estimator
  sigmaWithin: number | null
  cp: number | null
  cpl: number | null
  cpu: number | null
  cpk: number | null
  expectedWithin: Ppm
  sigmaOverall: number | null
  pp: number | null
  ppl: number | null
  ppu: number | null
  ppk: number | null
  expectedOverall: Ppm
}

const enoughValues = 25

/** Cp and Cpk from the scatter within, Pp and Ppk from the scatter over all. */
export function capabilityOf(overall: Moments | null, within: WithinSigma, limits: SpecLimits): Capability {
  const mean = overall?.mean ?? null
  const sigma = deviationOf(overall)
  const short = indicesOf(mean, within.sigma, limits)
  const long = indicesOf(mean, sigma, limits)
  return {
    n: overall?.n ?? 0,
    enough: (overall?.n ?? 0) >= enoughValues,
    mean,
    estimator: within.estimator,
    sigmaWithin: within.sigma,
    cp: short.both,
    cpl: short.lower,
    cpu: short.upper,
    cpk: short.worst,
    expectedWithin: expectedPpm(mean, within.sigma, limits),
    sigmaOverall: sigma,
    pp: long.both,
    ppl: long.lower,
    ppu: long.upper,
    ppk: long.worst,
    expectedOverall: expectedPpm(mean, sigma, limits),
  }
}

/** From subgroups: samples of a control chart, or the days of a rollup. */
export function capabilityOfGroups(
  groups: readonly Moments[],
  limits: SpecLimits,
  estimator?: SubgroupEstimator,
): Capability {
  return capabilityOf(mergeAll(groups), sigmaWithin(groups, estimator), limits)
}

/** From single values in the order they were measured. */
export function capabilityOfIndividuals(values: readonly number[], limits: SpecLimits): Capability {
  return capabilityOf(momentsOf(values), sigmaOfMovingRange(values), limits)
}

/**
 * NIST/SEMATECH e-Handbook 6.1.6: both = (USL − LSL)/6σ, lower = (mean − LSL)/3σ, upper = (USL − mean)/3σ, worst = the lesser.
 * One limit gives its side and the worst; a sigma of zero gives null: no ratio, and no perfect process.
 */
export function indicesOf(
  mean: number | null,
  sigma: number | null,
  { lowerSpecLimit, upperSpecLimit }: SpecLimits,
) {
  const lower = ratio(minus(mean, lowerSpecLimit), times(3, sigma))
  const upper = ratio(minus(upperSpecLimit, mean), times(3, sigma))
  return {
    both: ratio(minus(upperSpecLimit, lowerSpecLimit), times(6, sigma)),
    lower,
    upper,
    worst: lower !== null && upper !== null ? Math.min(lower, upper) : (lower ?? upper),
  }
}

/** What a normal distribution of this mean and sigma puts outside the limits. */
export function expectedPpm(
  mean: number | null,
  sigma: number | null,
  { lowerSpecLimit, upperSpecLimit }: SpecLimits,
): Ppm {
  const below = ratio(minus(lowerSpecLimit, mean), sigma)
  const above = ratio(minus(mean, upperSpecLimit), sigma)
  return addSides(below === null ? null : 1e6 * cdf(below), above === null ? null : 1e6 * cdf(above))
}

/** What was measured outside the limits. */
export function observedPpm(values: ArrayLike<number>, { lowerSpecLimit, upperSpecLimit }: SpecLimits): Ppm {
  let [measured, below, above] = [0, 0, 0]
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (!Number.isFinite(value)) continue
    measured += 1
    if (lowerSpecLimit !== null && value < lowerSpecLimit) below += 1
    if (upperSpecLimit !== null && value > upperSpecLimit) above += 1
  }
  const perMillion = (bad: number) => ratio(1e6 * bad, measured)
  return addSides(
    lowerSpecLimit === null ? null : perMillion(below),
    upperSpecLimit === null ? null : perMillion(above),
  )
}

function addSides(below: number | null, above: number | null): Ppm {
  return { below, above, total: below === null && above === null ? null : (below ?? 0) + (above ?? 0) }
}

function minus(a: number | null, b: number | null) {
  return a === null || b === null ? null : a - b
}

function times(factor: number, a: number | null) {
  return a === null ? null : factor * a
}
