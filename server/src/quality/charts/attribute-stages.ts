import {
  type AttributeChart,
  type ChartPoint,
  cChart,
  npChart,
  pChart,
  uChart,
} from '@takt/statistics/charts.ts'
import { pPrimeChart, uPrimeChart } from '@takt/statistics/laney.ts'
import { findRuleBreaks, type Rule, type RuleBreak } from '@takt/statistics/runs.ts'
import type { AttributeKind, SampleSpan } from '@takt/contract/attribute-charts.ts'
import type { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import type { TimedSample } from './attribute-samples.ts'

type Basis = Pick<AttributeLimits, 'centre' | 'sigmaZ'>
type Chart = AttributeChart & { sigmaZ?: number }
type Samples = readonly TimedSample[]

const laney = (basis: Basis | undefined) =>
  basis && basis.sigmaZ !== null ? { centre: basis.centre, sigmaZ: basis.sigmaZ } : undefined
const makers: Record<AttributeKind, (samples: Samples, basis?: Basis) => Chart | null> = {
  p: (samples, basis) => pChart(samples, basis?.centre),
  np: (samples, basis) => npChart(samples, basis?.centre),
  pPrime: (samples, basis) => pPrimeChart(samples, laney(basis)),
  u: (samples, basis) => uChart(samples, basis?.centre),
  c: (samples, basis) =>
    cChart(
      samples.map(({ found }) => found),
      basis?.centre,
    ),
  uPrime: (samples, basis) => uPrimeChart(samples, laney(basis)),
}
export const attributeChart = (kind: AttributeKind, samples: Samples, basis?: Basis) =>
  makers[kind](samples, basis)

export type AttributePlace = {
  stationNumber?: string | undefined
  typeNo?: string | undefined
  attributeKind: AttributeKind
  sampleBy: SampleSpan
}

/** Those that judge this chart, in the order in which they take over. */
export const attributeLimitsFor = (all: readonly AttributeLimits[], place: AttributePlace) =>
  all
    .filter(
      (one) =>
        one.withdrawnAt === null &&
        one.stationNumber === (place.stationNumber ?? null) &&
        one.typeNo === (place.typeNo ?? null) &&
        one.attributeKind === place.attributeKind &&
        one.sampleBy === place.sampleBy,
    )
    .toSorted((a, b) => order(a.validFrom, b.validFrom) || order(a.frozenAt, b.frozenAt))
const order = (a: string, b: string) => Date.parse(a) - Date.parse(b)

export type AttributeStage = {
  at: number
  limits: AttributeLimits | null
  chart: Chart | null
  points: (ChartPoint | null)[]
  /** Counted from the first sample of the chart. */
  broken: RuleBreak<Rule>[]
}

/** Each sample is judged by the limits of the time it began in; what is before the first, by limits of its own samples. */
export function attributeStages(
  kind: AttributeKind,
  samples: Samples,
  limits: readonly AttributeLimits[],
  rulesOf: (limits: AttributeLimits | null) => readonly string[],
): AttributeStage[] {
  const borders = limits.map(({ validFrom }) => {
    const from = samples.findIndex(({ start }) => start >= Date.parse(validFrom))
    return from < 0 ? samples.length : from
  })
  const stages = [{ at: 0, limits: null }, ...limits.map((one, i) => ({ at: borders[i]!, limits: one }))]
  return stages.flatMap((stage, i) => {
    const to = stages[i + 1]?.at ?? samples.length
    if (stage.at >= to) return []
    const own = samples.slice(stage.at, to)
    const chart = attributeChart(kind, own, stage.limits ?? undefined)
    const points = chart?.points ?? own.map(() => null)
    const rules = rulesOf(stage.limits).map((rule) => Number(rule) as Rule) // one of `attributeRules`
    const broken = findRuleBreaks(points, rules).map(({ rule, at }) => ({ rule, at: at + stage.at }))
    return { ...stage, chart, points, broken }
  })
}
