import { type Insertable, sql, type Updateable } from 'kysely'
import type { ProcessingFilter } from '@takt/contract/processings.ts'
import { contains, onePage } from '../db/connect.ts'
import type { Db, Tables } from '../db/tables.ts'

export function listProcessings(db: Db, filter: ProcessingFilter) {
  let query = db.selectFrom('processings').selectAll()
  if (filter.processingNumber) query = query.where('processingNumber', 'ilike', contains(filter.processingNumber))
  if (filter.processingName) query = query.where('processingName', 'ilike', contains(filter.processingName))
  if (filter.definitionStatus) query = query.where('definitionStatus', '=', filter.definitionStatus)
  return onePage(query.orderBy('processingNumber').orderBy('processingVer', 'desc'), filter, ['processingNumber', 'processingVer'])
}

const versions = (db: Db, processingNumber: string) => db.selectFrom('processings').selectAll().where('processingNumber', '=', processingNumber)

export const findProcessing = (db: Db, processingNumber: string, processingVer: number) =>
  versions(db, processingNumber).where('processingVer', '=', processingVer).executeTakeFirst()

/** Every version, newest first. */
export const versionsOf = (db: Db, processingNumber: string) => versions(db, processingNumber).orderBy('processingVer', 'desc').execute()

/** Held until the transaction ends. All versions, so that two people revising take turns over the next number. */
export const lockProcessing = async (db: Db, processingNumber: string, processingVer: number) =>
  (await versions(db, processingNumber).orderBy('processingVer').forUpdate().execute()).find((route) => route.processingVer === processingVer)

/** 0 where there is none yet. */
export const latestVersion = async (db: Db, processingNumber: string) =>
  (await db.selectFrom('processings').select(sql<number>`coalesce(max(processing_ver), 0)`.as('latest'))
    .where('processingNumber', '=', processingNumber).executeTakeFirstOrThrow()).latest

/** Nothing comes back when somebody else made this version a moment ago. */
export const insertProcessing = (db: Db, processing: Insertable<Tables['processings']>) =>
  db.insertInto('processings').values(processing).onConflict((c) => c.columns(['processingNumber', 'processingVer']).doNothing()).returningAll().executeTakeFirst()

export const updateProcessing = (db: Db, processingNumber: string, processingVer: number, change: Updateable<Tables['processings']>) =>
  db.updateTable('processings').set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where('processingNumber', '=', processingNumber).where('processingVer', '=', processingVer).returningAll().executeTakeFirstOrThrow()
