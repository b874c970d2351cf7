import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../db/tables.ts'

/** Those nobody fetched in their minute go when the next one is made. */
export async function insertCode(db: Db, code: Insertable<Tables['loginCodes']>) {
  await db
    .deleteFrom('loginCodes')
    .where('madeAt', '<', sql<string>`now() - interval '1 minute'`)
    .execute()
  await db.insertInto('loginCodes').values(code).execute()
}

/** Read once, whatever comes of it. */
export const takeCode = (db: Db, codeHash: Buffer) =>
  db
    .deleteFrom('loginCodes')
    .where('codeHash', '=', codeHash)
    .returning(['userName', 'browserHash', sql<boolean>`made_at > now() - interval '1 minute'`.as('fresh')])
    .executeTakeFirst()
