import type { CalendarDay, CalendarDayDraft, DutyShift, Rotation } from '@takt/contract/calendar.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { checkShifts, type Occurrence, type PlantClock, stretch } from '../plant/plant.ts'

/** What one transaction has read of a line's calendar. */
export type LineCalendar = {
  today: string
  shifts: Shift[]
  teams: ReadonlySet<string>
  rotation: Rotation | null
  /** Milliseconds. */
  now: number
  /** The shifts of today, as they are counted. */
  runs: readonly Occurrence[]
  /** The shifts of every day as they are, or were, on one. */
  usualOn: (day: string) => Shift[]
  clockWith: (days: ReadonlyMap<string, DutyShift[]>) => PlantClock
}

export const nextDay = (day: string, by = 1) => Temporal.PlainDate.from(day).add({ days: by }).toString()

/** Every day from one to another; at most a year and a day. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const length = Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
  if (length < 0 || length > 366) refuse('calendar.span_wrong')
  return Array.from({ length: length + 1 }, (_, i) => nextDay(from, i))
}

/** What was worked is worked: only the day that runs and those to come can be planned. */
export const mustNotBeOver = (day: string, { today }: Pick<LineCalendar, 'today'>, field?: string) => {
  if (day < today) refuse('calendar.day_past', { day }, field)
}

/** Of the day that runs only what is to come: what has begun keeps its start, what has ended its end, so that nothing that is counted comes to another shift or day. */
function mustKeepWhatWasWorked({ day, shifts }: CalendarDayDraft, { now, runs, clockWith }: LineCalendar) {
  const planned = clockWith(new Map([[day, shifts]])).dayOf(day).shifts
  const stop = (shiftName: string | null, edge: 'startTime' | 'endTime') => {
    const place = shifts.findIndex((one) => one.shiftName === shiftName)
    refuse(
      'calendar.today_begun',
      { shiftName: shiftName ?? '' },
      place < 0 ? 'shifts' : `shifts.${place}.${edge}`,
    )
  }
  for (const { shiftName, start, end } of runs.filter((shift) => shift.start <= now)) {
    const after = planned.find((one) => one.shiftName === shiftName)
    if (after?.start !== start) stop(shiftName, 'startTime')
    if (end <= now ? after?.end !== end : after && after.end < now) stop(shiftName, 'endTime')
  }
  for (const { shiftName, start } of planned)
    if (start < now && !runs.some((one) => one.shiftName === shiftName && one.start === start))
      stop(shiftName, 'startTime')
}

export function mustFit(draft: CalendarDayDraft, calendar: LineCalendar) {
  const { day, dayType, shifts } = draft
  mustNotBeOver(day, calendar)
  if (dayType === 'holiday' && shifts.length) refuse('calendar.holiday_worked')
  checkShifts(
    shifts.map(({ shiftName, startTime, endTime }) => ({ shiftName, startTime, endTime, breaks: [] })),
  )
  const unknown = shifts.findIndex(({ teamName }) => teamName !== null && !calendar.teams.has(teamName))
  if (unknown >= 0)
    refuse('calendar.no_team', { teamName: shifts[unknown]!.teamName! }, `shifts.${unknown}.teamName`)
  if (day === calendar.today) mustKeepWhatWasWorked(draft, calendar)
}

/** The day as it is worked where nobody planned it. */
export const dutyOf = (
  shifts: readonly Shift[],
  teamOf: (shiftName: string) => string | null = () => null,
): DutyShift[] =>
  shifts.map(({ shiftName, startTime, endTime }) => ({
    shiftName,
    startTime,
    endTime,
    teamName: teamOf(shiftName),
  }))

/** A day by the rotation; without one by the shifts of every day. */
export function plannedDay(day: string, { shifts, rotation, teams }: LineCalendar): CalendarDayDraft {
  const plain = { day, dayType: 'workday' as const, note: null }
  if (!rotation) return { ...plain, shifts: dutyOf(shifts) }
  const { cycle, startDay } = rotation
  const since = Temporal.PlainDate.from(startDay).until(day, { largestUnit: 'day' }).days
  const turn = cycle[((since % cycle.length) + cycle.length) % cycle.length]!
  const worked = shifts.filter(({ shiftName }) => turn.some((one) => one.shiftName === shiftName))
  // A team that was given up since is not planned any more.
  const teamOf = (shiftName: string) => turn.find((one) => one.shiftName === shiftName)?.teamName ?? null
  return {
    ...plain,
    shifts: dutyOf(worked, (shiftName) => {
      const team = teamOf(shiftName)
      return team !== null && teams.has(team) ? team : null
    }),
  }
}

/** The days as they are: the draft where there is one, else what is published, else nothing. */
export function standing(rows: readonly CalendarDay[]): Map<string, CalendarDay> {
  const days = new Map<string, CalendarDay>()
  for (const row of rows) if (!days.has(row.day) || !row.published) days.set(row.day, row)
  return days
}

const minutesOfDay = 24 * 60

/** A night that is made longer must end before the next day begins. */
export function mustNotReachOver(days: readonly string[], shiftsOn: (day: string) => readonly DutyShift[]) {
  for (const day of days) {
    const end = Math.max(
      0,
      ...shiftsOn(day).map(({ startTime, endTime }) => {
        const { from, length } = stretch(startTime, endTime)
        return from + length - minutesOfDay
      }),
    )
    const other = nextDay(day)
    const begin = Math.min(
      ...shiftsOn(other).map(({ startTime, endTime }) => stretch(startTime, endTime).from),
    )
    if (end > begin) refuse('calendar.days_overlap', { day, other })
  }
}
