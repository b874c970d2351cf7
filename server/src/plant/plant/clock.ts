import type { SlotType } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { type LineCalendar, noCalendar, shiftsOn, slotsInForce, usualOn } from './calendar.ts'
import { type Span, together, within, without } from './spans.ts'

/** One time a shift is worked; where no shift is defined, the local day from the hour it begins at to the next. Milliseconds, end not included. */
export type Occurrence = { shiftName: string | null; productionDay: string; start: number; end: number }
export type ProductionDay = { productionDay: string; start: number; end: number; shifts: Occurrence[] }
/** A row of the hour-by-hour board: a slot by its name, or an hour (null) where none is defined. */
export type Row = Span & {
  slotName: string | null
  slotType: SlotType | null
  planned: boolean
  target: number | null
}

/**
 * Plant time of one line. All instants are milliseconds since 1970; days are `2026-03-29`.
 * A production day is the local date on which a shift started: it lasts from its first shift's start to the next day's first
 * shift's start, so a night shift after midnight and the gap after a shift belong to the day before. A day on which nobody works
 * begins when the first shift usually does, or when the last one of the day before ends.
 */
export type PlantClock = {
  hasShifts: boolean
  /** Cheap enough to be called for every message. */
  productionDayOf: (ms: number) => string
  /** The production day that holds this instant, from start to end. */
  dayAt: (ms: number) => ProductionDay
  dayOf: (productionDay: string) => ProductionDay
  /** The shift that is worked at this instant; null in a gap between shifts. */
  shiftAt: (ms: number) => Occurrence | null
  /** The same, but in a gap the shift that ended last: boards keep showing it until the next one starts. */
  latestShift: (ms: number) => Occurrence
  /** The first shift that begins later, within a quarter of a year; null where none is planned, and where the line has no shifts. */
  nextShift: (ms: number) => Occurrence | null
  /** Shift time without breaks, in order, cut to the window; without shifts the window itself. */
  workSpans: (from: number, to: number) => Span[]
  workSecondsBetween: (from: number, to: number) => number
  /** The shift cut at the full hours of the wall clock; its first and last may be shorter. */
  hoursOf: (shift: { start: number; end: number }) => Span[]
  /** Some slot has a target of its own. */
  hasTargets: boolean
  /** The shift slot by slot; time outside of them is cut at the full hours. */
  slotRowsOf: (shift: Occurrence) => Row[]
}

const utcDay = 86_400_000
const minute = 60_000
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const wholeDay = (from: string): Shift[] => [{ shiftName: '', startTime: from, endTime: from, breaks: [] }]
/** A shift is looked for so far back and ahead. */
const quarterOfYear = 92
/** Days kept; a replay of some years still fits, and nobody fills the memory with dates. */
const mostDays = 2000

type Day = ProductionDay & { work: Span[] }

/** `dayBegins`: when the production day of a line without shifts begins. */
export function plantClock(
  timeZone: string,
  shifts: Shift[],
  dayBegins = '00:00',
  calendar: LineCalendar = noCalendar,
): PlantClock {
  const hasShifts = shifts.length > 0
  const usual = (productionDay: string) => {
    const usualShifts = usualOn(shifts, calendar.former, productionDay)
    return usualShifts.length > 0 ? usualShifts : wholeDay(dayBegins)
  }
  // A UTC day meets two or three production days. They are kept by its number, so that a message costs a look-up.
  const kept = new Map<number, Day[]>()

  const at = (date: Temporal.PlainDate, clock: string) =>
    date.toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds
  const localDate = (ms: number) => zoned(ms).toPlainDate()
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)

  const spanOf = (from: Temporal.PlainDate, start: string, end: string): Span => ({
    from: at(from, start),
    to: at(end > start ? from : from.add({ days: 1 }), end),
  })

  /** As long as its clock times are apart: a break over the hour the clocks repeat or skip is no longer and no shorter. */
  function breakSpan(date: Temporal.PlainDate, { start, end }: { start: string; end: string }): Span {
    const from = at(date, start)
    return { from, to: from + ((minutesOf(end) - minutesOf(start) + 1440) % 1440) * minute }
  }

  function worksOn(date: Temporal.PlainDate) {
    const productionDay = date.toString()
    const [shiftsOfDay, free] = [usual(productionDay), freeFrom(date)]
    return shiftsOn(shiftsOfDay, calendar, productionDay)
      .map(({ shiftName, startTime, endTime, breaks }) => {
        const { from: planned, to } = spanOf(date, startTime, endTime)
        const from = Math.max(planned, free)
        const pauses = breaks.map((pause) =>
          breakSpan(pause.start >= startTime ? date : date.add({ days: 1 }), pause),
        )
        return {
          occurrence: { shiftName: shiftName || null, productionDay, start: from, end: to },
          work: without({ from, to }, pauses),
        }
        // A shift of an hour that the clocks skip is not worked that night.
      })
      .filter(({ occurrence }) => occurrence.end > occurrence.start)
      .toSorted((a, b) => a.occurrence.start - b.occurrence.start)
  }

  /** On the first day of other shifts nothing begins before what was begun by the old ones has ended. */
  function freeFrom(date: Temporal.PlainDate): number {
    const before = date.subtract({ days: 1 })
    const changed = calendar.former.some(({ lastDay }) => lastDay === before.toString())
    return changed ? Math.max(...worksOn(before).map(({ occurrence }) => occurrence.end)) : -Infinity
  }

  const firstStart = (date: Temporal.PlainDate) =>
    usual(date.toString())
      .map(({ startTime }) => startTime)
      .toSorted()[0]!
  const startOf = (date: Temporal.PlainDate, worked: ReturnType<typeof worksOn>) =>
    Math.max(
      Math.min(at(date, firstStart(date)), worked[0]?.occurrence.start ?? Infinity),
      ...worksOn(date.subtract({ days: 1 })).map(({ occurrence }) => occurrence.end),
    )

  function makeDay(date: Temporal.PlainDate): Day {
    const [worked, next] = [worksOn(date), date.add({ days: 1 })]
    return {
      productionDay: date.toString(),
      start: startOf(date, worked),
      end: startOf(next, worksOn(next)),
      shifts: worked.map(({ occurrence }) => occurrence),
      work: worked.flatMap(({ work }) => work),
    }
  }

  function daysAround(ms: number) {
    const number = Math.floor(ms / utcDay)
    const cached = kept.get(number)
    if (cached) return cached
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

  function begunBefore(ms: number): Occurrence[] {
    return daysAround(ms)
      .flatMap((day) => day.shifts)
      .filter(({ start }) => start <= ms)
      .sort((a, b) => b.start - a.start)
  }

  /** Over holidays the shift before them is shown. Where nothing was worked for a quarter of a year, it is the day itself. */
  function lastBegun(ms: number): Occurrence {
    for (let back = 0; back < quarterOfYear; back += 2) {
      const [latest] = begunBefore(ms - back * utcDay)
      if (latest) return latest
    }
    const { productionDay, start, end } = dayAt(ms)
    return { shiftName: null, productionDay, start, end }
  }

  function nextShift(ms: number): Occurrence | null {
    if (!hasShifts) return null
    for (let ahead = 0; ahead < quarterOfYear; ahead += 2) {
      const toCome = daysAround(ms + ahead * utcDay)
        .flatMap((day) => day.shifts)
        .filter(({ start }) => start > ms)
      if (toCome.length > 0) return toCome.reduce((first, one) => (one.start < first.start ? one : first))
    }
    return null
  }

  function workSpans(from: number, to: number): Span[] {
    if (to <= from) return []
    if (!hasShifts && calendar.former.length === 0) return [{ from, to }]
    const days = new Map<string, Day>()
    for (let ms = from; ms < to + utcDay; ms += utcDay)
      for (const day of daysAround(Math.min(ms, to))) days.set(day.productionDay, day)
    return together([...days.values()].flatMap((day) => day.work)).flatMap((span) =>
      within(span, { from, to }),
    )
  }

  function hoursOf({ start, end }: { start: number; end: number }): Span[] {
    const hours: Span[] = []
    for (let from = start; from < end;) {
      const left = (60 - zoned(from).minute) * minute - (from % minute)
      const to = Math.min(end, from + left)
      hours.push({ from, to })
      from = to
    }
    return hours
  }

  function slotRowsOf(shift: Occurrence): Row[] {
    const date = Temporal.PlainDate.from(shift.productionDay)
    const whole = { from: shift.start, to: shift.end }
    const slots =
      (shift.shiftName === null
        ? null
        : slotsInForce(calendar.slots, shift.shiftName, shift.productionDay)) ?? []
    // A slot is where the shift is: on its own day or, after midnight, on the next.
    const named = slots.flatMap(({ startTime, endTime, ...slot }): Row[] =>
      [date, date.add({ days: 1 })]
        .flatMap((on) => within(spanOf(on, startTime, endTime), whole))
        .slice(0, 1)
        .map((span) => ({ ...span, ...slot })),
    )
    const hours = without(whole, named)
      .flatMap(({ from, to }) => hoursOf({ start: from, end: to }))
      .map((span): Row => ({ ...span, slotName: null, slotType: null, planned: true, target: null }))
    return [...named, ...hours].toSorted((a, b) => a.from - b.from)
  }

  return {
    hasShifts,
    dayAt,
    workSpans,
    hoursOf,
    slotRowsOf,
    hasTargets: calendar.slots.some(({ slots }) => slots.some(({ target }) => target !== null)),
    dayOf: (productionDay) => makeDay(Temporal.PlainDate.from(productionDay)),
    productionDayOf: (ms) => dayAt(ms).productionDay,
    shiftAt: (ms) => begunBefore(ms).find(({ end }) => ms < end) ?? null,
    nextShift,
    latestShift: (ms) => begunBefore(ms).find(({ end }) => ms < end) ?? lastBegun(ms),
    workSecondsBetween: (from, to) =>
      workSpans(from, to).reduce((sum, span) => sum + span.to - span.from, 0) / 1000,
  }
}
