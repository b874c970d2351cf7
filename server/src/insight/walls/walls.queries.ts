import { type Insertable, sql } from 'kysely'
import { WallLink } from '@takt/contract/walls.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const shown = Object.keys(WallLink.shape) as (keyof WallLink)[] // a shape's keys are its fields

/** Newest first; only those of no other line than these. An empty list: of any. */
export const linksMade = (db: Db, lines: readonly string[]) =>
  db
    .selectFrom('wallLinks')
    .select(shown)
    .where((eb) => (lines.length ? sql<boolean>`lines <@ ${JSON.stringify(lines)}::jsonb` : eb.lit(true)))
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
export const lockLink = (db: Db, id: number) =>
  db.selectFrom('wallLinks').select(shown).where('id', '=', id).forUpdate().executeTakeFirst()
export const expiryOf = (db: Db, tokenHash: Buffer) =>
  db.selectFrom('wallLinks').select('expiresAt').where('tokenHash', '=', tokenHash).executeTakeFirst()
export const insertLink = (db: Db, link: Insertable<Tables['wallLinks']>) =>
  db.insertInto('wallLinks').values(link).returning(shown).executeTakeFirstOrThrow()
export const revoke = (db: Db, id: number, revokedBy: string) =>
  db
    .updateTable('wallLinks')
    .set({ revokedAt: sql<string>`now()`, revokedBy })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow()
