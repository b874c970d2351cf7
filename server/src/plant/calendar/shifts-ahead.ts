import type { Db } from '../../platform/db/tables.ts'
import { clocksOf, type Occurrence } from '../plant/plant.ts'
import { daysBetween } from './calendar.queries.ts'
import { nextDay, standing } from './days.ts'

export type TeamShift = Pick<Occurrence, 'start' | 'end' | 'productionDay'> & {
  shiftName: string
  teamName: string | null
}

/** The shifts of a line from the one that runs on, for some days, with the team that the published calendar names. Milliseconds. */
export async function shiftsAhead(db: Db, line: string, now: number, days: number): Promise<TeamShift[]> {
  const clock = (await clocksOf(db))(line)
  if (!clock.hasShifts) return []
  const { productionDay } = clock.dayAt(now)
  const planned = (
    await daysBetween(db, line, { from: productionDay, to: nextDay(productionDay, days) })
  ).filter(({ published }) => published)
  const rows = standing(planned)
  const shifts = Array.from(
    { length: days + 1 },
    (_, i) => clock.dayOf(nextDay(productionDay, i)).shifts,
  ).flat()
  return shifts.flatMap(({ shiftName, ...shift }) =>
    shiftName === null || shift.end <= now
      ? []
      : [
          {
            ...shift,
            shiftName,
            teamName:
              rows.get(shift.productionDay)?.shifts.find((one) => one.shiftName === shiftName)?.teamName ??
              null,
          },
        ],
  )
}
