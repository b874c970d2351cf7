import { controlOf } from '@takt/statistics/control.ts'
import { histogramOf } from '@takt/statistics/histogram.ts'
import { runLengthOf } from '@takt/statistics/run-lengths.ts'
import type { Rule } from '@takt/statistics/runs.ts'
import { type ChartInput, type ChartReport, chartRules, firstRules } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { currentSettings } from '../../plant/settings/settings.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { gaugeStateOf } from '../gauges/gauges.ts'
import { limitsAt } from './limits.queries.ts'
import { figuresOf } from './figures.ts'
import { chartPoints } from './points.ts'
import type { Points } from './points-of.ts'
import { limitsFor, stagesOf } from './stages.ts'

/** All the page shows of a characteristic, from one reading of its values: what is drawn and what is exported is the same. */
export async function reportOf(call: LineCall, chartInput: ChartInput) {
  const [points, related] = await Promise.all([
    chartPoints(call, chartInput, { fitting: true }),
    relatedTo(call, chartInput),
  ])
  return reportFrom(chartInput, points, related)
}

/** What a chart shows besides its points. */
export async function relatedTo(call: LineCall, chartInput: ChartInput) {
  const [gauge, frozen, { targets }] = await Promise.all([
    gaugeOf(call, chartInput),
    limitsAt(call.db, call.line, chartInput),
    currentSettings(call.db),
  ])
  return { gauge, frozen, targets }
}
type Related = Awaited<ReturnType<typeof relatedTo>>

/** From what was read already. */
export function reportFrom(
  chartInput: ChartInput,
  points: Points,
  { gauge, frozen, targets }: Related,
): ChartReport {
  const { groups, passes, kind, characteristic, values } = points
  const limits = limitsFor(frozen, chartInput.typeNo ?? null, points)
  const stages = stagesOf(points, limits)
  const rulesOf = (one: ChartLimits | null) =>
    chartInput.rules ?? (one ? chartRules.filter((rule) => one.rules.includes(rule)) : firstRules)
  const { location, spread, broken } = controlOf(groups, kind, stages, (stage) =>
    rulesOf(stage.limits).map(ruleNumber),
  )
  const rules = rulesOf(stages.at(-1)?.limits ?? null)
  const sizes = new Set(groups.map(({ moments }) => moments.n))
  const {
    resultCode,
    resultName,
    resultUnit: unit,
    lowerSpecLimit,
    upperSpecLimit,
    targetValue,
  } = characteristic
  return {
    resultCode,
    resultName,
    unit,
    minValue: lowerSpecLimit,
    standardValue: targetValue,
    maxValue: upperSpecLimit,
    ...points.about,
    chartKind: kind,
    groupSize: sizes.size === 1 ? [...sizes][0]! : null, // the one there is
    leftOver: values.length - groups.reduce((sum, { moments }) => sum + moments.n, 0),
    ...periodOf(points),
    times: groups.map(({ units }) => passes.times[units.at(-1)!]!), // a group has a unit
    values: groups.map(({ moments }) => moments.mean),
    spreads: withoutNoise(spread.values, values),
    units: groups.map(({ units }) => units.map((at) => passes.serials[at]!)),
    location: location.levels,
    spread: spread.levels,
    basis: points.basis && { mean: points.basis.mean, sigma: points.basis.sigma },
    stages: stages.map(({ from: at, limits: one }) => ({
      at,
      limitsId: one?.limitsId ?? null,
      frozenAt: one?.frozenAt ?? null,
      frozenBy: one?.frozenBy ?? null,
    })),
    rules: [...rules],
    runLength: runLengthOf(rules.map(ruleNumber)),
    broken,
    figures: figuresOf(points, {
      convention: targets.convention,
      stable: location.levels.length > 0 ? broken.length === 0 : null,
    }),
    gauge,
    bins: histogramOf(values, characteristic),
  }
}

/** To 12 digits of the readings: the range of 10.3 and 10.1 is 0.2, not 0.20000000000000107. Null where there is none. */
function withoutNoise(spreads: Float64Array, readings: Float64Array) {
  const largest = readings.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const scale = 10 ** (exactDigits - Math.ceil(Math.log10(largest || 1)))
  return Array.from(spreads, (value) => (Number.isNaN(value) ? null : Math.round(value * scale) / scale))
}
const exactDigits = 12

const ruleNumber = (rule: string) => Number(rule) as Rule // one of `chartRules`

function periodOf({ groups, passes }: Points) {
  const [first, last] = [groups[0]?.units[0], groups.at(-1)?.units.at(-1)]
  if (first === undefined || last === undefined) return { since: null, until: null }
  return { since: isoOf(passes.times[first]!), until: isoOf(passes.times[last]! + 1) }
}

async function gaugeOf({ db, line }: LineCall, chartInput: ChartInput): Promise<ChartReport['gauge']> {
  const clock = await clockOf(db, line)
  const state = await gaugeStateOf(db, line, chartInput, clock.productionDayOf(Date.now()))
  if (!state) return null
  const { studyId, gaugeId, gaugeVerdict, studiedAt } = state.study
  return { studyId, gaugeId, gaugeVerdict, studiedAt, isOver: state.isOver }
}
