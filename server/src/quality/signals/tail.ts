import type { Group } from '@takt/statistics/control.ts'
import { pointsOf as lengthOf } from '@takt/statistics/runs.ts'
import { countBelow } from '@takt/statistics/sorted.ts'
import { chartRules } from '@takt/contract/charts.ts'
import type { ChartedPasses } from '../../execution/values/values.ts'
import type { Days, Points } from '../charts/points-of.ts'
import { ruleNumber } from './find.ts'

/** Of each point, in the order of the points: when its first and last units were measured, and the unit its range begins with. As objects they kept the collector busy. */
type Spans = { firsts: Float64Array; ends: Float64Array; rangesFrom: Float64Array }
/**
 * What is remembered of the points that were judged, so that next time no more is read than the new ones need. `openFrom`: the first unit that has no
 * subgroup yet, Infinity for none. `last`: when the last unit was measured, in the production day that began at `dayStart`.
 */
export type Tail = { spans: Spans; openFrom: number; last: number; dayStart: number }

/** What a thread can be handed instead of a copy. */
export const buffersOf = ({ spans: { firsts, ends, rangesFrom } }: Tail) =>
  [firsts, ends, rangesFrom].map((column) => column.buffer as ArrayBuffer) // nobody else's: `latest` copies

export type Window = { tail: Tail; changedFrom: number; from: number }

/** Points that a rule looks at, at most. */
const context = Math.max(...chartRules.map((rule) => lengthOf(ruleNumber(rule))))
/**
 * As many points may be new, or late, until all are read again; of a station that measures hundreds a second, also those of the last seconds. They come
 * on top: after a pause all of the last seconds are new, and a message that is late by half a second would find none before it.
 */
const fewestSpans = 256
export const mostRemembered = 2048
/** So late, in ms, messages of a busy station come. */
export const lately = 4000

/**
 * From when on units must be read so that every point that ends at `changedFrom` or later comes out as if all were read: with the points that its rules
 * look back at, and with none of the subgroups cut. Null: all must be read.
 */
export function windowOf({ spans, openFrom, last, dayStart }: Tail, changedFrom: number, days: Days) {
  if (changedFrom < dayStart || days.dayAt(last).start !== dayStart) return null
  const { firsts, ends, rangesFrom } = spans
  const behind = countBelow(ends, changedFrom)
  if (behind < context) return null
  let from = Math.min(openFrom, changedFrom, ...rangesFrom.subarray(behind - context, behind))
  for (let cut = from; ; from = cut) {
    for (let at = countBelow(ends, from); at < ends.length; at++) cut = Math.min(cut, firsts[at]!)
    if (cut === from) break
  }
  // What ended before the first that is remembered is not cut either.
  return from > ends[0]! ? from : null
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
export function tailOf(points: Points, days: Days, earlier: Window | null): Tail | null {
  const { groups, passes, kind } = points
  const { times } = passes
  const last = times.at(-1)
  // A unit may get its lot later.
  if (last === undefined || points.about.subgroupBy === 'lot') return null
  const dayStart = days.dayAt(last).start
  const grouped = new Uint8Array(times.length)
  for (const { units } of groups) for (const at of units) grouped[at] = 1
  let open = countBelow(times, dayStart)
  while (grouped[open]) open++
  // With what a range begins is not among the units that were read only because rules look back at it.
  const border = !earlier ? -Infinity : kind === 'iMr' ? earlier.changedFrom : earlier.from
  const judged = earlier?.tail.spans
  const kept = judged ? countBelow(judged.ends, border) : 0
  const endOf = ({ units }: Group) => times[units.at(-1)!]! // a group has units
  let firstNew = groups.length
  while (firstNew > 0 && endOf(groups[firstNew - 1]!) >= border) firstNew--
  const news = groups.slice(Math.max(firstNew, groups.length - mostRemembered))
  const column = (before: Float64Array | undefined, of: (group: Group) => number) => {
    const all = new Float64Array(kept + news.length)
    if (before) all.set(before.subarray(0, kept))
    for (let at = 0; at < news.length; at++) all[kept + at] = of(news[at]!)
    return all
  }
  const rangeFrom = ({ units: [first], before }: Group) =>
    times[before === null ? first! : placeBefore(passes, first!)]!
  const spans = latest(
    {
      firsts: column(judged?.firsts, ({ units }) => times[units[0]!]!),
      ends: column(judged?.ends, endOf),
      rangesFrom: column(judged?.rangesFrom, rangeFrom),
    },
    last,
  )
  return { spans, openFrom: times[open] ?? Infinity, last, dayStart }
}

function latest({ firsts, ends, rangesFrom }: Spans, last: number): Spans {
  const late = ends.length - countBelow(ends, last - lately)
  const from = -Math.min(mostRemembered, fewestSpans + late)
  // Copies: of a part of an array a thread is sent the whole.
  return { firsts: firsts.slice(from), ends: ends.slice(from), rangesFrom: rangesFrom.slice(from) }
}

function placeBefore({ types }: ChartedPasses, at: number) {
  let before = at - 1
  while (types[before] !== types[at]) before--
  return before
}
