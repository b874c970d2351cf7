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
import { type Audience, daysAhead } from './audience.ts'

const minute = 60_000

/** Who is notified of a level at an instant: the accounts and roles it names, and the team on duty. */
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

/** When the people of a level may change within a span: at its begin, and where somebody goes or comes back. */
const changesIn = ({ away }: Audience, { start, end }: { start: number; end: number }) =>
  [start, ...away.flatMap(({ from, to }) => [from, to]).filter((at) => at > start && at < end)].toSorted(
    (a, b) => a - b,
  )

/** Levels that reach nobody: always, now, or at some time of the shifts that come. */
export const gapsOf = (rule: AndonRuleDraft, audience: Audience, now: number): LevelGap[] =>
  levelsOf(rule).flatMap((level): LevelGap[] => {
    const nobody = { level: level.level, shiftName: null, start: null, shifts: 0 }
    const isEmpty = (at: number) => peopleOf(level, audience, at).length === 0
    if (
      peopleOf({ ...level, duty: false }, { ...audience, away: [] }, 0).length > 0 &&
      audience.away.length === 0
    )
      return []
    const hasShifts = audience.shifts.length > 0
    const spans = hasShifts
      ? audience.shifts
      : [{ shiftName: null, start: now, end: now + daysAhead * 24 * 60 * minute }]
    const looked = spans.map((span) => {
      const times = changesIn(audience, { ...span, start: Math.max(span.start, now) })
      const empty = times.filter(isEmpty)
      return {
        ...span,
        isAll: empty.length === times.length,
        since: empty[0] === times[0] ? span.start : empty[0],
      }
    })
    if (looked.every(({ isAll }) => isAll)) return [nobody]
    const some = looked.flatMap(({ shiftName, since }) => (since === undefined ? [] : { shiftName, since }))
    const [first] = some
    if (!first) return []
    const { shiftName, since } = first
    return [{ level: level.level, shiftName, start: isoOf(since), shifts: hasShifts ? some.length : 0 }]
  })
