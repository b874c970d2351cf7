import { sql, type Updateable } from 'kysely'
import type { LineDraft } from '@takt/contract/lines.ts'
import type { Db, Tables } from '../db/tables.ts'

/** No numbers given: every line. */
export function listLines(db: Db, only: readonly string[]) {
  const query = db.selectFrom('lines').selectAll().orderBy('lineNumber')
  return (only.length ? query.where('lineNumber', 'in', only) : query).execute()
}

export const lockLine = (db: Db, lineNumber: string) => db.selectFrom('lines').selectAll().where('lineNumber', '=', lineNumber).forUpdate().executeTakeFirst()

/** Nothing comes back when the number is taken. */
export const insertLine = (db: Db, line: LineDraft) =>
  db.insertInto('lines').values(line).onConflict((c) => c.column('lineNumber').doNothing()).returningAll().executeTakeFirst()

export const updateLine = (db: Db, lineNumber: string, change: Updateable<Tables['lines']>) =>
  db.updateTable('lines').set({ ...change, revision: sql<number>`revision + 1` }).where('lineNumber', '=', lineNumber).returningAll().executeTakeFirstOrThrow()
