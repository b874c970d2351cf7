import type { CalendarDayDraft, DutyShift } from '@takt/contract/calendar.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  clocksOf,
  formerShifts,
  type PlantClock,
  plantClock,
  plantSettingsOf,
  shiftsOfLine,
  usualOn,
} from '../plant/plant.ts'
import { allSlots, daysBetween, findRotation, holdCalendar, listTeams, saveDays } from './calendar.queries.ts'
import { dutyOf, type LineCalendar, mustFit, standing } from './days.ts'

export type Days = { from: string; to: string }

export async function lineCalendarOf(db: Db, line: LineCall['line']): Promise<LineCalendar> {
  const [clocks, shifts, teams, rotation, slots, former, { timeZone, dayStart }] = await Promise.all([
    clocksOf(db),
    shiftsOfLine(db, line),
    listTeams(db),
    findRotation(db, line),
    allSlots(db, line),
    formerShifts(db, [line]),
    plantSettingsOf(db),
  ])
  const [counted, now] = [clocks(line), Date.now()]
  // Slots are kept by their shift; the clock needs the newest first, whatever their shift.
  const newestFirst = slots.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
  const clockWith = (days: ReadonlyMap<string, DutyShift[]>): PlantClock =>
    plantClock(timeZone, shifts, dayStart, { days, slots: newestFirst, former })
  const { productionDay: today, shifts: runs } = counted.dayAt(now)
  return {
    today,
    shifts,
    teams: new Set(teams.map(({ teamName }) => teamName)),
    rotation: rotation ?? null,
    now,
    runs,
    clockWith,
    usualOn: (day) => [...usualOn(shifts, former, day)],
  }
}

/** Everything that writes days: the line is held, and nothing is planned without shifts. */
export const planning = <T>(call: LineCall, work: (db: Db, calendar: LineCalendar) => Promise<T>) =>
  inOneGo(call.db, async (db) => {
    await holdCalendar(db, call.line)
    const calendar = await lineCalendarOf(db, call.line)
    if (calendar.shifts.length === 0) refuse('calendar.no_shifts')
    return work(db, calendar)
  })

export async function write(
  db: Db,
  call: LineCall,
  calendar: LineCalendar,
  action: string,
  drafts: readonly CalendarDayDraft[],
) {
  for (const draft of drafts) mustFit(draft, calendar)
  const saved = await saveDays(db, call.line, drafts, call.user.userName)
  const days = drafts.map(({ day }) => day)
  await recordChange(db, call, {
    entity: 'calendarDay',
    key: days.length === 1 ? days[0]! : call.line,
    action,
    after: { days: saved.map(({ day, dayType, note, shifts }) => ({ day, dayType, note, shifts })) },
  })
  return saved
}

/** The days as they are, also those that nobody planned. */
export async function asTheyStand(db: Db, line: LineCall['line'], calendar: LineCalendar, span: Days) {
  const stands = standing(await daysBetween(db, line, span))
  return (day: string): CalendarDayDraft => {
    const row = stands.get(day)
    return row
      ? { day, dayType: row.dayType, note: row.note, shifts: row.shifts }
      : { day, dayType: 'workday', note: null, shifts: dutyOf(calendar.usualOn(day)) }
  }
}
