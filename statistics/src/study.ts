import { expectedPpm, indicesOf, observedPpm, type Ppm, type SpecLimits } from './capability.ts'
import { type Interval, intervalOfPotential, intervalOfWorst } from './confidence.ts'
import { type Convention, indexNamesOf, type IndexNames } from './conventions.ts'
import { type Fit, type Fits, fitsOf } from './fit.ts'
import { deviationOf, type Moments } from './moments.ts'
import { quantileIndicesOf, quantilePpm } from './quantile-indices.ts'
import { finite, ratio } from './ratio.ts'
import { type WithinSigma } from './sigma.ts'

export type StudyInput = {
  convention: Convention
  limits: SpecLimits
  overall: Moments | null
  /** `freedom`: of freedomOfSums or freedomWithin; null where it is not given, and then there is no interval. */
  within: WithinSigma & { freedom: number | null }
  /** The values themselves where they are at hand: only then is a distribution looked for, and counted what is outside. */
  values?: readonly number[] | Float64Array
  /** Of these values, where they were looked for already. */
  fits?: Fits | null
  /** Did the control chart of the same time signal? null: no one looked. */
  stable: boolean | null
  /** Does a gauge study confirm it? null: there is none. */
  gauge: boolean | null
  confidence?: number
}

/** Indices of one scatter, in its unit; all null where nothing can be calculated. */
export type StudyIndices = {
  names: IndexNames
  sigma: number | null
  potential: Interval | null
  lower: Interval | null
  upper: Interval | null
  worst: Interval | null
  expected: Ppm
}

/** What to read before any index. */
export type ReportCard = {
  gauge: boolean | null
  stable: boolean | null
  /** The first acceptable distribution; `none` of them is; null: the values were not at hand, or too few to tell. */
  distribution: Fit['name'] | 'none' | null
  enough: boolean
}

export type Study = {
  convention: Convention
  confidence: number
  n: number
  mean: number | null
  fit: Fit | null
  /** As the normal distribution fits, whether or not it is believed. */
  normal: Fit | null
  overall: StudyIndices
  /** Null for what is not normal: scatter within has no quantiles. */
  within: StudyIndices | null
  /** Null where the values were not at hand. */
  seen: Ppm | null
  card: ReportCard
}

/** Below it there are indices, but no colour (AIAG SPC, ch. IV). */
export const enoughValues = 25

/** The one function that screen, PDF and export read a capability from. */
export function studyOf({
  convention,
  limits,
  overall,
  within,
  values,
  fits,
  stable,
  gauge,
  confidence = 0.95,
}: StudyInput): Study {
  const n = overall?.n ?? 0
  const mean = overall && finite(overall.mean)
  const sigma = deviationOf(overall)
  const isTested = values !== undefined && values.length >= 8 && sigma !== null && sigma > 0
  const { first: fit, normal } = isTested ? (fits ?? fitsOf(values)) : { first: null, normal: null }
  const names = indexNamesOf(convention, stable)
  const isSkewed = fit !== null && fit.name !== 'normal'
  const indices = (by: IndexNames, spread: number | null, freedom: number | null) => ({
    names: by,
    sigma: spread,
    ...intervalsOf(indicesOf(mean, spread, limits), n, freedom, confidence),
    expected: expectedPpm(mean, spread, limits),
  })
  const skewed = (by: IndexNames, { distribution }: Fit) => ({
    names: by,
    sigma,
    ...intervalsOf(quantileIndicesOf(distribution, limits), n, n - 1, confidence),
    expected: quantilePpm(distribution, limits),
  })
  return {
    convention,
    confidence,
    n,
    mean,
    fit,
    normal,
    overall: isSkewed ? skewed(names.overall, fit) : indices(names.overall, sigma, n - 1),
    within: isSkewed ? null : indices(names.within, within.sigma, within.freedom),
    seen: values ? observedPpm(values, limits) : null,
    card: { gauge, stable, distribution: isTested ? (fit?.name ?? 'none') : null, enough: n >= enoughValues },
  }
}

function intervalsOf(
  found: ReturnType<typeof indicesOf>,
  n: number,
  freedom: number | null,
  confidence: number,
) {
  const side = (value: number | null) => intervalOfWorst(value, n, freedom, confidence)
  return {
    potential: intervalOfPotential(found.both, freedom, confidence),
    lower: side(found.lower),
    upper: side(found.upper),
    worst: side(found.worst),
  }
}

/**
 * The grading wall: the letter by the share of good that the scatter alone would give (a centred process), the digit by how
 * much of it is used, good as it is / good if centred, borders 95 % and 90 %. Null without both limits.
 */
export function gradeOf(
  study: Study,
  limits: SpecLimits,
): { letter: 'A' | 'B' | 'C'; digit: 1 | 2 | 3 } | null {
  const { lowerSpecLimit, upperSpecLimit } = limits
  const { sigma, expected } = study.overall
  if (lowerSpecLimit === null || upperSpecLimit === null || expected.total === null) return null
  const centred = expectedPpm((lowerSpecLimit + upperSpecLimit) / 2, sigma, limits).total
  const potential = centred === null ? null : 1 - centred / 1e6
  const used = ratio(1 - expected.total / 1e6, potential)
  if (potential === null || used === null) return null
  return {
    letter: potential >= 0.95 ? 'A' : potential >= 0.9 ? 'B' : 'C',
    digit: used >= 0.95 ? 1 : used >= 0.9 ? 2 : 3,
  }
}
