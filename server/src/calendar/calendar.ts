import type { CalendarDayDraft, Duty, DutyShift, MonthDay, Rotation } from '@takt/contract/calendar.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { type LineCall, maySee } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import { isoOf } from '../db/instants.ts'
import type { Db } from '../db/tables.ts'
import {
  clocksOf,
  formerShifts,
  newStamp,
  type PlantClock,
  plantClock,
  plantSettingsOf,
  shiftsOfLine,
  usualOn,
} from '../plant/plant.ts'
import {
  allSlots,
  daysBetween,
  deleteDrafts,
  findRotation,
  holdCalendar,
  listTeams,
  publishDrafts,
  putRotation,
  saveDays,
} from './calendar.queries.ts'
import {
  daysOf,
  dutyOf,
  type Known,
  mustFit,
  mustNotBeOver,
  mustNotReachOver,
  nextDay,
  plannedDay,
  standing,
} from './days.ts'

type Days = { from: string; to: string }

/** A month as it stands, drafts included: what each day is, where it comes from and how much is worked. */
export async function monthOf({ db, line }: LineCall, { month }: { month: string }) {
  const from = `${month}-01`
  const to = Temporal.PlainDate.from(from).add({ months: 1 }).subtract({ days: 1 }).toString()
  const [known, rows] = await Promise.all([knownOf(db, line), daysBetween(db, line, { from, to })])
  const { today, shifts, rotation } = known
  const stands = standing(rows)
  const clock = known.clockWith(new Map([...stands].map(([day, row]) => [day, row.shifts])))
  const days = daysOf({ from, to }).map((day): MonthDay => {
    const row = stands.get(day)
    const [worked, usual] = [clock.dayOf(day).shifts, known.usualOn(day)]
    return {
      day,
      dayType: row?.dayType ?? 'workday',
      note: row?.note ?? null,
      shifts: row?.shifts ?? dutyOf(usual),
      locked: day < today,
      source: row ? (row.published ? 'published' : 'draft') : 'shifts',
      workSeconds:
        usual.length || row
          ? worked.reduce((sum, { start, end }) => sum + clock.workSecondsBetween(start, end), 0)
          : 0,
    }
  })
  return { today, days, shifts, rotation }
}

async function knownOf(db: Db, line: LineCall['line']): Promise<Known> {
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
  // Slots are kept by their shift; the clock wants the newest first, whatever their shift.
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
const planning = <T>(call: LineCall, work: (db: Db, known: Known) => Promise<T>) =>
  inOneGo(call.db, async (db) => {
    await holdCalendar(db, call.line)
    const known = await knownOf(db, call.line)
    if (known.shifts.length === 0) refuse('calendar.no_shifts')
    return work(db, known)
  })

async function write(
  db: Db,
  call: LineCall,
  known: Known,
  action: string,
  drafts: readonly CalendarDayDraft[],
) {
  for (const draft of drafts) mustFit(draft, known)
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

export const saveDay = (call: LineCall, draft: CalendarDayDraft) =>
  planning(call, async (db, known) => (await write(db, call, known, 'save', [draft]))[0]!)

export const generate = (call: LineCall, { overwrite, ...span }: Days & { overwrite: boolean }) =>
  planning(call, async (db, known) => {
    const kept = new Set(overwrite ? [] : (await daysBetween(db, call.line, span)).map(({ day }) => day))
    mustNotBeOver(span.to, known, 'to')
    // A month that runs is filled from tomorrow on.
    const days = daysOf(span).filter((day) => day > known.today && !kept.has(day))
    await write(
      db,
      call,
      known,
      'generate',
      days.map((day) => plannedDay(day, known)),
    )
    return { days: days.length }
  })

/** The days as they stand, also those that nobody planned. */
async function asTheyStand(db: Db, line: LineCall['line'], known: Known, span: Days) {
  const stands = standing(await daysBetween(db, line, span))
  return (day: string): CalendarDayDraft => {
    const row = stands.get(day)
    return row
      ? { day, dayType: row.dayType, note: row.note, shifts: row.shifts }
      : { day, dayType: 'workday', note: null, shifts: dutyOf(known.usualOn(day)) }
  }
}

export const swap = (
  call: LineCall,
  {
    day,
    other,
    shiftName,
    otherShift,
  }: { day: string; other: string; shiftName: string | null; otherShift: string | null },
) =>
  planning(call, async (db, known) => {
    const dayOf = await asTheyStand(db, call.line, known, {
      from: day < other ? day : other,
      to: day < other ? other : day,
    })
    if (shiftName === null || otherShift === null) {
      const swapped =
        day === other
          ? [dayOf(day)]
          : [
              { ...dayOf(other), day },
              { ...dayOf(day), day: other },
            ]
      await write(db, call, known, 'swap', swapped)
      return { days: swapped.length }
    }
    const teamOf = (on: string, shift: string) =>
      (
        dayOf(on).shifts.find((one) => one.shiftName === shift) ??
        refuse('calendar.no_shift', { shiftName: shift })
      ).teamName
    const changed = new Map([day, other].map((on) => [on, dayOf(on)]))
    const give = (on: string, shift: string, teamName: string | null) => {
      const draft = changed.get(on)!
      changed.set(on, {
        ...draft,
        shifts: draft.shifts.map((one) => (one.shiftName === shift ? { ...one, teamName } : one)),
      })
    }
    const [mine, theirs] = [teamOf(day, shiftName), teamOf(other, otherShift)]
    give(day, shiftName, theirs)
    give(other, otherShift, mine)
    await write(db, call, known, 'swap', [...changed.values()])
    return { days: changed.size }
  })

export const copyFrom = (call: LineCall, { fromLine, ...span }: Days & { fromLine: string }) =>
  planning(call, async (db, known) => {
    if (!maySee(call.user, fromLine)) refuse('call.line_forbidden', { lineNumber: fromLine }, 'fromLine')
    const published = (await daysBetween(db, fromLine, span)).filter(
      (row) => row.published && row.day > known.today,
    )
    await write(
      db,
      call,
      known,
      'copy',
      published.map(({ day, dayType, note, shifts }) => ({ day, dayType, note, shifts })),
    )
    return { days: published.length }
  })

export const publish = (call: LineCall, span: Days) =>
  planning(call, async (db, known) => {
    mustNotBeOver(span.to, known, 'to')
    const days = daysOf(span)
    // The days around them are looked at too: a longer night must not reach into the day after.
    const around = { from: nextDay(span.from, -1), to: nextDay(span.to) }
    const dayOf = await asTheyStand(db, call.line, known, around)
    mustNotReachOver(
      [around.from, ...days].filter((day) => day >= known.today),
      (day) => dayOf(day).shifts,
    )
    const toCome = { ...span, from: span.from > known.today ? span.from : known.today }
    // What was drafted of today is looked at again: time has gone on.
    for (const draft of await daysBetween(db, call.line, toCome))
      if (!draft.published && draft.day === known.today) mustFit(draft, known)
    const { rows } = await publishDrafts(db, call.line, toCome)
    await newStamp(db, call.line)
    await recordChange(db, call, {
      entity: 'calendarDay',
      key: call.line,
      action: 'publish',
      after: { days: rows.map(({ day }) => day).toSorted() },
    })
    return { days: rows.length }
  })

export const dropDrafts = (call: LineCall, span: Days) =>
  planning(call, async (db) => {
    const { rows } = await deleteDrafts(db, call.line, span)
    await recordChange(db, call, {
      entity: 'calendarDay',
      key: call.line,
      action: 'dropDrafts',
      before: { days: rows.map(({ day }) => day).toSorted() },
    })
    return { days: rows.length }
  })

/** Whoever saw an older one looks again; it plans nothing until days are generated by it. */
export const saveRotation = (call: LineCall, { revision, ...draft }: Omit<Rotation, 'lineNumber'>) =>
  planning(call, async (db, known) => {
    if ((known.rotation?.revision ?? 0) !== revision) refuse('record.changed')
    for (const { shiftName, teamName } of draft.cycle.flat()) {
      if (!known.shifts.some((shift) => shift.shiftName === shiftName))
        refuse('calendar.no_shift', { shiftName }, 'cycle')
      if (teamName !== null && !known.teams.has(teamName)) refuse('calendar.no_team', { teamName }, 'cycle')
    }
    const after = await putRotation(db, call.line, draft)
    await recordChange(db, call, {
      entity: 'rotation',
      key: call.line,
      action: 'save',
      before: known.rotation,
      after,
    })
    return after
  })

/** Who is on duty now and who comes next, with the team the calendar names. */
export async function dutyNow(
  { db, line }: LineCall,
  now = Date.now(),
): Promise<{ now: Duty | null; next: Duty | null }> {
  const [clocks, teams] = await Promise.all([clocksOf(db), listTeams(db)])
  const clock = clocks(line)
  if (!clock.hasShifts) return { now: null, next: null }
  const { productionDay } = clock.dayAt(now)
  const coming = Array.from({ length: 15 }, (_, i) => clock.dayOf(nextDay(productionDay, i)).shifts).flat()
  const rows = standing(
    (await daysBetween(db, line, { from: productionDay, to: nextDay(productionDay, 15) })).filter(
      ({ published }) => published,
    ),
  )
  const tell = (shift: (typeof coming)[number] | null | undefined): Duty | null => {
    if (!shift?.shiftName) return null
    const teamName =
      rows.get(shift.productionDay)?.shifts.find(({ shiftName }) => shiftName === shift.shiftName)
        ?.teamName ?? null
    return {
      shiftName: shift.shiftName,
      productionDay: shift.productionDay,
      start: isoOf(shift.start),
      end: isoOf(shift.end),
      teamName,
      colour: teams.find((team) => team.teamName === teamName)?.colour ?? null,
    }
  }
  return { now: tell(clock.shiftAt(now)), next: tell(coming.find(({ start }) => start > now)) }
}
