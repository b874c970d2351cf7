import { sql, type Updateable } from 'kysely'
import { Line, type LineDraft, type LineFilter } from '@takt/contract/lines.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { openHead, nextTurn } from '../../platform/db/turns.ts'

const shown = Object.keys(Line.shape) as (keyof Line)[] // a shape's keys are its fields

/** No numbers given: every line. */
export function listLines(db: Db, only: readonly string[]) {
  const query = db.selectFrom('lines').selectAll().orderBy('lineNumber')
  return (only.length ? query.where('lineNumber', 'in', only) : query).execute()
}

const stationsByLine = (db: Db) =>
  db
    .selectFrom('stations')
    .select(['lineNumber', sql<number>`count(*)`.as('n')])
    .groupBy('lineNumber')
const producingByLine = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['lineNumber', 'orderCode'])
    .distinctOn('lineNumber')
    .where('orderStatus', '=', 'producing')
    .orderBy('lineNumber')
    .orderBy('sequence')
    .orderBy('id')

/** Lines with their stations and orders, as one table that can be sorted by any of it. */
const rows = (db: Db) =>
  db
    .selectFrom(
      db
        .selectFrom('lines as l')
        .leftJoin(stationsByLine(db).as('s'), 's.lineNumber', 'l.lineNumber')
        .leftJoin(producingByLine(db).as('o'), 'o.lineNumber', 'l.lineNumber')
        .selectAll('l')
        .select([sql<number>`coalesce(s.n, 0)`.as('stationCount'), 'o.orderCode as currentOrder'])
        .as('rows'),
    )
    .selectAll()

type LineScope = Omit<LineFilter, 'page' | 'limit'>

/** No numbers given: every line. */
function found(db: Db, only: readonly string[], filter: LineScope) {
  let query = rows(db)
  if (only.length) query = query.where('lineNumber', 'in', only)
  for (const name of ['lineNumber', 'lineName', 'location', 'manager'] as const) {
    const value = filter[name]
    if (value) query = query.where(name, 'ilike', contains(value))
  }
  if (filter.enabled !== undefined) query = query.where('enabled', '=', filter.enabled)
  return query.orderBy('lineNumber')
}

export const registerLines = (db: Db, only: readonly string[], filter: LineFilter) =>
  onePage(found(db, only, filter), filter, ['lineNumber'])
export const allLines = (db: Db, only: readonly string[], filter: LineScope) =>
  sorted(found(db, only, filter), filter.sort, ['lineNumber']).execute()

export async function lockLine(db: Db, lineNumber: string) {
  await nextTurn(db, lineNumber)
  return db.selectFrom('lines').select(shown).where('lineNumber', '=', lineNumber).executeTakeFirst()
}

/** Nothing comes back when the number is taken. */
export async function insertLine(db: Db, line: LineDraft) {
  await openHead(db, line.lineNumber)
  return db
    .insertInto('lines')
    .values(line)
    .onConflict((c) => c.column('lineNumber').doNothing())
    .returning(shown)
    .executeTakeFirst()
}

export const updateLine = (db: Db, lineNumber: string, change: Updateable<Tables['lines']>) =>
  db
    .updateTable('lines')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', lineNumber)
    .returning(shown)
    .executeTakeFirstOrThrow()

export const deleteLine = (db: Db, lineNumber: string) =>
  db.deleteFrom('lines').where('lineNumber', '=', lineNumber).execute()
