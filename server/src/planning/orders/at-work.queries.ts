import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The order of this code, or without one the first of the queue that is produced. */
export const orderAtWork = (db: Db, line: LineNumber, orderCode: string | null) =>
  db
    .selectFrom('orders')
    .select([
      'orderCode',
      'orderName',
      'typeNo',
      'typeVer',
      'orderNumber',
      'actualNumber',
      'ngNumber',
      'planEnd',
    ])
    .where('lineNumber', '=', line)
    .where((order) =>
      orderCode === null ? order('orderStatus', '=', 'producing') : order('orderCode', '=', orderCode),
    )
    .orderBy(sql`sequence`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** What the orders that are being made take, each bill once. */
export const billsUnderWay = (db: Db, line: string) =>
  db
    .selectFrom('orders')
    .select(['bomCode', 'bomVer'])
    .distinct()
    .where('lineNumber', '=', line)
    .where('orderStatus', 'in', ['producing', 'paused'])
    .where('bomCode', 'is not', null)
    .execute()
