import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** What is to be sent, and how. */
export type Due = {
  id: number
  lineNumber: string
  idempotencyKey: string
  request: string
  attempts: number
  hostUrl: string
  hostKey: string | null
  mostTries: number
  timeoutSeconds: number
}

/** Longer than a server may need to write down how a try ended. */
const grace = 30

/**
 * Takes the first open telegram of each line, if its time has come: what follows on that line waits for it, other lines do not. Taken is what is
 * not due again before its try must be over, so two servers never send the same; one that dies leaves it to be tried again, under the same key.
 */
export const takeDue = async (db: Db, most: number) =>
  (
    await sql<Due>`
    update host_telegrams t set attempts = attempts + 1, endpoint = s.host_url, next_try = now() + make_interval(secs => s.timeout_seconds + ${grace})
    from host_settings s
    where s.host_mode = 'on' and s.host_url is not null and t.id in (
      select o.id from lines l
      cross join lateral (select id from host_telegrams where line_number = l.line_number and direction = 'out' and tele_state in ('waiting', 'retry') order by id limit 1) as first
      join host_telegrams o on o.id = first.id
      where o.tele_state in ('waiting', 'retry') and o.next_try <= now() and o.request is not null
      order by o.id limit ${most} for update of o skip locked)
    returning t.id, t.line_number, t.idempotency_key, t.request, t.attempts, s.host_url, s.host_key, s.most_tries, s.timeout_seconds`.execute(
      db,
    )
  ).rows

type Ended = {
  httpStatus: number | null
  response: string | null
  latency: number | null
  errorText: string | null
}

/** The host has it, whatever anybody thought meanwhile. */
export const markSent = (db: Db, id: number, ended: Ended) =>
  db
    .updateTable('hostTelegrams')
    .set({ ...ended, teleState: 'ok', doneAt: sql<string>`now()`, nextTry: null })
    .where('id', '=', id)
    .where('teleState', '!=', 'ok')
    .returning(['teleType', 'lineNumber', 'lotNo'])
    .execute()

/** `pause`: seconds until the next try; null: there is none. If somebody handled it by hand meanwhile, that stays. */
export const markFailed = (db: Db, id: number, ended: Ended, pause: number | null) =>
  db
    .updateTable('hostTelegrams')
    .set({
      ...ended,
      teleState: pause === null ? 'dead' : 'retry',
      nextTry: pause === null ? null : sql<string>`now() + make_interval(secs => ${pause})`,
      doneAt: pause === null ? sql<string>`now()` : null,
    })
    .where('id', '=', id)
    .where('teleState', 'in', ['waiting', 'retry'])
    .returning(['teleType', 'orderCode', 'lotNo', 'doneAt'])
    .execute()

export const unsummed = (db: Db) =>
  db
    .selectFrom('hostTelegrams')
    .select(['id', 'lineNumber', 'orderCode', 'idempotencyKey', 'at'])
    .where('direction', '=', 'out')
    .where('request', 'is', null)
    .orderBy('id')
    .limit(50)
    .execute()

/** Written once: what the host may already have is not changed later. */
export const setRequest = (db: Db, id: number, request: string) =>
  db.updateTable('hostTelegrams').set({ request }).where('id', '=', id).where('request', 'is', null).execute()

/** What came to an end so long ago is no news to anybody. What still waits, or is dead, stays. */
export const forgetOldTelegrams = (db: Db, days: number) =>
  db
    .deleteFrom('hostTelegrams')
    .where('doneAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .where('teleState', 'in', ['ok', 'handled'])
    .execute()
