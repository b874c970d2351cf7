import { capabilityOf, observedPpm } from '@takt/statistics/capability.ts'
import type { ChartPoints } from '@takt/statistics/charts.ts'
import { basisFor, type Broken, controlOf, levelsOf, withinFor } from '@takt/statistics/control.ts'
import { fitOne } from '@takt/statistics/fit.ts'
import { histogramOf } from '@takt/statistics/histogram.ts'
import { intervalOfWorst } from '@takt/statistics/confidence.ts'
import { momentsOf } from '@takt/statistics/moments.ts'
import { runLengthOf } from '@takt/statistics/run-lengths.ts'
import type { NelsonRule } from '@takt/statistics/runs.ts'
import { type ChartInput, type ChartReport, chartRules, firstRules } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { gaugeStateOf } from '../gauges/gauges.ts'
import { limitsAt } from './limits.queries.ts'
import { chartPoints, type Points } from './points.ts'
import { limitsFor, type LimitedStage, stagesOf } from './stages.ts'

/** All the page shows of a characteristic, from one reading of its values: what is drawn and what is exported is the same. */
export async function reportOf(call: LineCall, wanted: ChartInput): Promise<ChartReport> {
  const [points, gauge, frozen] = await Promise.all([
    chartPoints(call, wanted),
    gaugeOf(call, wanted),
    limitsAt(call.db, call.line, wanted),
  ])
  const { groups, passes, kind, characteristic, values } = points
  const limits = limitsFor(frozen, wanted.typeNo ?? null, points)
  const stages = stagesOf(points, limits)
  const rulesOf = (one: ChartLimits | null) =>
    wanted.rules ?? (one ? chartRules.filter((rule) => one.rules.includes(rule)) : firstRules)
  const { location, spread, broken } = judge(groups, kind, stages, rulesOf)
  const asked = rulesOf(stages.at(-1)?.limits ?? null)
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
    times: groups.map(({ units }) => passes[units.at(-1)!]!.testTime), // a group has a unit
    values: groups.map(({ moments }) => moments.mean),
    spreads: groups.map((_, at) => spread[at]?.value ?? null),
    units: groups.map(({ units }) => units.map((at) => passes[at]!.productSn)),
    location: levelsOf(location),
    spread: levelsOf(spread),
    basis: basisOf(points),
    stages: stages.map(({ from: at, limits: one }) => ({
      at,
      limitsId: one?.limitsId ?? null,
      frozenAt: one?.frozenAt ?? null,
      frozenBy: one?.frozenBy ?? null,
    })),
    rules: [...asked],
    runLength: runLengthOf(asked.map(ruleNumber)),
    broken,
    figures: figuresOf(points),
    gauge,
    bins: histogramOf(values, characteristic),
  }
}

const ruleNumber = (rule: string) => Number(rule) as NelsonRule // one of the eight

/** Each stage by its own limits and rules; a stretch that has none has no limits, and keeps its place. */
function judge(
  groups: Points['groups'],
  kind: Points['kind'],
  stages: readonly LimitedStage[],
  rulesOf: (limits: ChartLimits | null) => readonly string[],
) {
  const none = () => groups.map((): ChartPoints[number] => null)
  const whole = { location: none(), spread: none(), broken: [] as Broken[] }
  for (const stage of stages) {
    const { location, spread, broken } = controlOf(
      groups,
      kind,
      [stage],
      rulesOf(stage.limits).map(ruleNumber),
    )
    for (const [at, point] of location.entries()) whole.location[stage.from + at] = point
    for (const [at, point] of spread.entries()) whole.spread[stage.from + at] = point
    whole.broken.push(...broken)
  }
  return whole
}

function basisOf({ groups, plan, kind }: Points) {
  const basis = basisFor(groups, plan, kind)
  return basis && { mean: basis.mean, sigma: basis.sigma }
}

function periodOf({ groups, passes }: Points) {
  const [first, last] = [groups[0]?.units[0], groups.at(-1)?.units.at(-1)]
  if (first === undefined || last === undefined) return { since: null, until: null }
  return { since: passes[first]!.testTime, until: isoOf(Date.parse(passes[last]!.testTime) + 1) }
}

async function gaugeOf({ db, line }: LineCall, wanted: ChartInput): Promise<ChartReport['gauge']> {
  const clock = await clockOf(db, line)
  const state = await gaugeStateOf(db, line, wanted, clock.productionDayOf(Date.now()))
  if (!state) return null
  const { studyId, gaugeId, gaugeVerdict, studiedAt } = state.study
  return { studyId, gaugeId, gaugeVerdict, studiedAt }
}

/** Of all values, also of those that are in no full subgroup yet: they are as the table of measured data counts them. */
function figuresOf({ groups, values, plan, kind, characteristic }: Points): ChartReport['figures'] {
  const moments = momentsOf(values)
  const within = withinFor(groups, plan, kind)
  const found = capabilityOf(moments, within, characteristic)
  const { n: sampleNum, enough, mean, estimator, sigmaWithin, sigmaOverall, cp, cpk, pp, ppk } = found
  const [cpkRange, ppkRange] = [intervalOfWorst(cpk, sampleNum), intervalOfWorst(ppk, sampleNum)]
  const observed = observedPpm(values, characteristic).total
  return {
    sampleNum,
    enough,
    mean,
    subgroupNum: groups.length,
    estimator,
    sigmaWithin,
    sigmaOverall,
    lowestValue: moments?.min ?? null,
    highestValue: moments?.max ?? null,
    cp,
    cpk,
    pp,
    ppk,
    ngShare: observed === null ? null : observed / 1e6,
    cpkLower: cpkRange?.lower ?? null,
    cpkUpper: cpkRange?.upper ?? null,
    ppkLower: ppkRange?.lower ?? null,
    ppkUpper: ppkRange?.upper ?? null,
    ppmObserved: observed,
    ppmWithin: found.expectedWithin.total,
    ppmOverall: found.expectedOverall.total,
    normalP: fitOne('normal', values)?.p ?? null,
  }
}
