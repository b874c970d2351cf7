import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

const keyShown = ['id', 'keyName', 'keyHint', 'madeBy', 'at', 'lastUsed'] as const
export const listKeys = (db: Db) =>
  db.selectFrom('hostKeys').select(keyShown).where('revokedAt', 'is', null).orderBy('id').execute()
export const insertKey = (
  db: Db,
  key: { keyHash: Buffer; keyName: string; keyHint: string; madeBy: string },
) => db.insertInto('hostKeys').values(key).returning(keyShown).executeTakeFirstOrThrow()
export const revokeHostKey = (db: Db, id: number) =>
  db
    .updateTable('hostKeys')
    .set({ revokedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning(keyShown)
    .executeTakeFirst()

/** Read afresh at every call: a revoked key fails at once. */
export const seeKey = (db: Db, keyHash: Buffer) =>
  db
    .updateTable('hostKeys')
    .set({ lastUsed: sql<string>`now()` })
    .where('keyHash', '=', keyHash)
    .where('revokedAt', 'is', null)
    .returning('keyName')
    .executeTakeFirst()
