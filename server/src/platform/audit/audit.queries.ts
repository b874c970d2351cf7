import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { AuditedEntity } from '@takt/contract/audit.ts'
import { readPage, readPlace } from '../db/keyset.ts'
import type { Db, Tables } from '../db/tables.ts'

type Entry = Insertable<Tables['auditLog']>

/** However many: a statement takes no more than 65,535 values one by one. */
export const insertEntries = (db: Db, entries: readonly Entry[]) => {
  const of = (field: keyof Entry) => entries.map((entry) => entry[field])
  return sql`
    insert into audit_log (user_name, line_number, entity, entity_key, action, before, after, trace_id)
    select * from unnest(${of('userName')}::text[], ${of('lineNumber')}::text[], ${of('entity')}::text[], ${of('entityKey')}::text[], ${of('action')}::text[], ${of('before')}::jsonb[], ${of('after')}::jsonb[],
      ${of('traceId')}::text[])`.execute(db)
}

export function entriesOf(db: Db, line: string | null, entity: AuditedEntity, entityKey: string) {
  const query = db
    .selectFrom('auditLog as a')
    .leftJoin('users as u', 'u.userName', 'a.userName')
    .selectAll('a')
    .select('u.name')
    .where('entity', '=', entity)
    .where('entityKey', '=', entityKey)
  return (line ? query.where('lineNumber', '=', line) : query.where('lineNumber', 'is', null))
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()
}

type ReadOn = { after?: string | undefined; limit: number }
const Position = z.tuple([z.int().positive()])

/** Newest first, read on by number; nobody counts how often they changed something. */
async function onward<Row extends { id: number }>(
  query: SelectQueryBuilder<Tables, 'auditLog', Row>,
  { after, limit }: ReadOn,
) {
  const place = readPlace(Position, after)
  const from = place ? query.where('id', '<', place[0]) : query
  return readPage({
    place,
    limit,
    find: (most) => from.orderBy('id', 'desc').limit(most).execute(),
    placeOf: ({ id }) => [id],
  })
}

/** What somebody changed; log-ins and log-outs are read apart from it. */
export const changesBy = (db: Db, userName: string, readOn: ReadOn) =>
  onward(
    db
      .selectFrom('auditLog')
      .select(['id', 'at', 'lineNumber', 'entity', 'entityKey', 'action'])
      .where('userName', '=', userName)
      .where('entity', '!=', 'session'),
    readOn,
  )

export const sessionEntries = (db: Db, userName: string, readOn: ReadOn) =>
  onward(
    db
      .selectFrom('auditLog')
      .select(['id', 'at', 'action', 'before', 'after'])
      .where('entity', '=', 'session')
      .where('entityKey', '=', userName),
    readOn,
  )

/** The oldest entries before this instant leave the change history; with the month (UTC) of each. */
export async function takeEntries(db: Db, before: string, most: number) {
  const { rows } = await sql<{ month: string; row: string }>`
    select to_char((entry ->> 'at')::timestamptz at time zone 'UTC', 'YYYY-MM') as month,
           (jsonb_build_object('table', 'audit_log') || entry)::text as row
    from take_audit(${before}::timestamptz, ${most}) as entry order by (entry ->> 'id')::bigint`.execute(db)
  return rows
}
