import { systemUser } from '@takt/contract/system-user.ts'
import type { PeriodKind } from '@takt/contract/reports.ts'
import { clockOf, type PlantClock } from '../../plant/plant/plant.ts'
import { type LineCall, nobody } from '../../platform/db/call.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lineSince } from '../boards/boards.ts'
import { queueReport } from './deliveries.ts'
import { makeReport, newestOf, reviseReport } from './make.ts'
import { type Period, periodOf } from './periods.ts'
import { endedSince } from './reports.queries.ts'
import { schedulesOf } from './schedules.queries.ts'

const aDay = 86_400_000
/** A server that was away this long still makes what it missed. */
const catchUp = 3 * aDay

const asSchedule = (db: Db, line: LineNumber): LineCall => ({
  db,
  line,
  user: { ...nobody, userName: systemUser, name: systemUser },
  token: null,
  traced: false,
})

/** The periods of one kind that ended in between, the oldest first. */
export function periodsEnded(clock: PlantClock, kind: PeriodKind, from: number, to: number): Period[] {
  const periods = new Map<string, Period>()
  const back = kind === 'week' ? 8 : 2
  for (let at = from - back * aDay; at < to + aDay; at += aDay / 2) {
    const { productionDay, shifts } = clock.dayAt(at)
    const names = kind === 'shift' ? shifts.flatMap(({ shiftName }) => shiftName ?? []) : [null]
    for (const shiftName of names) {
      const period = periodOf(clock, { periodKind: kind, day: productionDay, shiftName })
      if (period.end > from && period.end <= to) periods.set(`${period.firstDay} ${shiftName}`, period)
    }
  }
  return [...periods.values()].toSorted((one, other) => one.end - other.end)
}

/** Makes what the line's schedules require by now, each once however many servers there are; of a schedule that was just saved the newest period as well. A period that cannot be read keeps no other waiting. */
export async function makeDue(db: Db, line: LineNumber, now = Date.now()) {
  const schedules = (await schedulesOf(db, line)).filter(({ enabled }) => enabled)
  if (schedules.length === 0) return
  const call = asSchedule(db, line)
  const [clock, begun] = await Promise.all([clockOf(db, line), lineSince(db, line)])
  await eachAnyway(schedules, async (schedule) => {
    const to = now - schedule.minutesAfter * 60_000
    const since = Date.parse(schedule.updateDate)
    const back = schedule.periodKind === 'week' ? 8 * aDay : catchUp
    const ended = periodsEnded(clock, schedule.periodKind, now - back, to).filter(({ end }) => end > begun)
    const first = ended.findLastIndex(({ end }) => end <= since)
    await eachAnyway(ended.slice(Math.max(0, first)), async (period) => {
      if (await newestOf(db, line, period)) return
      await makeReport(call, period, {
        by: null,
        now,
        also: (inner, made) => queueReport(inner, line, schedule, made.reportId),
      })
    })
  })
}

/** Reads anew what ended in the last so many days: what came late makes a revision, which goes to the people the schedule names. */
export async function reviseLate(db: Db, line: LineNumber, days: number, now = Date.now()) {
  const schedules = (await schedulesOf(db, line)).filter(({ enabled }) => enabled)
  const ended = await endedSince(db, line, now - days * aDay)
  await eachAnyway(ended, async ({ reportId, periodKind }) => {
    const schedule = schedules.find((one) => one.periodKind === periodKind)
    await reviseReport(asSchedule(db, line), reportId, {
      by: null,
      now,
      also: async (inner, made) => schedule && queueReport(inner, line, schedule, made.reportId),
    })
  })
}
