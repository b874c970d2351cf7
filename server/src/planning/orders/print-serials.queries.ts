import { sql } from 'kysely'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type Range = { orderCode: string; from: number; to: number }

export const serialsIn = (db: Db, line: LineNumber, { orderCode, from, to }: Range) =>
  db
    .selectFrom('serials')
    .select(['productSn', 'serialNo', 'lotNo'])
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .where('serialNo', '>=', from)
    .where('serialNo', '<=', to)
    .orderBy('serialNo')
    .execute()

/** One more print of each; returns how many there are, and how many of them had been printed before. */
export async function countPrints(db: Db, line: LineNumber, { orderCode, from, to }: Range) {
  const { rows } = await sql<{ prints: number }>`
    update serials set prints = prints + 1, printed_at = coalesce(printed_at, ${nowIso()}::timestamptz)
    where line_number = ${line} and order_code = ${orderCode} and serial_no between ${from} and ${to}
    returning prints`.execute(db)
  return { labels: rows.length, again: rows.filter(({ prints }) => prints > 1).length }
}
