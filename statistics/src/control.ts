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

/** The subgroup of a stream that is not full yet, with its key, and the last reading; NaN: none. */
type Stream = { open: Group | null; key: string; last: number }

/**
 * In the order of their last units. So few consecutive units that they are no subgroup yet are left out: they would bend the limits. `unitAt` may
 * return the same object each time.
 */
export function groupUnits(count: number, unitAt: (at: number) => MeasuredUnit, plan: Subgrouping): Group[] {
  const streams = new Map<string, Stream>()
  const groups: Group[] = []
  for (let at = 0; at < count; at++) {
    const unit = unitAt(at)
    if (unit.readings.length === 0) continue
    const stream = streams.get(unit.stream) ?? { open: null, key: unit.key, last: Number.NaN }
    streams.set(unit.stream, stream)
    putIn(stream, at, unit, plan, groups)
  }
  if (plan.by === 'key') for (const { open } of streams.values()) if (open) groups.push(open)
  return streams.size < 2 ? groups : groups.sort((a, b) => a.units.at(-1)! - b.units.at(-1)!)
}

/** What is complete with it goes to `groups`. */
function putIn(
  stream: Stream,
  at: number,
  { readings, key }: MeasuredUnit,
  plan: Subgrouping,
  groups: Group[],
) {
  const joins = plan.by === 'consecutive' || stream.key === key ? stream.open : null
  let moments = joins?.moments ?? null
  for (const value of readings) moments = addTo(moments, value)
  if (!moments) return
  if (!joins && stream.open) groups.push(stream.open)
  const group = joins ? grown(joins, at, moments) : begun(stream, at, moments)
  const isFull = plan.by === 'consecutive' && group.units.length === plan.units
  if (isFull) groups.push(group)
  stream.open = isFull ? null : group
  stream.key = key
  stream.last = readings[readings.length - 1]!
}

function begun({ last }: Stream, unit: number, moments: Moments): Group {
  const before = moments.n === 1 && !Number.isNaN(last) ? last : null
  return { units: [unit], moments, range: before === null ? null : Math.abs(moments.mean - before), before }
}

/** A lot has thousands of units: a copy for each would be their square. */
function grown(group: Group, unit: number, moments: Moments): Group {
  group.units.push(unit)
  group.moments = moments
  group.range = group.before = null
  return group
}

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
 * The moving range after a single value that is out spans that value, and is no signal of its own (decision 178). `since`: what points before
 * this one break is not named.
 */
export function controlOf<S extends Stage>(
  groups: readonly Group[],
  kind: ChartKind,
  stages: readonly S[],
  rulesOf: (stage: S) => readonly Rule[],
  since = 0,
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
      findBreaksOf(track, ofStage, since - from).map(({ rule, at }) => ({ rule, at: at + from, chart }))
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
