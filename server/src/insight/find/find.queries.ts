import { sql } from 'kysely'
import type { Found } from '@takt/contract/find.ts'
import { startsWith } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'

type Of<Kind extends Found['found']> = Extract<Found, { found: Kind }>

/** Of each kind so many. */
const few = 5

export const linesThere = async (db: Db) =>
  (await db.selectFrom('lines').select('lineNumber').execute()).map(({ lineNumber }) => lineNumber)

/** Line by line, so that each line's index serves; so below. A part from the middle would be looked for in every order there ever was. */
export function ordersBeginning(lines: readonly string[], text: string) {
  const beginning = (column: 'order_code' | 'order_name') => {
    const name = sql`lower(${sql.ref(column)}) collate "C"`
    return sql`(select id, line_number, order_code, order_name, order_status, plan_start from orders
      where line_number = line and ${name} like lower(${startsWith(text)}) order by ${name} limit ${few})`
  }
  return sql<Of<'order'>>`
    select 'order' as found, o.line_number, o.order_code as code, o.order_name, o.order_status from unnest(${lines}::text[]) as line
    cross join lateral (${beginning('order_code')} union ${beginning('order_name')}) as o
    order by lower(o.order_code) = lower(${text}) desc, o.plan_start desc, o.id limit ${few}`
}
export const findOrders = async (db: Db, lines: readonly string[], text: string) =>
  (await ordersBeginning(lines, text).execute(db)).rows

export const findUnits = async (db: Db, lines: readonly string[], text: string) =>
  (
    await sql<Of<'unit'>>`
    select 'unit' as found, u.line_number, u.product_sn as code, u.type_no, u.process_status from unnest(${lines}::text[]) as line
    cross join lateral (
      select line_number, product_sn, type_no, process_status from units where line_number = line and product_sn like ${startsWith(text)} order by product_sn limit ${few}
    ) u order by u.product_sn = ${text} desc, u.product_sn limit ${few}`.execute(db)
  ).rows

export const findLots = async (db: Db, lines: readonly string[], text: string) =>
  (
    await sql<Of<'lot'>>`
    select 'lot' as found, l.line_number, l.lot_no as code, l.units from unnest(${lines}::text[]) as line
    cross join lateral (
      select line_number, lot_no, count(*)::int as units from units where line_number = line and lot_no like ${startsWith(text)} group by line_number, lot_no order by lot_no limit ${few}
    ) l order by l.lot_no = ${text} desc, l.lot_no limit ${few}`.execute(db)
  ).rows
