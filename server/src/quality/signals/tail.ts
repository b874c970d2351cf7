import { pointsOf as lengthOf } from '@takt/statistics/runs.ts'
import { chartRules } from '@takt/contract/charts.ts'
import type { ChartedPasses } from '../../execution/values/values.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import type { Points } from '../charts/charts.ts'
import { ruleNumber } from './find.ts'

/** Of a point: when its first and last units were measured, and the unit its range begins with. */
type Span = { first: number; end: number; rangeFrom: number }
/**
 * What is remembered of the points that were judged, so that next time no more is read than the new ones need. `openFrom`: the first unit that has no
 * subgroup yet, Infinity for none. `last`: when the last unit was measured, in the production day that began at `dayStart`.
 */
export type Tail = { spans: Span[]; openFrom: number; last: number; dayStart: number }

export type Window = { tail: Tail; changedFrom: number; from: number }

/** Points that a rule looks at, at most. */
const context = Math.max(...chartRules.map((rule) => lengthOf(ruleNumber(rule))))
/** As many points may be new, or late, until all are read again. */
const mostSpans = 256

/**
 * From when on units must be read so that every point that ends at `changedFrom` or later comes out as if all were read: with the points that its rules
 * look back at, and with none of the subgroups cut. Null: all must be read.
 */
export function windowOf({ spans, openFrom, last, dayStart }: Tail, changedFrom: number, clock: PlantClock) {
  if (changedFrom < dayStart || clock.dayAt(last).start !== dayStart) return null
  const firstNew = spans.findIndex(({ end }) => end >= changedFrom)
  const behind = spans.slice(0, firstNew < 0 ? spans.length : firstNew).slice(-context)
  if (behind.length < context) return null
  let from = Math.min(openFrom, changedFrom, ...behind.map(({ rangeFrom }) => rangeFrom))
  for (;;) {
    const cut = spans.filter(({ first, end }) => first < from && end >= from)
    if (cut.length === 0) break
    from = Math.min(...cut.map(({ first }) => first))
  }
  // What ended before the first that is remembered is not cut either.
  return from > spans[0]!.end ? from : null
}

/** A type that comes back after the units that were read has its last unit, and its open subgroup, before them. */
export function reachesBack({ times, types }: ChartedPasses, changedFrom: number) {
  const seen = new Set<string | null>()
  for (let at = 0; at < times.length; at++) {
    if (times[at]! < changedFrom) seen.add(types[at]!)
    else if (!seen.has(types[at]!)) return false
  }
  return true
}

/** `earlier`: what was remembered before these points were read `from` an instant on, as some changed. */
export function tailOf(points: Points, clock: PlantClock, earlier: Window | null): Tail | null {
  const { groups, passes, kind } = points
  const { times } = passes
  const last = times.at(-1)
  // A unit may get its lot later.
  if (last === undefined || points.about.subgroupBy === 'lot') return null
  const dayStart = clock.dayAt(last).start
  const spans = groups.slice(-mostSpans).map(({ units, before }): Span => {
    const first = times[units[0]!]!
    const rangeFrom = before === null ? first : times[placeBefore(passes, units[0]!)]!
    return { first, end: times[units.at(-1)!]!, rangeFrom }
  })
  const grouped = new Set(groups.flatMap(({ units }) => units))
  const open = times.findIndex((time, at) => time >= dayStart && !grouped.has(at))
  // With what a range begins is not among the units that were read only because rules look back at it.
  const border = !earlier ? -Infinity : kind === 'iMr' ? earlier.changedFrom : earlier.from
  const judgedSpans = earlier?.tail.spans.filter(({ end }) => end < border) ?? []
  const news = spans.filter(({ end }) => end >= border)
  return {
    spans: [...judgedSpans, ...news].slice(-mostSpans),
    openFrom: open < 0 ? Infinity : times[open]!,
    last,
    dayStart,
  }
}

function placeBefore({ types }: ChartedPasses, at: number) {
  let before = at - 1
  while (types[before] !== types[at]) before--
  return before
}
