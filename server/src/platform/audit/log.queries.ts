import { type ExpressionBuilder, sql } from 'kysely'
import type { ChangeScope } from '@takt/contract/changes.ts'
import { startsWith } from '../db/connect.ts'
import type { Db, Tables } from '../db/tables.ts'
import type { AuditedEntity } from '@takt/contract/audit.ts'

/** Of these kinds of records (null: of all) what is of these lines (none: of all), and of no line. */
export type Sight = { entities: AuditedEntity[] | null; lines: string[]; plant: boolean }
export type LogScope = ChangeScope & { sights: Sight[] }
export type LogPlace = number

type Entries = ExpressionBuilder<Tables & { a: Tables['auditLog'] }, 'a'>

/** What one person may see: every kind of record on its own lines. */
const seenBy = (sights: Sight[]) => (eb: Entries) =>
  eb.or(
    sights.map(({ entities, lines, plant }) => {
      const onLine = lines.length ? eb('a.lineNumber', 'in', lines) : eb('a.lineNumber', 'is not', null)
      const where = plant ? eb.or([onLine, eb('a.lineNumber', 'is', null)]) : onLine
      return entities ? eb.and([eb('a.entity', 'in', entities), where]) : where
    }),
  )

/** It became different somewhere in what was stored, also in the rows of a definition; nothing and null are the same. */
const isAbout = (field: string) => {
  const path = sql`${`$.**."${field.replaceAll(/["\\]/g, '')}" ? (@ != null)`}::jsonpath`
  return sql<boolean>`jsonb_path_query_array(coalesce(a.before, '{}'), ${path})
    <> jsonb_path_query_array(coalesce(a.after, '{}'), ${path})`
}

/** Why somebody did it, under the names that features keep it by; a unit keeps its reason until it has another. */
const reasonGiven = sql<string | null>`coalesce(a.after->>'reason', a.after->>'lockReason',
  case when a.after->>'statusReason' is distinct from a.before->>'statusReason' then a.after->>'statusReason' end)`

/**
 * Entries are numbered as they are written and dated as their transaction began: the numbers of a time are found within an hour of
 * it, so a period is found without reading what lies before and after it.
 */
const numberNear = (at: string, hours: number, order: 'asc' | 'desc') => {
  const near = sql`${at}::timestamptz + make_interval(hours => ${hours})`
  return order === 'asc'
    ? sql<number>`coalesce((select b.id from audit_log b where b.at >= ${near} order by b.at, b.id limit 1), 0)`
    : sql<number>`coalesce((select b.id from audit_log b where b.at <= ${near} order by b.at desc, b.id desc limit 1), 0)`
}

function entries(
  db: Db,
  { sights, entity, entityKey, userName, lineNumber, traceId, reason, field, from, to }: LogScope,
) {
  let found = db.selectFrom('auditLog as a').where(seenBy(sights))
  if (entity?.length) found = found.where('a.entity', 'in', entity)
  if (entityKey) found = found.where('a.entityKey', 'like', startsWith(entityKey))
  if (userName) found = found.where('a.userName', '=', userName)
  if (traceId) found = found.where('a.traceId', '=', traceId)
  if (lineNumber) found = found.where('a.lineNumber', '=', lineNumber)
  if (reason) found = found.where(sql<boolean>`strpos(lower(${reasonGiven}), lower(${reason})) > 0`)
  if (field) found = found.where(isAbout(field))
  if (from) found = found.where('a.at', '>=', from).where('a.id', '>=', numberNear(from, -1, 'asc'))
  if (to) found = found.where('a.at', '<', to).where('a.id', '<=', numberNear(to, 1, 'desc'))
  return found
}

/** Newest first; after a place, or from the start. */
export function readLog(db: Db, scope: LogScope, place: LogPlace | null, limit: number) {
  const page = entries(db, scope)
    .selectAll('a')
    .select(reasonGiven.as('reason'))
    .orderBy('a.id', 'desc')
    .limit(limit)
  return (place === null ? page : page.where('a.id', '<', place)).execute()
}

/** No further than `most`. */
export async function countLog(db: Db, scope: LogScope, most: number) {
  const { n } = await db
    .selectFrom(entries(db, scope).select('a.id').limit(most).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export const findLogEntry = (db: Db, sights: Sight[], id: number) =>
  entries(db, { sights })
    .selectAll('a')
    .select(reasonGiven.as('reason'))
    .where('a.id', '=', id)
    .executeTakeFirst()
