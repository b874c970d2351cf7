import { calendar, type Colour } from '@takt/contract/calendar.ts'
import type { Office } from './delivery/console-calls.ts'
import { isoOf } from './clock.ts'
import type { LinePlan } from './plant/plan.ts'

const teams: { teamName: string; colour: Colour }[] = [
  { teamName: 'Team A', colour: 'blue' },
  { teamName: 'Team B', colour: 'green' },
  { teamName: 'Team C', colour: 'orange' },
]
const [daysOfWeek, weeks] = [7, 8]

/** Whose a shift is: its operators are of it. */
export const teamOf = ({ shifts }: LinePlan, name: string) =>
  teams[shifts.findIndex(({ shiftName }) => shiftName === name) % teams.length]!.teamName

export async function makeTeams(office: Office) {
  for (const team of teams) await office(calendar.saveTeam, team)
}

/** Each team has its shift on every day, from today on. */
export async function makeCalendar(office: Office, plan: LinePlan) {
  const { lineNumber, shifts } = plan
  const { today } = await office(calendar.slots, {}, lineNumber)
  const worked = shifts.map(({ shiftName, startTime, endTime }) => ({
    shiftName,
    startTime,
    endTime,
    teamName: teamOf(plan, shiftName),
  }))
  const aDay = worked.map(({ shiftName, teamName }) => ({ shiftName, teamName }))
  const cycle = Array.from({ length: daysOfWeek }, () => aDay)
  await office(calendar.saveRotation, { startDay: today, cycle, revision: 0 }, lineNumber)
  // Days are generated from tomorrow on: today is under way.
  await office(calendar.saveDay, { day: today, dayType: 'workday', note: null, shifts: worked }, lineNumber)
  const span = { from: today, to: dayAfter(today, weeks * daysOfWeek) }
  await office(calendar.generate, { ...span, overwrite: false }, lineNumber)
  await office(calendar.publish, span, lineNumber)
}

const dayAfter = (day: string, days: number) => isoOf(Date.parse(day) + days * 86_400_000).slice(0, 10)
