import { type ChartBasis, xBarRChart, xBarSChart } from './charts.ts'
import { constantsOf } from './constants.ts'
import { addTo, mergeAll, type Moments, momentsOf } from './moments.ts'
import { ratio } from './ratio.ts'
import { findBreaksOf, type Rule, type RuleBreak, skewedRules } from './runs.ts'
import { sigmaWithin, type WithinSigma } from './sigma.ts'
import { estimatorOf, type Subgrouping } from './subgroups.ts'
import { addTrack, gaps, levelTrack, type Track, trackOf } from './tracks.ts'

/** X̄ with the range, X̄ with the standard deviation, single values with the moving range. */
export type ChartKind = 'xBarR' | 'xBarS' | 'iMr'

/** A unit as it was measured. Units of one stream (a type, a production day) may be in one subgroup; of one key they are. */
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
    const group = joins ? grown(joins, at, moments) : { units: [at], moments, range, before: previous }
    last.set(stream, readings.at(-1)!)
    if (before && !joins) groups.push(before.group)
    if (plan.by === 'consecutive' && group.units.length === plan.units) {
      groups.push(group)
      open.delete(stream)
    } else open.set(stream, { group, key })
  }
  if (plan.by === 'key') groups.push(...[...open.values()].map(({ group }) => group))
  return groups.sort((a, b) => a.units.at(-1)! - b.units.at(-1)!)
}

/** A lot has thousands of units: a copy for each would be their square. */
function grown(group: Group, unit: number, moments: Moments): Group {
  group.units.push(unit)
  group.moments = moments
  group.range = group.before = null
  return group
}

const rangeFrom = (before: number | null, value: number) =>
  before === null ? null : Math.abs(value - before)

/** Up to ten values their range contains nearly all the information, of more it does not (AIAG SPC, ch. II). */
export const kindFor = (plan: Subgrouping): ChartKind => {
  if (plan.by === 'key') return 'xBarS'
  const size = plan.units * plan.readings
  return size === 1 ? 'iMr' : size <= 10 ? 'xBarR' : 'xBarS'
}

/** By the estimator of the subgroups, so that chart and capability name one sigma; null if nothing can be estimated. */
export function basisFor(
  groups: readonly Group[],
  plan: Subgrouping,
  kind: ChartKind,
  { estimator, sigma } = withinFor(groups, plan, kind),
): ChartBasis | null {
  const overall = mergeAll(groups.map(({ moments }) => moments))
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

function fromRanges(groups: readonly Group[]) {
  const ranges = new Float64Array(groups.length)
  for (let at = 0; at < ranges.length; at++) ranges[at] = groups[at]!.range ?? Number.NaN // a gap is no value
  return ratio(momentsOf(ranges)?.mean ?? null, constantsOf(2)!.d2) // 2 is in the table
}

/** A stretch of the chart under one pair of limits. */
export type Stage = { from: number; to: number; basis: ChartBasis }
export type Broken = RuleBreak<Rule> & { chart: 'location' | 'spread' }
/** Parallel to the groups: a group outside of all stages is a gap. */
export type Control = { location: Track; spread: Track; broken: Broken[] }

/** Some of the points by themselves: the first one's range, to the point before it, is not theirs. */
export function stretchOf(groups: readonly Group[], from: number, to?: number): Group[] {
  const some = groups.slice(from, to)
  if (from > 0 && some[0]) some[0] = { ...some[0], range: null }
  return some
}

/**
 * Each stage by its own limits and rules. A pattern does not reach over a border: the process was changed there. Zones do not apply to ranges.
 * The moving range after a single value that is out spans that value, and is no signal of its own (decision 178).
 */
export function controlOf<S extends Stage>(
  groups: readonly Group[],
  kind: ChartKind,
  stages: readonly S[],
  rulesOf: (stage: S) => readonly Rule[],
): Control {
  const control: Control = { location: gaps(groups.length), spread: gaps(groups.length), broken: [] }
  for (const stage of stages) {
    const { from, to, basis } = stage
    const rules = rulesOf(stage)
    const { location, spread } = tracksOf(stretchOf(groups, from, to), kind, basis)
    const isEcho = ({ rule, at }: RuleBreak<Rule>) => {
      const { before } = groups[at]!
      const limits = location.levels.findLast((level) => level.at <= at - from)
      return rule === 1 && before !== null && !!limits && (before < limits.lower || before > limits.upper)
    }
    const breaks = (track: Track, chart: Broken['chart'], ofStage: readonly Rule[]) =>
      findBreaksOf(track, ofStage).map(({ rule, at }) => ({ rule, at: at + from, chart }))
    control.broken.push(
      ...breaks(location, 'location', rules),
      ...breaks(
        spread,
        'spread',
        rules.filter((rule) => skewedRules.includes(rule)),
      ).filter((one) => !isEcho(one)),
    )
    addTrack(control.location, location, from)
    addTrack(control.spread, spread, from)
  }
  return control
}

function tracksOf(groups: readonly Group[], kind: ChartKind, basis: ChartBasis) {
  if (kind !== 'iMr') {
    const moments = groups.map((group) => group.moments)
    const chart = kind === 'xBarR' ? xBarRChart(moments, basis) : xBarSChart(moments, basis)
    return { location: trackOf(chart?.location ?? []), spread: trackOf(chart?.spread ?? []) }
  }
  const { d2, d3 } = constantsOf(2)! // 2 is in the table
  const { mean, sigma } = basis
  return {
    location: levelTrack(groups.length, (at) => groups[at]!.moments.mean, mean, sigma), // at each group
    spread: levelTrack(groups.length, (at) => groups[at]!.range, d2 * sigma, d3 * sigma, 0),
  }
}
