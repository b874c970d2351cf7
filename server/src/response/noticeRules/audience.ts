import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import { type EventType, eventTypes } from '@takt/contract/notices.ts'
import { peopleToTell, type Person } from '../../people/users/users.ts'
import { shiftsAhead } from '../../plant/calendar/calendar.ts'
import { teamAccounts } from '../../plant/operators/operators.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mayOpen } from './reach.ts'

export type Named = Pick<NoticeRule, 'toUsers' | 'toRoles' | 'toDuty'>
type Where = { eventType: EventType; lineNumber: string | null }

/** Everybody who may be notified, and who is on duty at an instant, read once a line. */
export type Audience = { people: readonly Person[]; onDuty: (line: string) => Promise<ReadonlySet<string>> }

export async function audienceAt(db: Db, at: number): Promise<Audience> {
  const dutyByLine = new Map<string, Promise<ReadonlySet<string>>>()
  return {
    people: await peopleToTell(db),
    onDuty: (line) => {
      const onDuty = dutyByLine.get(line) ?? dutyOn(db, line, at)
      dutyByLine.set(line, onDuty)
      return onDuty
    },
  }
}

/** The accounts of the team that the calendar names for the shift that runs; between shifts nobody's. */
async function dutyOn(db: Db, line: string, at: number): Promise<ReadonlySet<string>> {
  const shift = (await shiftsAhead(db, line, at, 1)).find(({ start, end }) => start <= at && at < end)
  if (!shift?.teamName) return new Set()
  return new Set(
    (await teamAccounts(db))
      .filter(({ teamName }) => teamName === shift.teamName)
      .map(({ userName }) => userName),
  )
}

const none: ReadonlySet<string> = new Set()

/** Naming people narrows who is notified; it opens nothing to them that they may not see. Nobody named: everybody who may. */
export async function peopleOf(
  { toUsers, toRoles, toDuty }: Named,
  { eventType, lineNumber }: Where,
  { people, onDuty }: Audience,
): Promise<Person[]> {
  const anybody = toUsers.length === 0 && toRoles.length === 0 && !toDuty
  const duty = toDuty && lineNumber !== null ? await onDuty(lineNumber) : none
  const { page } = eventTypes[eventType]
  const isNamed = ({ userName, held }: Person) =>
    anybody ||
    toUsers.includes(userName) ||
    duty.has(userName) ||
    held.some(({ roleKey }) => toRoles.includes(roleKey))
  return people.filter((person) => isNamed(person) && mayOpen(person, lineNumber, page))
}

/** The people a rule reaches on any of the lines it is for. */
export async function reachOf(
  rule: Named & { eventType: EventType; lineNumber: string | null },
  lines: readonly string[],
  audience: Audience,
): Promise<Person[]> {
  const { eventType, lineNumber } = rule
  const where = lineNumber === null ? [null, ...lines] : [lineNumber]
  const reached = new Set<Person>()
  for (const line of where)
    for (const person of await peopleOf(rule, { eventType, lineNumber: line }, audience)) reached.add(person)
  return [...reached]
}
