import type { AndonPerson } from '@takt/contract/andonRules.ts'
import { shiftsAhead, type TeamShift } from '../../plant/calendar/calendar.ts'
import { teamAccounts } from '../../plant/operators/operators.ts'
import type { Span } from '../../plant/plant/plant.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { reachablePeople } from '../noticeRules/noticeRules.ts'
import { absencesAhead } from './absences.queries.ts'
import { hasMailServer } from '../webhooks/webhooks.ts'

/** The people notices of a line's calls reach, which team each is in, and when the teams are on duty. */
export type Audience = {
  people: readonly (AndonPerson & { roles: string[] })[]
  /** Who has an address; nobody where there is no mail server. */
  mailable: ReadonlySet<string>
  teamOf: ReadonlyMap<string, string | null>
  shifts: readonly TeamShift[]
  /** Who is away, and from when until when. */
  away: readonly (Span & { userName: string })[]
}

/** Days ahead in which levels without anybody are looked for. */
export const daysAhead = 7

/** An operator's badge counts for their account where the account has none of its own. */
export async function audienceOf(db: Db, line: string, now: number): Promise<Audience> {
  const [people, operators, absences, shifts] = await Promise.all([
    reachablePeople(db, line, 'lossInquiry'),
    teamAccounts(db),
    absencesAhead(db, isoOf(now)),
    shiftsAhead(db, line, now, daysAhead),
  ])
  const cards = new Map(operators.map(({ userName, cardId }) => [userName, cardId]))
  return {
    people: people.map(({ userName, name, cardId, held }) => ({
      userName,
      name,
      cardId: cardId ?? cards.get(userName) ?? null,
      roles: held.map(({ roleKey }) => roleKey),
    })),
    mailable: new Set(
      people.flatMap(({ userName, email }) => (email !== null && hasMailServer() ? [userName] : [])),
    ),
    teamOf: new Map(operators.map(({ userName, teamName }) => [userName, teamName])),
    shifts,
    away: absences.map(({ userName, absentFrom, absentUntil }) => ({
      userName,
      from: Date.parse(absentFrom),
      to: Date.parse(absentUntil),
    })),
  }
}
