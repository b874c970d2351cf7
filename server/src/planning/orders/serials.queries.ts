import { sql } from 'kysely'
import type { Serial, SerialFilter } from '@takt/contract/serials.ts'
import { onePage, startsWith } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { lineRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Those a unit or another order of the line has already. */
export async function serialsTaken(db: Db, line: LineNumber, productSns: string[]) {
  const { rows } = await sql<{ productSn: string }>`
    select product_sn from serials where line_number = ${line} and product_sn = any(${productSns}::text[])
    union select product_sn from units where line_number = ${line} and product_sn = any(${productSns}::text[])`.execute(
    db,
  )
  return rows.map(({ productSn }) => productSn)
}

export async function lastSerialNo(db: Db, line: LineNumber, orderCode: string) {
  const { last } = await db
    .selectFrom('serials')
    .select(sql<number>`coalesce(max(serial_no), 0)`.as('last'))
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .executeTakeFirstOrThrow()
  return last
}

/** One statement, however many they are. */
export const insertSerials = (
  db: Db,
  line: LineNumber,
  orderCode: string,
  after: number,
  productSns: string[],
) =>
  sql`insert into serials (line_number, product_sn, order_code, serial_no)
      select l.line_number, made.product_sn, ${orderCode}, ${after}::int + made.place
      from ${sql.raw(lineRow)}, unnest(${productSns}::text[]) with ordinality as made (product_sn, place)
      where l.line_number = ${line}`.execute(db)

const state = sql<
  Serial['serialState']
>`case when u.product_id is null then 'free' when u.process_status in ('finished', 'scrapped') then u.process_status when u.finished_at is not null then 'finished' else 'begun' end`

export function listSerials(
  db: Db,
  line: LineNumber,
  { orderCode, lotNo, productSn, serialState, page, limit }: SerialFilter,
) {
  let found = db
    .selectFrom('serials as s')
    .leftJoin('units as u', (on) =>
      on.onRef('u.lineNumber', '=', 's.lineNumber').onRef('u.productSn', '=', 's.productSn'),
    )
    .selectAll('s')
    .select(state.as('serialState'))
    .where('s.lineNumber', '=', line)
    .where('s.orderCode', '=', orderCode)
  if (lotNo) found = found.where('s.lotNo', '=', lotNo)
  if (productSn) found = found.where('s.productSn', 'like', startsWith(productSn))
  if (serialState) found = found.where(state, '=', serialState)
  return onePage(found.orderBy('s.serialNo'), { page, limit }, ['s.serialNo'])
}

/** Free serials of the order, in no lot yet, become the lot's: as many as it still lacks. */
export const fillLot = (
  db: Db,
  line: LineNumber,
  { orderCode, lotNo, number }: { orderCode: string; lotNo: string; number: number },
) =>
  sql`update serials s set lot_no = ${lotNo} from (
        select f.product_sn from serials f where f.line_number = ${line} and f.order_code = ${orderCode} and f.lot_no is null
          and not exists (select from units u where u.line_number = f.line_number and u.product_sn = f.product_sn)
        order by f.serial_no
        limit greatest(0, ${number}::int - (select count(*) from serials own where own.line_number = ${line} and own.lot_no = ${lotNo})::int)) as free
      where s.line_number = ${line} and s.product_sn = free.product_sn`.execute(db)

/** The last of a lot's serials that are not begun go into another lot. */
export const passSerials = (db: Db, line: LineNumber, from: string, into: string, number: number) =>
  sql`update serials s set lot_no = ${into} from (
        select f.product_sn from serials f where f.line_number = ${line} and f.lot_no = ${from}
          and not exists (select from units u where u.line_number = f.line_number and u.product_sn = f.product_sn)
        order by f.serial_no desc limit ${number}) as last
      where s.line_number = ${line} and s.product_sn = last.product_sn`.execute(db)

/** All of a lot's serials go into another. */
export const joinSerials = (db: Db, line: LineNumber, from: string, into: string) =>
  db
    .updateTable('serials')
    .set({ lotNo: into })
    .where('lineNumber', '=', line)
    .where('lotNo', '=', from)
    .execute()
