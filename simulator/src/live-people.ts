import { type Clock, shiftAt } from './clock.ts'
import { Away } from './delivery/http.ts'
import { NotAllowed } from './delivery/station-calls.ts'
import { operatorsOf } from './plant/operators.ts'
import type { PlayedLine } from './played-line.ts'

const standing = new WeakMap<PlayedLine, string>()

/** With the shift people change: those of the one before hold their badge to the reader and leave, the others log in. */
export async function keepPeople(played: PlayedLine, clock: Clock) {
  const { line, calls } = played
  const shiftName = shiftAt(line.plan.shifts, line.timeZone, clock.now())?.shiftName
  const before = standing.get(played)
  if (!shiftName || shiftName === before) return
  standing.set(played, shiftName)
  const people = operatorsOf(line.plan)
  try {
    for (const one of people.filter((person) => person.shiftName === before))
      await calls.badge(one.stationNumber, 'logoff', one.cardId)
    for (const one of people.filter((person) => person.shiftName === shiftName))
      await calls.badge(one.stationNumber, 'login', one.cardId)
  } catch (error) {
    // Nobody there: they try again in a moment.
    if (!(error instanceof Away || error instanceof NotAllowed)) throw error
    standing.delete(played)
  }
}
