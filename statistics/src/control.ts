import {
  type ChartBasis,
  type ChartPoint,
  type ChartPoints,
  pointAt,
  xBarRChart,
  xBarSChart,
} from './charts.ts'
import { constantsOf } from './constants.ts'
import { addTo, mergeAll, type Moments, momentsOf } from './moments.ts'
import { ratio } from './ratio.ts'
import { findRuleBreaks, type Rule, type RuleBreak, skewedRules } from './runs.ts'
import { sigmaWithin, type WithinSigma } from './sigma.ts'
import { estimatorOf, type Subgrouping } from './subgroups.ts'

/** X̄ with the range, X̄ with the standard deviation, single values with the moving range. */
export type ChartKind = 'xBarR' | 'xBarS' | 'iMr'

/** A unit as it was measured. Units of one stream (a type, a production day) may stand in one subgroup; of one key they do. */
export type MeasuredUnit = { readings: readonly number[]; stream: string; key: string }
/** Which units are a point. `range`: of a single value, to the one `before` it in its stream. */
export type Group = { units: number[]; moments: Moments; range: number | null; before: number | null }

/** In the order of their last units. So few consecutive units that they are no subgroup yet are left out: they would bend the limits. */
export function groupUnits(units: Iterable<MeasuredUnit>, plan: Subgrouping): Group[] {
  const open = new Map<string, { group: Group; key: string }>()
  const last = new Map<string, number>()
  const groups: Group[] = []
  let at = -1
  for (const { readings, stream, key } of units) {
    at += 1
    if (readings.length === 0) continue
    const before = open.get(stream)
    const joins = before && (plan.by === 'consecutive' || before.key === key) ? before.group : null
    let moments = joins?.moments ?? null
    for (const value of readings) moments = addTo(moments, value)
    if (!moments) continue
    const previous = moments.n === 1 ? (last.get(stream) ?? null) : null
    const range = rangeFrom(previous, readings[0]!)
    const group: Group = joins ?? { units: [], moments, range, before: previous }
    group.units.push(at) // a lot has thousands of units: a copy for each would be their square
    group.moments = moments
    group.range = range
    group.before = previous
    last.set(stream, readings.at(-1)!)
    if (before && !joins) groups.push(before.group)
    if (plan.by === 'consecutive' && group.units.length === plan.units) {
      groups.push(group)
      open.delete(stream)
    } else open.set(stream, { group, key })
  }
  if (plan.by === 'key') groups.push(...[...open.values()].map(({ group }) => group))
  return groups.toSorted((a, b) => a.units.at(-1)! - b.units.at(-1)!)
}

const rangeFrom = (before: number | null, value: number) =>
  before === null ? null : Math.abs(value - before)

/** Up to ten values their range says nearly all, of more it does not (AIAG SPC, ch. II). */
export const kindFor = (plan: Subgrouping): ChartKind => {
  if (plan.by === 'key') return 'xBarS'
  const size = plan.units * plan.readings
  return size === 1 ? 'iMr' : size <= 10 ? 'xBarR' : 'xBarS'
}

/** By the estimator the subgroups ask for, so that chart and capability name one sigma; null if nothing can be estimated. */
export function basisFor(groups: readonly Group[], plan: Subgrouping, kind: ChartKind): ChartBasis | null {
  const moments = groups.map((group) => group.moments)
  const overall = mergeAll(moments)
  const { estimator, sigma } = withinFor(groups, plan, kind)
  return overall && sigma !== null && sigma > 0 ? { estimator, mean: overall.mean, sigma } : null
}

export function withinFor(groups: readonly Group[], plan: Subgrouping, kind: ChartKind): WithinSigma {
  const estimator = estimatorOf(plan)
  if (estimator === 'movingRange') return { estimator, sigma: fromRanges(groups) }
  return sigmaWithin(
    groups.map(({ moments }) => moments),
    kind === 'xBarS' && estimator === 'rBar' ? 'sBar' : estimator,
  )
}

const fromRanges = (groups: readonly Group[]) =>
  ratio(
    momentsOf(groups.map(({ range }) => range ?? Number.NaN))?.mean ?? null, // a gap is no value
    constantsOf(2)!.d2, // 2 is in the table
  )

/** A stretch of the chart under one pair of limits. */
export type Stage = { from: number; to: number; basis: ChartBasis }
export type Broken = RuleBreak<Rule> & { chart: 'location' | 'spread' }
export type Control = { location: ChartPoints; spread: ChartPoints; broken: Broken[] }

/** Some of the points by themselves: the first one's range, to what lies before it, is none of theirs. */
export const stretchOf = (groups: readonly Group[], from: number, to?: number): Group[] =>
  groups.slice(from, to).map((group, at) => (at === 0 && from > 0 ? { ...group, range: null } : group))

/**
 * Each stage by its own limits. A pattern does not reach over a border: the process was changed there. Zones say nothing of ranges.
 * The moving range after a single value that is out spans that value, and is no signal of its own (decision 178).
 */
export function controlOf(
  groups: readonly Group[],
  kind: ChartKind,
  stages: readonly Stage[],
  rules: readonly Rule[],
): Control {
  const control: Control = { location: [], spread: [], broken: [] }
  for (const { from, to, basis } of stages) {
    const { location, spread } = pointsOf(stretchOf(groups, from, to), kind, basis)
    const isEcho = ({ rule, at }: RuleBreak<Rule>) => {
      const { before } = groups[at]!
      const limits = location[at - from]
      return rule === 1 && before !== null && !!limits && (before < limits.lower || before > limits.upper)
    }
    const breaks = (points: ChartPoints, chart: Broken['chart'], asked: readonly Rule[]) =>
      findRuleBreaks(points, asked).map(({ rule, at }) => ({ rule, at: at + from, chart }))
    control.broken.push(
      ...breaks(location, 'location', rules),
      ...breaks(
        spread,
        'spread',
        rules.filter((rule) => skewedRules.includes(rule)),
      ).filter((one) => !isEcho(one)),
    )
    control.location.push(...location)
    control.spread.push(...spread)
  }
  return control
}

function pointsOf(groups: readonly Group[], kind: ChartKind, basis: ChartBasis) {
  const moments = groups.map((group) => group.moments)
  const none = { location: [], spread: [] }
  if (kind === 'xBarR') return xBarRChart(moments, basis) ?? none
  if (kind === 'xBarS') return xBarSChart(moments, basis) ?? none
  const { d2, d3 } = constantsOf(2)! // 2 is in the table
  const { mean, sigma } = basis
  return {
    location: groups.map(({ moments: { mean: value } }) => pointAt(value, mean, sigma)),
    spread: groups.map(({ range }) => pointAt(range, d2 * sigma, d3 * sigma, 0)),
  }
}

/** Where lines of a chart stay level: one entry for all points that share centre and limits. */
export type Level = Omit<ChartPoint, 'value'> & { at: number }

export function levelsOf(points: ChartPoints): Level[] {
  const levels: Level[] = []
  for (let at = 0; at < points.length; at++) {
    const point = points[at]
    if (!point) continue
    const { centre, sigma, lower, upper } = point
    const before = levels.at(-1)
    if (before?.centre !== centre || before.sigma !== sigma) levels.push({ at, centre, sigma, lower, upper })
  }
  return levels
}
