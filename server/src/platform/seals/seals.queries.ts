import { sql } from 'kysely'
import type { SealCheck } from '@takt/contract/seals.ts'
import type { Db } from '../db/tables.ts'

export type Sealed = { day: string; entries: number; root: Buffer; chain: Buffer; sealedAt: string }
/** One server seals at a time, to the end of its transaction. */
export const lockSeals = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('takt seals'))`.execute(db)

const shown = ['day', 'entries', 'root', 'chain', 'sealedAt'] as const

export const lastSeal = (db: Db): Promise<Sealed | undefined> =>
  db.selectFrom('auditSeals').select(shown).orderBy('day', 'desc').limit(1).executeTakeFirst()

export const sealsFrom = (db: Db, day: string, most: number): Promise<Sealed[]> =>
  db.selectFrom('auditSeals').select(shown).where('day', '>=', day).orderBy('day').limit(most).execute()

/** A day's seal and that of the sealed day before it. */
export const sealWithBefore = (db: Db, day: string): Promise<Sealed[]> =>
  db.selectFrom('auditSeals').select(shown).where('day', '<=', day).orderBy('day', 'desc').limit(2).execute()

export const newestSeals = (db: Db, most: number) =>
  db
    .selectFrom('auditSeals as s')
    .leftJoin('auditSealChecks as c', 'c.day', 's.day')
    .leftJoin('auditSignatures as g', 'g.day', 's.day')
    .select([
      's.day',
      's.entries',
      's.root',
      's.chain',
      's.sealedAt',
      'g.signature',
      'g.publicKey',
      'c.checkedAt',
      'c.sealState',
      'c.wrongId',
    ])
    .orderBy('s.day', 'desc')
    .limit(most)
    .execute()

export const insertSeal = (db: Db, seal: Omit<Sealed, 'sealedAt'>) =>
  db.insertInto('auditSeals').values(seal).execute()

export const insertSignature = (db: Db, row: { day: string; publicKey: Buffer; signature: Buffer }) =>
  db.insertInto('auditSignatures').values(row).execute()

const signed = (db: Db) =>
  db
    .selectFrom('auditSeals as s')
    .innerJoin('auditSignatures as g', 'g.day', 's.day')
    .select(['s.day', 's.entries', 's.root', 's.chain', 'g.publicKey', 'g.signature'])
/** All of them, the oldest first. */
export const signedSeals = (db: Db) => signed(db).orderBy('s.day').execute()
export const lastSigned = (db: Db) => signed(db).orderBy('s.day', 'desc').limit(1).executeTakeFirst()
export const signatureOf = (db: Db, day: string) => signed(db).where('s.day', '=', day).executeTakeFirst()

export const insertLeaves = (db: Db, row: { day: string; part: number; leaves: Buffer }) =>
  db.insertInto('auditLeaves').values(row).execute()

export async function leavesOf(db: Db, day: string, part: number): Promise<Buffer> {
  const found = await db
    .selectFrom('auditLeaves')
    .select('leaves')
    .where('day', '=', day)
    .where('part', '=', part)
    .executeTakeFirst()
  return found?.leaves ?? Buffer.alloc(0)
}

export const keepCheck = (db: Db, check: SealCheck) =>
  db
    .insertInto('auditSealChecks')
    .values(check)
    .onConflict((c) =>
      c.column('day').doUpdateSet({
        checkedAt: check.checkedAt,
        sealState: check.sealState,
        wrongId: check.wrongId,
      }),
    )
    .execute()
