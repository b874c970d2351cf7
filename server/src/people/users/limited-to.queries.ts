import type { Db } from '../../platform/db/tables.ts'

/** Accounts and roles that see this line and not all of them. */
export async function limitedTo(db: Db, lineNumber: string) {
  const rows = await db
    .selectFrom('userLines')
    .select('userName as who')
    .where('lineNumber', '=', lineNumber)
    .union(db.selectFrom('roleLines').select('roleKey as who').where('lineNumber', '=', lineNumber))
    .orderBy('who')
    .limit(20)
    .execute()
  return rows.map(({ who }) => who)
}
