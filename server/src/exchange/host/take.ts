import { createHash, randomUUID } from 'node:crypto'
import { refuse } from '@takt/contract/errors.ts'
import type { TeleType } from '@takt/contract/host.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { seeKey } from './host-keys.queries.ts'
import { changeTelegram, insertIncoming, lockIncoming } from './host.queries.ts'

/** Whose key it is. */
export const hostOf = async (db: Db, key: string) =>
  (await seeKey(db, hashToken(key))) ?? refuse('host.key_wrong')

/** A message of the host as it came. `key`: its own idempotency key; null: it named none. */
export type Incoming = {
  teleType: TeleType
  endpoint: string
  key: string | null
  request: string
  traceId?: string | null
}
/** What became of it: what is answered, and what was wrong with some of it. */
export type Taken = {
  response: string
  lineNumber: string | null
  orderCode: string | null
  errorText: string | null
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
/** No text of a database holds a NUL. */
const storable = (text: string) => text.replaceAll('\0', '')

/**
 * Takes a message once: under a key that was taken wholly the first answer is given again, and nothing is done. What was refused, in part or whole, is
 * tried again: what it lacked may be there now. The message and what it made are in one transaction.
 */
export function takeTelegram(
  db: Db,
  { teleType, endpoint, key, request, traceId = null }: Incoming,
  work: (db: Db) => Promise<Taken>,
): Promise<string> {
  const since = performance.now()
  const idempotencyKey = key ?? `in-${randomUUID()}`
  const requestHash = hashOf(request)
  return inOneGo(db, async (db) => {
    await insertIncoming(db, {
      teleType,
      endpoint,
      idempotencyKey,
      request: storable(request),
      requestHash,
      traceId,
    })
    const incoming = await lockIncoming(db, idempotencyKey)
    if (!incoming.requestHash?.equals(requestHash) || incoming.endpoint !== endpoint)
      refuse('host.key_reused')
    if (incoming.teleState === 'ok') return incoming.response!
    const { response, ...taken } = await work(db)
    await changeTelegram(db, incoming.id, {
      ...taken,
      errorText: taken.errorText && storable(taken.errorText),
      response,
      httpStatus: 200,
      teleState: taken.errorText === null ? 'ok' : 'dead',
      attempts: incoming.attempts + 1,
      latency: Math.round(performance.now() - since),
      doneAt: nowIso(),
      handledBy: null,
      handledReason: null,
    })
    return response
  })
}

/** A message nothing could be made of is written down too: somebody will ask what became of it. */
export function writeRefused(
  db: Db,
  { teleType, endpoint, key, request, traceId = null }: Incoming,
  { response, httpStatus, errorText }: { response: string; httpStatus: number; errorText: string },
) {
  return inOneGo(db, async (db) => {
    const idempotencyKey = key ?? `in-${randomUUID()}`
    const requestHash = hashOf(request)
    await insertIncoming(db, {
      teleType,
      endpoint,
      idempotencyKey,
      request: storable(request),
      requestHash,
      traceId,
    })
    const incoming = await lockIncoming(db, idempotencyKey)
    if (
      incoming.teleState === 'ok' ||
      !incoming.requestHash?.equals(requestHash) ||
      incoming.endpoint !== endpoint
    )
      return
    await changeTelegram(db, incoming.id, {
      response,
      httpStatus,
      errorText: storable(errorText).slice(0, 2000),
      teleState: 'dead',
      attempts: incoming.attempts + 1,
      doneAt: nowIso(),
    })
  })
}
