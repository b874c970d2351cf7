import { sql } from 'kysely'
import type { CallPart } from '@takt/contract/call-parts.ts'
import type { Db } from '../../platform/db/tables.ts'

export type StoredPart = Pick<CallPart, 'start' | 'lossType'> & {
  callId: number
  remark: string
  explainedBy: string
  explainedAt: string
}

/** The parts of calls after their first, in order. */
export const partsOfCalls = (db: Db, ids: readonly number[]): Promise<StoredPart[]> =>
  db
    .selectFrom('andonCallParts')
    .selectAll()
    .where(sql<boolean>`call_id = any(${ids}::bigint[])`)
    .orderBy('callId')
    .orderBy('start')
    .execute()

export const addPart = (db: Db, part: StoredPart) => db.insertInto('andonCallParts').values(part).execute()

export const changePart = (db: Db, { callId, start, lossType }: StoredPart) =>
  db
    .updateTable('andonCallParts')
    .set({ lossType })
    .where('callId', '=', callId)
    .where('start', '=', start)
    .execute()

export const dropPart = (db: Db, { callId, start }: Pick<StoredPart, 'callId' | 'start'>) =>
  db.deleteFrom('andonCallParts').where('callId', '=', callId).where('start', '=', start).execute()
