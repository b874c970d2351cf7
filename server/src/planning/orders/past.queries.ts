import { sql } from 'kysely'
import { Order } from '@takt/contract/orders.ts'
import { pastStatuses, type PastOrder, type PastOrderFilter } from '@takt/contract/past-orders.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type PastOrderScope = Omit<PastOrderFilter, 'page' | 'limit'>
const tie = ['id'] as const

const own = sql.join(Object.keys(Order.shape).map((field) => sql.ref(`o.${field}`)))

/** What is calculated for an order. One that ended by its last good unit was closed by no person. */
const worked = sql<PastOrder>`(
  select ${own}, o.ended_at, coalesce(u.name, o.closed_by) as closed_by,
         extract(epoch from o.plan_end - o.plan_start)::float8 as planned_duration,
         extract(epoch from o.actual_end - o.actual_start)::float8 as actual_duration,
         o.actual_number::float8 / nullif(o.actual_number + o.ng_number, 0) as ok_rate
  from orders o left join users u on u.user_name = o.closed_by)`

function filteredOrders(db: Db, line: LineNumber, filter: PastOrderScope) {
  let query = db
    .selectFrom(worked.as('past'))
    .selectAll()
    .where('lineNumber', '=', line)
    .where('orderStatus', 'in', filter.orderStatus?.length ? filter.orderStatus : pastStatuses)
  if (filter.orderCode) query = query.where('orderCode', 'ilike', contains(filter.orderCode))
  if (filter.customerOrderNo)
    query = query.where('customerOrderNo', 'ilike', contains(filter.customerOrderNo))
  if (filter.typeNo) query = query.where('typeNo', '=', filter.typeNo)
  if (filter.from) query = query.where('endedAt', '>=', filter.from)
  if (filter.to) query = query.where('endedAt', '<', filter.to)
  return query.orderBy('endedAt', (order) => order.desc().nullsLast())
}

export const listPast = (db: Db, line: LineNumber, filter: PastOrderFilter) =>
  onePage(filteredOrders(db, line, filter), filter, tie)

/** For an export: the numbers of the whole filter result, in the order of the list; then the orders themselves. */
export const pastIds = async (db: Db, line: LineNumber, filter: PastOrderScope) =>
  (await sorted(filteredOrders(db, line, filter).clearSelect().select('id'), filter.sort, tie).execute()).map(
    ({ id }) => id,
  )
export const pastById = (db: Db, line: LineNumber, ids: number[]) =>
  db
    .selectFrom(worked.as('past'))
    .selectAll()
    .where('lineNumber', '=', line)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

/** Units of these orders that went through rework. */
export async function reworkedOf(db: Db, line: LineNumber, orderCodes: readonly string[]) {
  if (orderCodes.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('units')
    .select(['orderCode', sql<number>`count(*)`.as('units')])
    .where('lineNumber', '=', line)
    .where('orderCode', 'in', orderCodes)
    .where('reworkCount', '>', 0)
    .groupBy('orderCode')
    .execute()
  return new Map(rows.map(({ orderCode, units }) => [orderCode, units]))
}

export const unitsByStatus = (db: Db, line: LineNumber, orderCode: string) =>
  db
    .selectFrom('units')
    .select(['processStatus', sql<number>`count(*)`.as('units')])
    .where('lineNumber', '=', line)
    .where('orderCode', '=', orderCode)
    .groupBy('processStatus')
    .orderBy('units', 'desc')
    .orderBy('processStatus')
    .execute()

type FailedOften = {
  defectCode: string | null
  resultCode: string | null
  stationNumber: string
  setKey: number | null
  failures: number
}

/** In pieces, on its units and on pieces of its lots, without false failures. What is counted under its defect is not counted by its result as well. */
export const failuresOfOrder = (db: Db, line: LineNumber, orderCode: string) =>
  sql<FailedOften>`
    with found as (
      select f.* from units u
      join failures f on f.line_number = u.line_number
        and (f.product_id = u.product_id and f.removed_from is null or f.removed_from = u.product_id)
      where u.line_number = ${line} and u.order_code = ${orderCode}
      union all
      select f.* from lots l
      join failures f on f.line_number = l.line_number and f.lot_no = l.lot_no
        and f.product_id is null and f.removed_from is null
      where l.line_number = ${line} and l.order_code = ${orderCode}
    )
    select defect_code, case when defect_code is null then result_code end as result_code, station_number,
           max(set_key) as set_key, sum(quantity) as failures
    from found where fail_status <> 'falseFail'
    group by 1, 2, 3
    order by failures desc, station_number, defect_code, result_code
    limit 10`
    .execute(db)
    .then(({ rows }) => rows)
