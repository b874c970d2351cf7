import type { PoolClient } from 'pg'
import type { LotState } from './state.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Db } from '../db/tables.ts'
import type { PlantClock } from '../plant/clock.ts'
import { emptyBench, readBench } from '../materials/materials.ts'
import { nobodyThere, readCrew } from '../operators/operators.ts'
import { recipesOf } from '../recipes/recipes.ts'
import { checksOff } from '../settings/settings.ts'
import { loadBill, loadWay } from './definitions.ts'
import { loadScans, type Scanned } from './load-scans.ts'
import { loadSets } from './sets.ts'
import { readDays } from './store-days.ts'
import { type Floor, noWrites, type OrderState, type Refused, type UnitState, wayKey } from './state.ts'

/** What the messages of one transaction speak of. */
export type Mentioned = {
  sns: string[]
  ids: string[]
  orderCodes: string[]
  setKeys: number[]
  arrivals: { stationNumber: string; message: number }[]
  /** Who speaks. */
  stations: string[]
  /** What they bind, and the lots of material they name. */
  binds: { stationNumber: string; label: string; bomCode?: string | undefined; message: number }[]
  materialLots: string[]
  scanned: Scanned
  /** Who worked, as far as the messages say, and from when to when. */
  operatorNos: string[]
  from: number
  to: number
  /** Where values are counted: stations and their production days. */
  days: { stationNumber: string; day: string }[]
}

const unitColumns = `product_id as "productId", product_sn as "productSn", type_no as "typeNo", type_ver as "typeVer", order_code as "orderCode", lot_no as "lotNo",
  processing_number as "processingNumber", processing_ver as "processingVer", package_ver as "packageVer", place_in_order as "placeInOrder", process_status as "processStatus", result_status as "resultStatus",
  current_step as "currentStep", current_station as "currentStation", rework_count as "reworkCount", status_reason as "statusReason", failed_step as "failedStep",
  ${['registered_at as "registeredAt"', 'finished_at as "finishedAt"', 'last_time as "lastTime"', 'open_time as "openTime"'].map(inMilliseconds).join(', ')},
  pass_count as "passCount", trail, return_step as "returnStep", open_station as "openStation", open_step as "openStep", open_operator as "openOperator", messages`

function inMilliseconds(column: string) {
  const [name, as] = column.split(' as ')
  return `(extract(epoch from ${name}) * 1000)::float8 as ${as}`
}

/**
 * Loads what the messages speak of. One transaction works on a line at a time, whatever the number of servers: its row is the lock,
 * which costs one row where locking every unit would write each of them twice. Orders are locked too, because people change them.
 * Nothing here waits for the answer before it: all goes to the database in one trip, the beginning of the transaction included.
 */
export async function loadFloor(
  client: PoolClient,
  db: Db,
  lineNumber: string,
  clock: PlantClock,
  mentioned: Mentioned,
): Promise<Floor> {
  const { stations, binds, materialLots, operatorNos, from, to } = mentioned
  // A status or a heartbeat asks for nothing that only work needs.
  const working = mentioned.sns.length + mentioned.ids.length > 0 ? stations : []
  const [
    ,
    ,
    units,
    found,
    refused,
    days,
    setKeys,
    silent,
    lots,
    serials,
    bench,
    crew,
    optLevels,
    scanned,
    off,
    recipeFor,
  ] = await Promise.all([
    client.query('begin'),
    lockLine(client, lineNumber),
    readUnits(client, lineNumber, mentioned),
    lockOrders(client, lineNumber, mentioned),
    refusedBefore(client, lineNumber, mentioned.arrivals),
    readDays(client, lineNumber, mentioned.days),
    lockSets(client, mentioned.setKeys),
    silentOnes(client, lineNumber, stations),
    working.length ? openLots(client, lineNumber) : new Map(),
    serialsOf(client, lineNumber, mentioned.sns),
    working.length + binds.length
      ? readBench(client, lineNumber, stations, binds, materialLots)
      : emptyBench(),
    working.length ? readCrew(client, lineNumber, { stations, operatorNos, from, to }) : nobodyThere(),
    working.length ? readOptLevels(client, lineNumber, stations) : new Map(),
    loadScans(client, lineNumber, mentioned.scanned),
    checksOff(db, lineNumber),
    recipesOf(db, lineNumber),
  ])
  const orders = await withRoutes(db, found)
  const routes: Floor['routes'] = new Map()
  for (const unit of units) {
    const key = wayKey(unit)
    if (!routes.has(key)) routes.set(key, (await loadWay(db, unit))!)
  }
  return {
    lineNumber,
    orders,
    routes,
    days,
    silent,
    lots,
    serials,
    bench,
    crew,
    optLevels,
    scans: scanned,
    off,
    recipeFor,
    refusedBefore: refused,
    writes: noWrites(),
    sets: await loadSets(db, setKeys),
    productionDay: (ms) => clock.productionDayOf(ms),
    units: {
      byId: new Map(units.map((unit) => [unit.productId, unit])),
      bySn: new Map(units.flatMap((unit) => (unit.productSn ? [[unit.productSn, unit]] : []))),
    },
  }
}

/** `no key`: whoever only refers to the line does not wait. */
const lockLine = (client: PoolClient, lineNumber: string) =>
  client.query({
    name: 'floor_lock_line',
    text: 'select from lines where line_number = $1 for no key update',
    values: [lineNumber],
  })

async function readUnits(
  client: PoolClient,
  lineNumber: string,
  { sns, ids }: Mentioned,
): Promise<UnitState[]> {
  const [bySn, byId] = await Promise.all([
    readBy(client, lineNumber, 'product_sn', 'text', sns),
    readBy(client, lineNumber, 'product_id', 'uuid', ids),
  ])
  const known = new Set(bySn.map((unit) => unit.productId))
  return [...bySn, ...byId.filter((unit) => !known.has(unit.productId))]
}

/** Stations of these that were silent until now, and what they were before. */
async function silentOnes(
  client: PoolClient,
  lineNumber: string,
  stations: string[],
): Promise<Floor['silent']> {
  const { rows } = await client.query<{ station: string; before: StationStatus }>({
    name: 'floor_silent',
    text: `select s.station_number as station, b.station_status as before from unnest($1::text[], $2::text[]) as asked (line, station)
           join station_states s on s.line_number = asked.line and s.station_number = asked.station
           join lateral (select station_status from status_intervals i where i.line_number = asked.line and i.station_number = asked.station and i.station_status <> 'unknown'
                         order by i.start_time desc limit 1) b on true
           where s.station_status = 'unknown'`,
    values: [stations.map(() => lineNumber), stations],
  })
  return new Map(rows.map(({ station, before }) => [station, before]))
}

/** A draft that takes values is not changed while it does. */
async function lockSets(client: PoolClient, setKeys: number[]): Promise<number[]> {
  if (setKeys.length === 0) return []
  const { rows } = await client.query<{ setKey: number }>({
    name: 'floor_lock_sets',
    text: 'select set_key as "setKey" from collection_sets where set_key = any($1) order by set_key for share',
    values: [setKeys],
  })
  return rows.map(({ setKey }) => setKey)
}

async function readBy(
  client: PoolClient,
  lineNumber: string,
  name: 'product_sn' | 'product_id',
  type: 'text' | 'uuid',
  keys: string[],
): Promise<UnitState[]> {
  if (keys.length === 0) return []
  const { rows } = await client.query<Omit<UnitState, 'isNew' | 'touched'>>({
    name: `floor_units_by_${name}`,
    text: `select ${unitColumns} from unnest($1::text[], $2::${type}[]) as asked (line, key) join units u on u.line_number = asked.line and u.${name} = asked.key`,
    values: [keys.map(() => lineNumber), keys],
  })
  return rows.map((row) => Object.assign(row, { isNew: false, touched: false }))
}

type OrderRow = Omit<OrderState, 'route' | 'bill' | 'started' | 'startedAt' | 'finished' | 'completedAt'> & {
  number: string | null
  ver: number | null
  bomCode: string | null
  bomVer: number | null
}

/** The orders that are producing, those that are named, and those of the units. The three statuses are said first because the index of open orders knows only them. */
async function lockOrders(
  client: PoolClient,
  lineNumber: string,
  { orderCodes, sns, ids }: Mentioned,
): Promise<OrderRow[]> {
  if (orderCodes.length + sns.length + ids.length === 0) return []
  const { rows } = await client.query<OrderRow>({
    name: 'floor_lock_orders',
    text: `select o.order_code as "orderCode", o.order_status as "orderStatus", o.type_no as "typeNo", o.type_ver as "typeVer", o.order_number as "orderNumber",
             o.actual_number as "actualNumber", o.ng_number as "ngNumber", o.started_number as "startedNumber", t.definition_status = 'released' as "typeReleased",
             o.bom_code as "bomCode", o.bom_ver as "bomVer", coalesce(o.process_route, t.processing_number) as "number", case when o.process_route is null then t.processing_ver else o.process_route_ver end as "ver",
             -- The last that was released: what was retired since is no reason for an order that runs to go on otherwise.
             (select max(package_ver) from type_packages p where p.type_no = o.type_no and p.type_ver = o.type_ver and p.definition_status <> 'draft'
              and p.processing_number = coalesce(o.process_route, t.processing_number)
              and p.processing_ver = case when o.process_route is null then t.processing_ver else o.process_route_ver end) as "packageVer"
           from orders o join product_types t using (type_no, type_ver)
           where o.id in (select id from orders where line_number = $1 and order_status in ('released', 'producing', 'paused') and order_status = 'producing'
                          union select o.id from unnest($3::text[]) as asked (sn) join serials s on s.line_number = $1 and s.product_sn = asked.sn
                                join orders o on o.line_number = $1 and o.order_code = s.order_code
                          union select id from unnest($2::text[]) as asked (code) join orders on line_number = $1 and order_code = asked.code
                          union select o.id from unnest($3::text[]) as asked (sn) join units u on u.line_number = $1 and u.product_sn = asked.sn
                                join orders o on o.line_number = $1 and o.order_code = u.order_code
                          union select o.id from unnest($4::uuid[]) as asked (id) join units u on u.line_number = $1 and u.product_id = asked.id
                                join orders o on o.line_number = $1 and o.order_code = u.order_code)
           order by o.id for no key update of o`,
    values: [lineNumber, orderCodes, sns, ids],
  })
  return rows
}

async function withRoutes(db: Db, rows: OrderRow[]): Promise<Map<string, OrderState>> {
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
  }))
  return new Map((await Promise.all(loaded)).map((order) => [order.orderCode, order]))
}

async function refusedBefore(
  client: PoolClient,
  lineNumber: string,
  arrivals: Mentioned['arrivals'],
): Promise<Floor['refusedBefore']> {
  if (arrivals.length === 0) return new Map()
  const { rows } = await client.query<{ station: string; message: number; reasons: Refused['reasons'] }>({
    name: 'floor_refused_before',
    text: `select r.station_number as station, r.message, r.reasons from unnest($1::text[], $2::text[], $3::bigint[]) as asked (line, station, message)
           join refused_arrivals r on r.line_number = asked.line and r.station_number = asked.station and r.message = asked.message`,
    values: [
      arrivals.map(() => lineNumber),
      arrivals.map(({ stationNumber }) => stationNumber),
      arrivals.map(({ message }) => message),
    ],
  })
  return new Map(rows.map(({ station, message, reasons }) => [`${station}\0${message}`, reasons]))
}

/** The line's row is the lock of its lots too: whoever changes one holds it. The urgent first, then as a person put them. */
async function openLots(client: PoolClient, lineNumber: string): Promise<Floor['lots']> {
  const { rows } = await client.query<Omit<LotState, 'started' | 'finished' | 'completedAt'>>({
    name: 'floor_open_lots',
    text: `select lot_no as "lotNo", order_code as "orderCode", lot_status as "lotStatus", number, started_number as "startedNumber", done_number as "doneNumber", ng_number as "ngNumber"
           from lots where line_number = $1 and lot_status in ('waiting', 'inProcess', 'onHold') order by production_priority, sequence nulls last, id`,
    values: [lineNumber],
  })
  return new Map(rows.map((lot) => [lot.lotNo, { ...lot, started: 0, finished: 0, completedAt: null }]))
}

async function serialsOf(client: PoolClient, lineNumber: string, sns: string[]): Promise<Floor['serials']> {
  if (sns.length === 0) return new Map()
  const { rows } = await client.query<{ productSn: string; orderCode: string; lotNo: string | null }>({
    name: 'floor_serials',
    text: `select s.product_sn as "productSn", s.order_code as "orderCode", s.lot_no as "lotNo" from unnest($2::text[]) as asked (sn) join serials s on s.line_number = $1 and s.product_sn = asked.sn`,
    values: [lineNumber, sns],
  })
  return new Map(rows.map(({ productSn, ...made }) => [productSn, made]))
}

/** What each station asks of whoever works there. */
async function readOptLevels(
  client: PoolClient,
  lineNumber: string,
  stations: string[],
): Promise<Floor['optLevels']> {
  const { rows } = await client.query<{ stationNumber: string; optLevel: number }>({
    name: 'floor_opt_levels',
    text: `select s.station_number as "stationNumber", s.opt_level as "optLevel" from unnest($2::text[]) as asked (station) join stations s on s.line_number = $1 and s.station_number = asked.station`,
    values: [lineNumber, stations],
  })
  return new Map(rows.map(({ stationNumber, optLevel }) => [stationNumber, optLevel]))
}
