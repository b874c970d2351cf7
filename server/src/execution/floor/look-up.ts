import { sql } from 'kysely'
import type { unitSerials } from '../../people/account/account.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { sqlIn } from '../../platform/db/rows.ts'
import { readUnits } from './load-units.ts'

/** A unit as adapters read it before they send: which route it takes, and which message ids it had before. */
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

/** The numbers people know units by, on whatever line each is. */
export const serialsOf: ReturnType<typeof unitSerials.get> = async (db, units) => {
  const of = (field: keyof (typeof units)[number]) => units.map((unit) => unit[field])
  const { rows } = await sql<{ productId: string; productSn: string | null }>`
    select u.product_id, u.product_sn
    from unnest(${of('lineNumber')}::text[], ${of('productId')}::uuid[]) as asked (line_number, product_id)
    join units u on u.line_number = asked.line_number and u.product_id = asked.product_id`.execute(db)
  return new Map(rows.map(({ productId, productSn }) => [productId, productSn]))
}

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

/** As the line's writer has them, by their ids. */
export const unitsById = (db: Db, line: LineNumber, ids: string[]) =>
  readUnits(sqlIn(db), line, { sns: [], ids })
