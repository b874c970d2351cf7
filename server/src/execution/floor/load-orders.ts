import type { Sql } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { loadBill, loadWay } from './definitions.ts'
import type { Floor } from './state.ts'
import type { LotState, OrderState, SerialState } from './unit-state.ts'

type OrderRow = Omit<
  OrderState,
  'route' | 'bill' | 'started' | 'startedAt' | 'finished' | 'completedAt' | 'traceId'
> & {
  number: string | null
  ver: number | null
  bomCode: string | null
  bomVer: number | null
}

/** The orders that are producing, and those that are named. The three statuses come first because only they are in the index of open orders. */
export async function lockOrders(
  client: Sql,
  lineNumber: string,
  orderCodes: readonly string[],
): Promise<OrderRow[]> {
  const { rows } = await client.query<OrderRow>({
    name: 'floor_lock_orders',
    text: `select o.order_code as "orderCode", o.order_status as "orderStatus", o.type_no as "typeNo",
             o.type_ver as "typeVer", o.order_number as "orderNumber", o.actual_number as "actualNumber",
             o.ng_number as "ngNumber", o.started_number as "startedNumber",
             t.definition_status = 'released' as "typeReleased",
             o.bom_code as "bomCode", o.bom_ver as "bomVer",
             coalesce(o.process_route, t.processing_number) as "number",
             case when o.process_route is null then t.processing_ver else o.process_route_ver end as "ver",
             -- The last that was released: what was retired since is no reason for an order that runs
             -- to go on otherwise.
             (select max(package_ver)
              from type_packages p
              where p.type_no = o.type_no and p.type_ver = o.type_ver and p.definition_status <> 'draft'
                and p.processing_number = coalesce(o.process_route, t.processing_number)
                and p.processing_ver =
                  case when o.process_route is null then t.processing_ver else o.process_route_ver end
             ) as "packageVer"
           from orders o
           join product_types t using (type_no, type_ver)
           where o.line_number = $1 and o.id in (
             select id from orders
             where line_number = $1
               and order_status in ('released', 'producing', 'paused') and order_status = 'producing'
             union
             select id from unnest($2::text[]) as asked (code)
             join orders on line_number = $1 and order_code = asked.code)
           order by o.id
           for no key update of o`,
    values: [lineNumber, orderCodes],
  })
  return rows
}

/**
 * With the orders of these units and serials. Nearly always they are loaded already, as their order is producing: reading them with the others, by
 * serial, cost 25 µs a unit. The line's head is held, so what is locked late is locked in turn.
 */
export async function withOrdersOf(
  client: Sql,
  lineNumber: string,
  loaded: OrderRow[],
  made: readonly { orderCode: string | null }[],
): Promise<OrderRow[]> {
  const loadedCodes = new Set(loaded.map(({ orderCode }) => orderCode))
  const codes = made.flatMap(({ orderCode }) => (orderCode && !loadedCodes.has(orderCode) ? [orderCode] : []))
  if (codes.length === 0) return loaded
  const lockedOrders = await lockOrders(client, lineNumber, [...new Set(codes)])
  return [...loaded, ...lockedOrders.filter(({ orderCode }) => !loadedCodes.has(orderCode))]
}

export async function withRoutes(db: Db, rows: OrderRow[]): Promise<Map<string, OrderState>> {
  const loaded = rows.map(async ({ number, ver, bomCode, bomVer, ...row }): Promise<OrderState> => ({
    ...row,
    route:
      number && ver
        ? ((await loadWay(db, { ...row, processingNumber: number, processingVer: ver })) ?? null)
        : null,
    bill: bomCode && bomVer ? await loadBill(db, bomCode, bomVer) : null,
    started: 0,
    startedAt: null,
    finished: 0,
    completedAt: null,
    traceId: null,
  }))
  return new Map((await Promise.all(loaded)).map((order) => [order.orderCode, order]))
}

/**
 * The line's row is the lock of its lots too: whoever changes one holds it. The urgent first, then as a
 * person put them.
 */
export async function openLots(client: Sql, lineNumber: string): Promise<Floor['lots']> {
  const { rows } = await client.query<Omit<LotState, 'started' | 'finished' | 'completedAt' | 'traceId'>>({
    name: 'floor_open_lots',
    text: `select lot_no as "lotNo", order_code as "orderCode", lot_status as "lotStatus", number,
             started_number as "startedNumber", done_number as "doneNumber", ng_number as "ngNumber"
           from lots
           where line_number = $1 and lot_status in ('waiting', 'inProcess', 'onHold')
           order by production_priority, sequence nulls last, id`,
    values: [lineNumber],
  })
  return new Map(
    rows.map((lot) => [lot.lotNo, { ...lot, started: 0, finished: 0, completedAt: null, traceId: null }]),
  )
}

export async function serialsOf(client: Sql, lineNumber: string, sns: string[]): Promise<Floor['serials']> {
  if (sns.length === 0) return new Map()
  const { rows } = await client.query<{ productSn: string } & SerialState>({
    name: 'floor_serials',
    text: `select asked.sn as "productSn", s.order_code as "orderCode", s.lot_no as "lotNo",
             a.month as "archivedIn"
           from unnest($2::text[]) as asked (sn)
           left join serials s on s.line_number = $1 and s.product_sn = asked.sn
           left join archived_serials a on a.line_number = $1 and a.product_sn = asked.sn
           where s.order_code is not null or a.month is not null`,
    values: [lineNumber, sns],
  })
  return new Map(rows.map(({ productSn, ...made }) => [productSn, made]))
}
