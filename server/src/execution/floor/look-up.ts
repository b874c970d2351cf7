import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** A unit as adapters ask for it before they speak: which route it takes, and what it was told before. */
export const unitBySn = (db: Db, lineNumber: string, productSn: string) =>
  db
    .selectFrom('units')
    .select([
      'productId',
      'orderCode',
      'processingNumber',
      'processingVer',
      'processStatus',
      'messages',
      'trail',
    ])
    .where('lineNumber', '=', lineNumber)
    .where('productSn', '=', productSn)
    .executeTakeFirst()

/** Those on the floor are few; the partial index has them. */
export const countUnitsOnHold = async (db: Db, line: string) =>
  (
    await db
      .selectFrom('units')
      .select(sql<number>`count(*)::int`.as('held'))
      .where('lineNumber', '=', line)
      .where('processStatus', '=', 'held')
      .executeTakeFirstOrThrow()
  ).held
