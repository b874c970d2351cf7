import {
  type AndonPerson,
  type AndonRuleDraft,
  type LevelGap,
  type LevelRule,
  levelsOf,
  type SimulatedLevel,
} from '@takt/contract/andonRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { TeamShift } from '../../plant/calendar/calendar.ts'
import type { Audience } from './audience.ts'

const minute = 60_000

/** Who is told of a level at an instant: the accounts and roles it names, and the team on duty. */
export function peopleOf({ users, roles, duty }: LevelRule, audience: Audience, at: number): AndonPerson[] {
  const shift = duty ? shiftAt(audience, at) : undefined
  return audience.people
    .filter(
      (person) =>
        users.includes(person.userName) ||
        person.roles.some((role) => roles.includes(role)) ||
        (shift?.teamName && audience.teamOf.get(person.userName) === shift.teamName),
    )
    .map(({ userName, name, cardId }) => ({ userName, name, cardId }))
}

export const shiftAt = ({ shifts }: Audience, at: number): TeamShift | undefined =>
  shifts.find(({ start, end }) => start <= at && at < end)

/** A level that reaches nobody hands over to the next one at its own minute. */
export function simulate(rule: AndonRuleDraft, audience: Audience, calledAt: number): SimulatedLevel[] {
  let earliest = Infinity
  return levelsOf(rule).map((level) => {
    const period = Math.min(level.period, earliest)
    const at = calledAt + period * minute
    const people = peopleOf(level, audience, at)
    earliest = people.length === 0 ? period : Infinity
    return {
      level: level.level,
      period,
      at: isoOf(at),
      shiftName: shiftAt(audience, at)?.shiftName ?? null,
      people,
      mailed: rule.mail
        ? people.flatMap(({ userName }) => (audience.mailable.has(userName) ? [userName] : []))
        : [],
      targetCodes: people.length > 0 ? rule.targetCodes : [],
    }
  })
}

/** Levels that reach nobody, always or in some of the shifts that come. */
export const gapsOf = (rule: AndonRuleDraft, audience: Audience): LevelGap[] =>
  levelsOf(rule).flatMap((level): LevelGap[] => {
    if (peopleOf({ ...level, duty: false }, audience, 0).length > 0) return []
    const reaches = ({ start }: TeamShift) => peopleOf(level, audience, start).length > 0
    const empty = level.duty ? audience.shifts.filter((shift) => !reaches(shift)) : []
    const first = empty[0]
    if (level.duty && audience.shifts.length > empty.length)
      return first
        ? [
            {
              level: level.level,
              shiftName: first.shiftName,
              start: isoOf(first.start),
              shifts: empty.length,
            },
          ]
        : []
    return [{ level: level.level, shiftName: null, start: null, shifts: 0 }]
  })
