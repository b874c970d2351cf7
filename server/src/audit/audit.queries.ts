import type { Insertable, SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import type { AuditedEntity } from '@takt/contract/audit.ts'
import { cursorOf } from '../db/connect.ts'
import { readPlace } from '../db/keyset.ts'
import type { Db, Tables } from '../db/tables.ts'

export const insertEntries = (db: Db, entries: Insertable<Tables['auditLog']>[]) => db.insertInto('auditLog').values(entries).execute()

export function entriesOf(db: Db, line: string | null, entity: AuditedEntity, entityKey: string) {
  const query = db.selectFrom('auditLog').selectAll().where('entity', '=', entity).where('entityKey', '=', entityKey)
  return (line ? query.where('lineNumber', '=', line) : query.where('lineNumber', 'is', null)).orderBy('id', 'desc').limit(200).execute()
}

type Asked = { after?: string | undefined; limit: number }
const Place = z.tuple([z.int().positive()])

/** Newest first, read on by number; nobody counts how often they changed something. */
async function onward<Row extends { id: number }>(query: SelectQueryBuilder<Tables, 'auditLog', Row>, { after, limit }: Asked) {
  const place = readPlace(Place, after)
  const from = place ? query.where('id', '<', place[0]) : query
  const found = await from.orderBy('id', 'desc').limit(limit + 1).execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: last && found.length > limit ? cursorOf(last.id) : null, total: null }
}

/** What somebody changed; that they came and went is told apart from it. */
export const changesBy = (db: Db, userName: string, asked: Asked) =>
  onward(db.selectFrom('auditLog').select(['id', 'at', 'lineNumber', 'entity', 'entityKey', 'action']).where('userName', '=', userName).where('entity', '!=', 'session'), asked)

export const sessionEntries = (db: Db, userName: string, asked: Asked) =>
  onward(db.selectFrom('auditLog').select(['id', 'at', 'action', 'before', 'after']).where('entity', '=', 'session').where('entityKey', '=', userName), asked)
