import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '@takt/contract/errors.ts'
import { hashToken } from './callers.ts'
import type { Db } from './tables.ts'

const seconds = 30

/** Makes a single-use pass for the session with this token; expired ones of every session go with it. */
export async function makeTicket(db: Db, tokenHash: Buffer) {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .deleteFrom('sessionTickets')
    .where('expiresAt', '<', sql<string>`now()`)
    .execute()
  const { expiresAt } = await db
    .insertInto('sessionTickets')
    .values({
      ticketHash: hashToken(ticket),
      tokenHash,
      expiresAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .returning('expiresAt')
    .executeTakeFirstOrThrow()
  return { ticket, expires: expiresAt }
}

/** The hash of the session's token. Of two who come with one ticket at once, one gets it. */
export async function redeemTicket(db: Db, ticket: string): Promise<Buffer> {
  const found = await db
    .deleteFrom('sessionTickets')
    .where('ticketHash', '=', hashToken(ticket))
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('tokenHash')
    .executeTakeFirst()
  return found?.tokenHash ?? refuse('session.ticket_invalid')
}
