import { sql } from 'kysely'
import { z } from 'zod'
import { type QueueChange, type QueueChangeFilter, queueActions } from '@takt/contract/queue-changes.ts'
import { contains } from '../../platform/db/connect.ts'
import { readPlace } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type QueueChangeScope = Omit<QueueChangeFilter, 'after' | 'limit'>
const Position = z.tuple([z.int().positive()])

/** The line completes an order with its last unit, and gives no reason; a person, before that, has to. */
const queueActionOf = sql<QueueChange['queueAction']>`case
  when action = 'complete' and "after" ->> 'statusReason' is not null then 'completeShort'
  else action end`

/** What people did to the line's orders. */
export function allChanges(
  db: Db,
  line: LineNumber,
  { orderCode, userName, queueAction, from, to }: QueueChangeScope,
) {
  let found = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'entityKey', queueActionOf.as('queueAction'), 'userName', 'before', 'after'])
    .where('lineNumber', '=', line)
    .where('entity', '=', 'order')
    .where('action', 'in', queueActions)
  if (queueAction?.length) found = found.where(queueActionOf, 'in', queueAction)
  if (orderCode) found = found.where('entityKey', 'ilike', contains(orderCode))
  if (userName) found = found.where('userName', 'ilike', contains(userName))
  if (from) found = found.where('at', '>=', from)
  if (to) found = found.where('at', '<', to)
  return found
}

/** Newest first: after a place, or from the start. */
export function changesAfter(
  db: Db,
  line: LineNumber,
  filter: QueueChangeScope,
  after: string | number | undefined,
  limit: number,
) {
  const place = typeof after === 'number' ? [after] : readPlace(Position, after)
  const found = allChanges(db, line, filter)
  return (place ? found.where('id', '<', sql<number>`${place[0]}`) : found)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
