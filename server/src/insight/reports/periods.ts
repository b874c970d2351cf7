import { refuse } from '@takt/contract/errors.ts'
import type { PeriodKind } from '@takt/contract/reports.ts'
import type { Retention } from '@takt/contract/settings.ts'
import type { PlantClock } from '../../plant/plant/plant.ts'
import { firstMonthKept } from '../../plant/settings/settings.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { daysOf } from '../equipmentReports/equipmentReports.ts'

/** A stretch of plant time that a report is of. Milliseconds, end not included. */
export type Period = {
  periodKind: PeriodKind
  firstDay: string
  lastDay: string
  shiftName: string | null
  start: number
  end: number
}

type PeriodQuery = { periodKind: PeriodKind; day: string; shiftName: string | null }

/** The period as the line's clock has it. Refuses a shift that is not worked on that day. */
export function periodOf(clock: PlantClock, { periodKind, day, shiftName }: PeriodQuery): Period {
  if (periodKind === 'shift') {
    if (shiftName === null) return refuse('reports.shift_missing', {}, 'shiftName')
    const shift = clock.dayOf(day).shifts.find((one) => one.shiftName === shiftName)
    if (!shift) return refuse('reports.no_shift', { shiftName }, 'shiftName')
    return { periodKind, firstDay: day, lastDay: day, shiftName, start: shift.start, end: shift.end }
  }
  if (shiftName !== null) refuse('reports.shift_extra', {}, 'shiftName')
  const { firstDay, lastDay } = daysOf(periodKind, day)
  const [start, end] = [clock.dayOf(firstDay).start, clock.dayOf(lastDay).end]
  return { periodKind, firstDay, lastDay, shiftName, start, end }
}

/** A record of half a period would be read as the whole one's; pages show how it goes meanwhile. */
export function mustBeOver({ start, end }: Period, begunAt: string | null, now: number) {
  if (end > now) refuse('reports.still_runs', { until: isoOf(end) }, 'day')
  if (begunAt !== null && end <= Date.parse(begunAt)) refuse('reports.before_line', { begun: begunAt }, 'day')
  return { start, end }
}

/** Of what a report reads: since when the plant still has all of it. */
export function keptSince({ passes, units, statuses, outputSlots }: Retention): number {
  const days = [passes, units, statuses, outputSlots].filter((days) => days !== null)
  return days.length > 0 ? Date.parse(`${firstMonthKept(Math.min(...days))}-01T00:00:00Z`) : -Infinity
}

/** What has left for the archives would be missing in a report, as if it had never been. */
export function mustBeKept(start: number, retention: Retention) {
  const since = keptSince(retention)
  if (start < since) refuse('reports.not_kept', { since: isoOf(since) }, 'day')
}
