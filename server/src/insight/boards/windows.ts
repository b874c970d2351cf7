import { isoOf } from '../../platform/db/instants.ts'
import { clocksOf, type Occurrence, type PlantClock, type Span } from '../../plant/plant/plant.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Counted } from './figures.queries.ts'

/** The stretch of time a line's figures are about: its shift, as far as the line was there, from the start until now, or until its end once it is over. */
export type Window = {
  lineNumber: string
  clock: PlantClock
  now: number
  shift: Occurrence
  from: number
  to: number
  /** Work time within it: breaks are left out. */
  work: Span[]
  workSeconds: number
  /** Since the production day began, as far as the line was there. */
  todayFrom: number
  workSecondsToday: number
  /** False in a break and outside the shifts. */
  isWorkTime: boolean
  counted: Counted
}

const quarter = 900_000
/** Counters are kept a quarter of an hour each; a quarter belongs to the shift in which it ends. */
export const quarterOf = (ms: number) => isoOf(ms - (ms % quarter))

export async function windowsAt(
  db: Db,
  lines: readonly { lineNumber: string; begunAt: string | null }[],
  now: number,
) {
  const clocks = await clocksOf(db)
  return lines.map(({ lineNumber, begunAt }) =>
    windowAt(lineNumber, clocks(lineNumber), now, begunAt === null ? -Infinity : Date.parse(begunAt)),
  )
}

export function windowAt(lineNumber: string, clock: PlantClock, now: number, begun = -Infinity): Window {
  const shift = clock.latestShift(now)
  const today = clock.dayAt(now)
  const to = Math.min(now, shift.end)
  const from = Math.min(to, Math.max(shift.start, begun))
  // The quarter that runs is counted; a finished shift leaves its last, cut quarter to the next one.
  const until = now < shift.end ? isoOf(now) : quarterOf(shift.end)
  return {
    lineNumber,
    clock,
    now,
    shift,
    from,
    to,
    work: clock.workSpans(from, to),
    workSeconds: clock.workSecondsBetween(from, to),
    todayFrom: Math.max(today.start, begun),
    workSecondsToday: clock.workSecondsBetween(Math.max(today.start, begun), now),
    isWorkTime: clock.workSpans(now, now + 1).length > 0,
    counted: {
      lineNumber,
      shiftFrom: quarterOf(shift.start),
      shiftTo: until,
      dayFrom: quarterOf(today.start),
      dayTo: isoOf(now),
    },
  }
}
