import { calendar, type Colour } from '@takt/contract/calendar.ts'
import type { Office } from './delivery/console-calls.ts'
import { isoOf } from './clock.ts'
import type { LinePlan } from './plant/plan.ts'

const teams: { teamName: string; colour: Colour }[] = [
  { teamName: 'Team A', colour: 'blue' },
  { teamName: 'Team B', colour: 'green' },
  { teamName: 'Team C', colour: 'orange' },
]
const daysOfWeek = 7
const workdays = 5

export async function makeTeams(office: Office) {
  for (const team of teams) await office(calendar.saveTeam, team)
}

/** Each team has each shift for a week, Monday to Friday. It counts nowhere before somebody generates days by it and publishes them. */
export async function makeRotation(office: Office, { lineNumber, shifts }: LinePlan, from: number) {
  const cycle = teams.flatMap((_, week) =>
    Array.from({ length: daysOfWeek }, (_, day) =>
      day < workdays
        ? shifts.map(({ shiftName }, place) => ({
            shiftName,
            teamName: teams[(place + week) % teams.length]!.teamName,
          }))
        : [],
    ),
  )
  await office(calendar.saveRotation, { startDay: mondayOf(from), cycle, revision: 0 }, lineNumber)
}

/** The next Monday. 1 January 1970 was a Thursday. */
function mondayOf(at: number) {
  const day = Math.floor(at / 86_400_000)
  return isoOf((day + ((4 - (day % daysOfWeek) + daysOfWeek) % daysOfWeek)) * 86_400_000).slice(0, 10)
}
