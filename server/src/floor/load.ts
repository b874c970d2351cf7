import type { PoolClient } from 'pg'
import type { Db } from '../db/tables.ts'
import type { PlantClock } from '../plant/clock.ts'
import { loadRoute } from './definitions.ts'
import { type Floor, noWrites, type OrderState, type Refused, routeKey, type UnitState } from './state.ts'

/** What the messages of one transaction speak of. */
export type Mentioned = { sns: string[]; ids: string[]; orderCodes: string[]; arrivals: { stationNumber: string; message: number }[] }

const unitColumns = `product_id as "productId", product_sn as "productSn", type_no as "typeNo", type_ver as "typeVer", order_code as "orderCode",
  processing_number as "processingNumber", processing_ver as "processingVer", process_status as "processStatus", result_status as "resultStatus",
  current_step as "currentStep", current_station as "currentStation", rework_count as "reworkCount", status_reason as "statusReason",
  registered_at as "registeredAt", finished_at as "finishedAt", last_time as "lastTime", pass_count as "passCount", trail, return_step as "returnStep",
  open_station as "openStation", open_step as "openStep", open_time as "openTime", open_operator as "openOperator", messages`

const time = (iso: string | null) => (iso === null ? null : Date.parse(iso))

/** Loads and locks what the messages speak of: units first, by id, then orders, always in that order, so that no two transactions wait for each other. */
export async function loadFloor(client: PoolClient, db: Db, lineNumber: string, clock: PlantClock, mentioned: Mentioned): Promise<Floor> {
  const units = await lockUnits(client, lineNumber, mentioned)
  const orders = await lockOrders(client, db, lineNumber, [...new Set([...mentioned.orderCodes, ...units.map((unit) => unit.orderCode)])])
  const routes: Floor['routes'] = new Map()
  for (const { processingNumber, processingVer } of units) {
    const key = routeKey(processingNumber, processingVer)
    if (!routes.has(key)) routes.set(key, (await loadRoute(db, processingNumber, processingVer))!)
  }
  return {
    lineNumber, orders, routes, writes: noWrites(),
    productionDay: (ms) => clock.productionDayOf(ms),
    units: { byId: new Map(units.map((unit) => [unit.productId, unit])), bySn: new Map(units.flatMap((unit) => (unit.productSn ? [[unit.productSn, unit]] : []))) },
    refusedBefore: mentioned.arrivals.length ? await refusedBefore(client, lineNumber, mentioned.arrivals) : new Map(),
  }
}

async function lockUnits(client: PoolClient, lineNumber: string, { sns, ids }: Mentioned): Promise<UnitState[]> {
  if (sns.length + ids.length === 0) return []
  const { rows } = await client.query({
    name: 'floor_lock_units',
    text: `select ${unitColumns} from units where line_number = $1 and (product_sn = any($2) or product_id = any($3)) order by product_id for update`,
    values: [lineNumber, sns, ids],
  })
  return rows.map((row) => ({
    ...row, isNew: false, touched: false,
    registeredAt: time(row.registeredAt), finishedAt: time(row.finishedAt), lastTime: time(row.lastTime), openTime: time(row.openTime),
  }))
}

async function lockOrders(client: PoolClient, db: Db, lineNumber: string, orderCodes: string[]): Promise<Map<string, OrderState>> {
  const { rows } = await client.query({
    name: 'floor_lock_orders',
    text: `select o.order_code as "orderCode", o.order_status as "orderStatus", o.type_no as "typeNo", o.type_ver as "typeVer", o.order_number as "orderNumber",
             o.actual_number as "actualNumber", o.ng_number as "ngNumber", o.started_number as "startedNumber", t.definition_status = 'released' as "typeReleased",
             coalesce(o.process_route, t.processing_number) as "number", case when o.process_route is null then t.processing_ver else o.process_route_ver end as "ver"
           from orders o join product_types t using (type_no, type_ver)
           where o.line_number = $1 and (o.order_status = 'producing' or o.order_code = any($2)) order by o.id for no key update of o`,
    values: [lineNumber, orderCodes],
  })
  const loaded = rows.map(async ({ number, ver, ...row }): Promise<OrderState> => ({
    ...row, route: number ? ((await loadRoute(db, number, ver)) ?? null) : null, started: 0, finished: 0, completedAt: null,
  }))
  return new Map((await Promise.all(loaded)).map((order) => [order.orderCode, order]))
}

async function refusedBefore(client: PoolClient, lineNumber: string, arrivals: Mentioned['arrivals']) {
  const { rows } = await client.query<{ station: string; message: number; reasons: Refused['reasons'] }>({
    name: 'floor_refused_before',
    text: `select r.station_number as station, r.message, r.reasons from refused_arrivals r
           join unnest($2::text[], $3::bigint[]) as asked (station, message) on r.station_number = asked.station and r.message = asked.message where r.line_number = $1`,
    values: [lineNumber, arrivals.map(({ stationNumber }) => stationNumber), arrivals.map(({ message }) => message)],
  })
  return new Map(rows.map(({ station, message, reasons }) => [`${station}\0${message}`, reasons]))
}
