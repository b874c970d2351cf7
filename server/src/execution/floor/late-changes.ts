import { isoOf } from '../../platform/db/instants.ts'
import { columnsOf, insertRows, type Sql } from '../../platform/db/rows.ts'
import type { Span } from '../../plant/plant/plant.ts'
import type { Interval } from './intervals.ts'
import type { Writes } from './writes.ts'

const minute = 60_000
const quarter = 15 * minute
const aDay = 86_400_000
/** Sums of a day may be kept when it has been over so long. */
export const settledAfter = 60 * minute
/** Marked ten minutes before that: a message whose transaction began earlier has long been stored when its day is summed up. */
const lateAfter = 50 * minute

/** The UTC days of reports about times long past. Nothing of it for a message that comes in time. */
export function lateDays(touched: readonly Span[], now: number): string[] {
  const late = touched.filter(({ from }) => from < now - lateAfter)
  return [...new Set(late.flatMap(({ from, to }) => utcDays({ from, to: Math.min(to, now) })))].sort()
}

/** Also that of its end. */
export function utcDays({ from, to }: Span): string[] {
  const days: string[] = []
  for (let at = from - (from % aDay); at <= to; at += aDay) days.push(isoOf(at).slice(0, 10))
  return days
}

const startOf = ({ startTime }: Interval) => Date.parse(startTime)
const isSame = (a: Interval, b: Interval | undefined) =>
  a.startTime === b?.startTime && a.stationStatus === b.stationStatus

/** From the first to the last moment at which the intervals differ from before. */
export function changedSpan(before: readonly Interval[], after: readonly Interval[]): Span[] {
  const first = after.findIndex((one, at) => !isSame(one, before[at]))
  const from = first < 0 ? after.length : first
  if (from >= before.length && from >= after.length) return []
  const same = after.toReversed().findIndex((one, at) => !isSame(one, before.at(-1 - at)))
  const kept = Math.min(same < 0 ? after.length : same, after.length - from, before.length - from)
  const next = kept === 0 ? undefined : after.at(-kept)
  const begins = [before[from], after[from]].flatMap((one) => (one ? [startOf(one)] : []))
  return [{ from: Math.min(...begins), to: next ? startOf(next) : Infinity }]
}

/** A pass counts in the quarter of an hour it ended in, which may lie in two days. */
export const changedSlots = ({ slots }: Pick<Writes, 'slots'>): Span[] =>
  [...slots.values()].map(({ slot }) => ({ from: slot, to: slot + quarter }))

const columns = columnsOf<{ day: string }>({ day: 'date' })

export const storeLate = (client: Sql, line: string, days: readonly string[]): Promise<unknown>[] =>
  days.length === 0
    ? []
    : [
        insertRows(
          client,
          'late_changes',
          line,
          columns(days.map((day) => ({ day }))),
          'on conflict (line_number, day) do update set changes = late_changes.changes + 1',
        ),
      ]
