import { c4Of, constantsOf } from './constants.ts'
import { deviationOf, mergeAll, type Moments, momentsOf } from './moments.ts'
import { ratio } from './ratio.ts'
import { movingRanges, sigmaOfMovingRange, sigmaWithin, type WithinSigma } from './sigma.ts'

/** One point with its own centre line and limits: they move with the size of the sample. */
export type ChartPoint = { value: number; centre: number; sigma: number; lower: number; upper: number }

/** Null is a gap: nothing was measured there, or one value has no range. Points stay parallel to their samples. */
export type ChartPoints = (ChartPoint | null)[]

/** What limits are made of, and what is stored when limits are frozen. */
export type ChartBasis = WithinSigma & { mean: number; sigma: number }

export type VariableChart = { basis: ChartBasis; location: ChartPoints; spread: ChartPoints }
export type AttributeChart = { centre: number; points: ChartPoints }

/** X̄-R (AIAG SPC, ch. II): mean ± A2·R̄, D3·R̄ … D4·R̄ where all groups have one size. Null if nothing can be estimated. */
export function xBarRChart(groups: readonly Moments[], frozen?: ChartBasis): VariableChart | null {
  return chartGroups(groups, frozen ?? basisOf(mergeAll(groups), sigmaWithin(groups, 'rBar')), (group) => {
    const row = constantsOf(group.n)
    return row && { value: group.max - group.min, mean: row.d2, deviation: row.d3 }
  })
}

/** X̄-S (NIST/SEMATECH e-Handbook 6.3.2.1): mean ± A3·S̄, B3·S̄ … B4·S̄ where all groups have one size. */
export function xBarSChart(groups: readonly Moments[], frozen?: ChartBasis): VariableChart | null {
  return chartGroups(groups, frozen ?? basisOf(mergeAll(groups), sigmaWithin(groups, 'sBar')), (group) => {
    const value = deviationOf(group)
    const c4 = c4Of(group.n)
    return value === null ? null : { value, mean: c4, deviation: Math.sqrt(1 - c4 * c4) }
  })
}

/** I-MR (NIST/SEMATECH e-Handbook 6.3.2.2): mean ± 3·MR̄/d2, and 0 … D4·MR̄ for the moving range. */
export function individualsChart(values: readonly number[], frozen?: ChartBasis): VariableChart | null {
  const basis = frozen ?? basisOf(momentsOf(values), sigmaOfMovingRange(values))
  if (!basis) return null
  const { mean, sigma } = basis
  const { d2, d3 } = constantsOf(2)! // 2 is in the table
  return {
    basis,
    location: values.map((value) => pointAt(value, mean, sigma)),
    spread: movingRanges(values).map((value) => pointAt(value, d2 * sigma, d3 * sigma, 0)),
  }
}

/** A sample of `size` units (p) or opportunities (u) with what was found in it: units not good (p), faults (u). */
export type Sample = { size: number; found: number }

/** p (NIST/SEMATECH e-Handbook 6.3.3.2): the share of units that are not good. */
export function pChart(samples: readonly Sample[], frozen?: number): AttributeChart | null {
  return chartRates(samples, frozen, (centre, size) => Math.sqrt((centre * (1 - centre)) / size), 1)
}

/** c (NIST/SEMATECH e-Handbook 6.3.3.1): faults in samples of equal size. */
export function cChart(counts: readonly number[], frozen?: number): AttributeChart | null {
  return chartRates(
    counts.map((found) => ({ size: 1, found })),
    frozen,
    Math.sqrt,
  )
}

/** u: faults per unit. */
export function uChart(samples: readonly Sample[], frozen?: number): AttributeChart | null {
  return chartRates(samples, frozen, (centre, size) => Math.sqrt(centre / size))
}

/** np (ISO 7870-2): units that are not good, in the sample's own count, so centre and limits move with its size. */
export function npChart(samples: readonly Sample[], frozen?: number): AttributeChart | null {
  const chart = pChart(samples, frozen)
  return (
    chart && {
      centre: chart.centre,
      points: chart.points.map((point, i) => {
        const { size, found } = samples[i]! // a point for each sample
        return (
          point && {
            value: found,
            centre: size * point.centre,
            sigma: size * point.sigma,
            lower: size * point.lower,
            upper: size * point.upper,
          }
        )
      }),
    }
  )
}

/** The range or S of a group, and how it is distributed in units of sigma. */
type Spread = { value: number; mean: number; deviation: number }

function chartGroups(
  groups: readonly Moments[],
  basis: ChartBasis | null,
  spreadOf: (group: Moments) => Spread | null,
) {
  if (!basis) return null
  const { mean, sigma } = basis
  return {
    basis,
    location: groups.map((group) => pointAt(group.mean, mean, sigma / Math.sqrt(group.n))),
    spread: groups.map((group) => {
      const spread = spreadOf(group)
      return spread && pointAt(spread.value, spread.mean * sigma, spread.deviation * sigma, 0)
    }),
  }
}

/** Attribute charts of any sigma; `ceiling` is the most a rate can be. */
export function chartRates(
  samples: readonly Sample[],
  frozen: number | undefined,
  sigmaOf: (centre: number, size: number) => number,
  ceiling = Infinity,
): AttributeChart | null {
  const seen = samples.filter(({ size, found }) => size > 0 && Number.isFinite(found))
  const sumOf = (what: keyof Sample) => seen.reduce((sum, sample) => sum + sample[what], 0)
  const centre = frozen ?? ratio(sumOf('found'), sumOf('size'))
  if (centre === null) return null
  return {
    centre,
    points: samples.map(({ size, found }) =>
      pointAt(found / size, centre, sigmaOf(centre, size), 0, ceiling),
    ),
  }
}

function basisOf(overall: Moments | null, { estimator, sigma }: WithinSigma): ChartBasis | null {
  return overall && sigma !== null ? { estimator, mean: overall.mean, sigma } : null
}

/** Three sigma each side, never past what the value can be. */
export function pointAt(
  value: number | null,
  centre: number,
  sigma: number,
  floor = -Infinity,
  ceiling = Infinity,
): ChartPoint | null {
  if (value === null || !Number.isFinite(value) || !Number.isFinite(centre) || !Number.isFinite(sigma))
    return null
  return {
    value,
    centre,
    sigma,
    lower: Math.max(floor, centre - 3 * sigma),
    upper: Math.min(ceiling, centre + 3 * sigma),
  }
}
