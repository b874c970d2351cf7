import type { Shift } from '@takt/contract/plant.ts'
import { type Span, together, within, without } from './spans.ts'

/** One time a shift is worked; where no shift is defined, the local day from the hour it begins at to the next. Milliseconds, end not included. */
export type Occurrence = { shiftName: string | null; productionDay: string; start: number; end: number }

/**
 * Plant time of one line. All instants are milliseconds since 1970; days are `2026-03-29`.
 * A production day is the local date on which a shift started: it lasts from its first shift's start to the next day's first
 * shift's start, so a night shift after midnight and the gap after a shift belong to the day before.
 */
export type PlantClock = {
  hasShifts: boolean
  /** Cheap enough to be asked for every message. */
  productionDayOf: (ms: number) => string
  /** The production day that holds this instant, from start to end. */
  dayAt: (ms: number) => { productionDay: string; start: number; end: number }
  /** The shift that is worked at this instant; null in a gap between shifts. */
  shiftAt: (ms: number) => Occurrence | null
  /** The same, but in a gap the shift that ended last: boards keep showing it until the next one starts. */
  latestShift: (ms: number) => Occurrence
  /** Shift time without breaks, in order, cut to the window; without shifts the window itself. */
  workSpans: (from: number, to: number) => Span[]
  workSecondsBetween: (from: number, to: number) => number
  /** The shift cut at the full hours of the wall clock; its first and last may be shorter. */
  hoursOf: (shift: { start: number; end: number }) => Span[]
}

const utcDay = 86_400_000
const minute = 60_000
const wholeDay = (from: string): Shift[] => [{ shiftName: '', startTime: from, endTime: from, breaks: [] }]
/** Days kept; a replay of some years still fits, and nobody fills the memory with dates. */
const mostDays = 2000

type Day = { productionDay: string; start: number; end: number; shifts: Occurrence[]; work: Span[] }

/** `dayBegins`: when the production day of a line without shifts begins. */
export function plantClock(timeZone: string, shifts: Shift[], dayBegins = '00:00'): PlantClock {
  const hasShifts = shifts.length > 0
  const pattern = (hasShifts ? shifts : wholeDay(dayBegins)).toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  const dayStart = pattern[0]!.startTime
  // A UTC day meets two or three production days. They are kept by its number, so that a message costs a look-up.
  const kept = new Map<number, Day[]>()

  const at = (date: Temporal.PlainDate, clock: string) => date.toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds
  const localDate = (ms: number) => zoned(ms).toPlainDate()
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)

  function makeDay(date: Temporal.PlainDate): Day {
    const productionDay = date.toString()
    const spanOf = (from: Temporal.PlainDate, start: string, end: string) => ({ from: at(from, start), to: at(end > start ? from : from.add({ days: 1 }), end) })
    const worked = pattern.map(({ shiftName, startTime, endTime, breaks }) => {
      const { from, to } = spanOf(date, startTime, endTime)
      const pauses = breaks.map((pause) => spanOf(pause.start >= startTime ? date : date.add({ days: 1 }), pause.start, pause.end))
      return { occurrence: { shiftName: hasShifts ? shiftName : null, productionDay, start: from, end: to }, work: without({ from, to }, pauses) }
    // A shift of an hour that the clocks skip is not worked that night.
    }).filter(({ occurrence }) => occurrence.end > occurrence.start)
    const [start, end] = [at(date, dayStart), at(date.add({ days: 1 }), dayStart)]
    return { productionDay, start, end, shifts: worked.map(({ occurrence }) => occurrence), work: worked.flatMap(({ work }) => work) }
  }

  function daysAround(ms: number) {
    const number = Math.floor(ms / utcDay)
    const known = kept.get(number)
    if (known) return known
    if (kept.size >= mostDays) kept.clear()
    // Wide enough for every time zone and for a shift begun the day before.
    const first = localDate(number * utcDay).subtract({ days: 2 })
    const days = [0, 1, 2, 3, 4].map((later) => makeDay(first.add({ days: later })))
    kept.set(number, days)
    return days
  }

  function dayAt(ms: number): Day {
    const days = daysAround(ms)
    for (let i = days.length - 1; i > 0; i--) if (days[i]!.start <= ms) return days[i]!
    return days[0]!
  }

  function begunBefore(ms: number) {
    return daysAround(ms).flatMap((day) => day.shifts).filter(({ start }) => start <= ms).sort((a, b) => b.start - a.start)
  }

  function workSpans(from: number, to: number): Span[] {
    if (to <= from) return []
    if (!hasShifts) return [{ from, to }]
    const days = new Map<string, Day>()
    for (let ms = from; ms < to + utcDay; ms += utcDay) for (const day of daysAround(Math.min(ms, to))) days.set(day.productionDay, day)
    return together([...days.values()].flatMap((day) => day.work)).flatMap((span) => within(span, { from, to }))
  }

  function hoursOf({ start, end }: { start: number; end: number }): Span[] {
    const hours: Span[] = []
    for (let from = start; from < end;) {
      const left = (60 - zoned(from).minute) * minute - from % minute
      const to = Math.min(end, from + left)
      hours.push({ from, to })
      from = to
    }
    return hours
  }

  return {
    hasShifts, dayAt, workSpans, hoursOf,
    productionDayOf: (ms) => dayAt(ms).productionDay,
    shiftAt: (ms) => begunBefore(ms).find(({ end }) => ms < end) ?? null,
    latestShift: (ms) => begunBefore(ms).find(({ end }) => ms < end) ?? begunBefore(ms)[0]!,
    workSecondsBetween: (from, to) => workSpans(from, to).reduce((sum, span) => sum + span.to - span.from, 0) / 1000,
  }
}
