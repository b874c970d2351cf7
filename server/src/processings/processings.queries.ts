import type { Db } from '../db/tables.ts'

export const findProcessing = (db: Db, processingNumber: string, processingVer: number) =>
  db.selectFrom('processings').selectAll().where('processingNumber', '=', processingNumber).where('processingVer', '=', processingVer).executeTakeFirst()
