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
    .filter(({ userName }) => !isAway(audience, userName, at))
    .filter(
      (person) =>
        users.includes(person.userName) ||
        person.roles.some((role) => roles.includes(role)) ||
        (shift?.teamName && audience.teamOf.get(person.userName) === shift.teamName),
    )
    .map(({ userName, name, cardId }) => ({ userName, name, cardId }))
}

const isAway = ({ away }: Audience, userName: string, at: number) =>
  away.some((one) => one.userName === userName && one.from <= at && at < one.to)

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

/** Levels that reach nobody: always, now, or in some of the shifts that come. */
export const gapsOf = (rule: AndonRuleDraft, audience: Audience, now: number): LevelGap[] =>
  levelsOf(rule).flatMap((level): LevelGap[] => {
    const nobody = { level: level.level, shiftName: null, start: null, shifts: 0 }
    const reachesAt = (at: number) => peopleOf(level, audience, at).length > 0
    if (
      peopleOf({ ...level, duty: false }, { ...audience, away: [] }, 0).length > 0 &&
      audience.away.length === 0
    )
      return []
    const empty = audience.shifts.filter(({ start }) => !reachesAt(Math.max(start, now)))
    const [first] = empty
    if (audience.shifts.length === 0) return reachesAt(now) ? [] : [nobody]
    if (!first) return []
    return audience.shifts.length > empty.length
      ? [{ level: level.level, shiftName: first.shiftName, start: isoOf(first.start), shifts: empty.length }]
      : [nobody]
  })
