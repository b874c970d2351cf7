import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/tables.ts'

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
    .returning([
      'userName',
      'issuer',
      'subject',
      'browserHash',
      sql<boolean>`made_at > now() - interval '1 minute'`.as('fresh'),
    ])
    .executeTakeFirst()

type Identity = { issuer: string; subject: string }

export const findIdentity = (db: Db, { issuer, subject }: Identity) =>
  db
    .selectFrom('userIdentities')
    .select('userName')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** False: the person or the account is bound otherwise. */
export const bindIdentity = async (db: Db, { issuer, subject }: Identity, userName: string) =>
  (await db
    .insertInto('userIdentities')
    .values({ issuer, subject, userName })
    .onConflict((c) => c.doNothing())
    .returning('userName')
    .executeTakeFirst()) !== undefined
