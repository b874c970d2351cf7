import type { Duty } from '@takt/contract/calendar.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { clocksOf } from '../plant/plant.ts'
import { daysBetween, listTeams } from './calendar.queries.ts'
import { nextDay, standing } from './days.ts'

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
