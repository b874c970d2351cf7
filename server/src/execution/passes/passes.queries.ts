import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { countedTo } from '@takt/contract/lists.ts'
import type { PassFilter, PassScope } from '@takt/contract/passes.ts'
import { startsWith } from '../../platform/db/connect.ts'
import { instantAt, micros, placeInTime } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type UnitFilter = Pick<PassScope, 'productSn' | 'typeNo' | 'orderCode'>

/** Few units are named one by one; of some more it is known between which instants they were made. */
type Units = { ids: string[] | null; of: UnitFilter; firstTime: string | null; lastTime: string | null }

export type Scope = Omit<PassScope, keyof UnitFilter> & { units: Units | null }

export type PassScopeOfUnits = Scope & Pick<PassFilter, 'resultStatus' | 'tries'>
export type PassPosition = z.output<typeof PassPosition>

export const PassPosition = z.tuple([placeInTime, z.guid(), z.int().min(0).max(32_767)])

export function within<Row>(
  query: SelectQueryBuilder<Tables, 'passes', Row>,
  line: LineNumber,
  { stationNumber, stepSeq, from, to, units }: Scope,
) {
  let narrowed = query.where('passes.lineNumber', '=', line)
  if (stationNumber) narrowed = narrowed.where('passes.stationNumber', '=', stationNumber)
  if (stepSeq) narrowed = narrowed.where('passes.stepSeq', '=', stepSeq)
  if (from) narrowed = narrowed.where('passes.outTime', '>=', from)
  if (to) narrowed = narrowed.where('passes.outTime', '<', to)
  if (!units) return narrowed
  const { ids, firstTime, lastTime } = units
  // A message may come late and tell of a time before its unit was registered.
  if (firstTime)
    narrowed = narrowed.where(sql<boolean>`passes.out_time >= ${firstTime}::timestamptz - interval '31 days'`)
  // To the millisecond of the wire; the row may be a fraction of it later.
  if (lastTime)
    narrowed = narrowed.where(
      sql<boolean>`passes.out_time < ${lastTime}::timestamptz + interval '1 millisecond'`,
    )
  if (ids) return narrowed.where('passes.productId', '=', (eb) => eb.fn.any(eb.val(ids)))
  return narrowed.where('passes.productId', 'in', (eb) =>
    unitsOf(eb.selectFrom('units').select('units.productId'), line, units.of),
  )
}

/** So many units are gone through one by one; of more the newest passes are looked through until enough of them are found. */
const few = 2000
/** So many units are read to find between which instants they were made. Of more, the newest passes are never far. */
const many = 100_000

/**
 * Which units a filter means. The planner cannot know whether a filter of units leaves ten or a hundred thousand, and either way of
 * reading their passes is slow by seconds where the other one was right.
 */
export async function unitsMeant(db: Db, line: LineNumber, of: UnitFilter): Promise<Units | null> {
  if (!of.productSn && !of.typeNo && !of.orderCode) return null
  const found = unitsOf(
    db.selectFrom('units').select(['units.productId', 'units.registeredAt', 'units.lastTime']),
    line,
    of,
  ).limit(many + 1)
  const {
    rows: [meant],
  } = await sql<Omit<Units, 'of'> & { total: number }>`
    select count(*) as total, case when count(*) <= ${few} then coalesce(array_agg(product_id), '{}') end as ids,
           min(registered_at) as first_time, max(last_time) as last_time from (${found}) as found`.execute(db)
  const { total, ...units } = meant! // an aggregate always has its row
  return total > many ? { of, ids: null, firstTime: null, lastTime: null } : { of, ...units }
}

function unitsOf<Row>(
  query: SelectQueryBuilder<Tables, 'units', Row>,
  line: LineNumber,
  { productSn, typeNo, orderCode }: UnitFilter,
) {
  let found = query.where('units.lineNumber', '=', line)
  if (productSn) found = found.where('units.productSn', 'like', startsWith(productSn))
  if (typeNo) found = found.where('units.typeNo', '=', typeNo)
  if (orderCode) found = found.where('units.orderCode', '=', orderCode)
  return found
}

function filteredPasses<Row>(
  query: SelectQueryBuilder<Tables, 'passes', Row>,
  line: LineNumber,
  { resultStatus, tries, ...scope }: PassScopeOfUnits,
) {
  let narrowed = within(query, line, scope)
  if (resultStatus) narrowed = narrowed.where('passes.resultStatus', '=', resultStatus)
  if (tries === 'first') narrowed = narrowed.where('passes.attempt', '=', 1)
  if (tries === 'retest') narrowed = narrowed.where('passes.attempt', '>', 1)
  return narrowed
}

/** Newest first; after a place, or from the start. Unit, station and set are looked up for the passes that are shown only. */
export function passesAfter(
  db: Db,
  line: LineNumber,
  filter: PassScopeOfUnits,
  place: PassPosition | null,
  limit: number,
) {
  let page = filteredPasses(db.selectFrom('passes'), line, filter)
    .select([
      'passes.productId',
      'passNo',
      'stepSeq',
      'stationNumber',
      'attempt',
      'inTime',
      'outTime',
      'operator',
      'verdict',
      'judged',
      'resultStatus',
      'asked',
      'paraVer',
      'stationParaVer',
      'setKey',
      micros('outTime').as('place'),
    ])
    .orderBy('outTime', 'desc')
    .orderBy('passes.productId', 'desc')
    .orderBy('passNo', 'desc')
    .limit(limit)
  if (place)
    page = page.where(
      sql<boolean>`(out_time, passes.product_id, pass_no) < (${instantAt(place[0])}, ${place[1]}::uuid, ${place[2]}::smallint)`,
    )
  return db
    .selectFrom(page.as('p'))
    .innerJoin('units as u', (on) =>
      on.on('u.lineNumber', '=', line).onRef('u.productId', '=', 'p.productId'),
    )
    .leftJoin('stations as s', (on) =>
      on.on('s.lineNumber', '=', line).onRef('s.stationNumber', '=', 'p.stationNumber'),
    )
    .leftJoin('collectionSets as c', 'c.setKey', 'p.setKey')
    .selectAll('p')
    .select([
      'u.productSn',
      'u.typeNo',
      'u.orderCode',
      'u.processingNumber',
      'u.processingVer',
      'c.colSetId',
      'c.colSetVersion',
    ])
    .select((eb) => [
      eb.fn.coalesce('s.stationName', 'p.stationNumber').as('stationName'),
      sql<number>`extract(epoch from p.out_time - p.in_time)::float8`.as('cycleTime'),
    ])
    .orderBy('p.outTime', 'desc')
    .orderBy('p.productId', 'desc')
    .orderBy('p.passNo', 'desc')
    .execute()
}

export type FoundPass = Awaited<ReturnType<typeof passesAfter>>[number]

/** What failed in these units, pass by pass; also what a part took along when it came out. */
export const failuresOf = (db: Db, line: LineNumber, units: readonly string[]) =>
  db
    .selectFrom('failures')
    .select([
      sql<string>`coalesce(removed_from, product_id)`.as('productId'),
      'passNo',
      'resultCode',
      'resultValue',
    ])
    .where('lineNumber', '=', line)
    .where(
      sql<boolean>`(removed_from is null and product_id = any(${units}::uuid[]) or removed_from = any(${units}::uuid[]))`,
    )
    .where('resultCode', 'is not', null)
    .orderBy('failId')
    .execute()

/** The routes the line's orders take, the newest order's first. */
export function routesOf(db: Db, line: LineNumber) {
  const routed = db
    .selectFrom('orders as o')
    .innerJoin('productTypes as t', (on) =>
      on.onRef('t.typeNo', '=', 'o.typeNo').onRef('t.typeVer', '=', 'o.typeVer'),
    )
    .select('o.id')
    .where('o.lineNumber', '=', line)
    .select([
      sql<string | null>`coalesce(o.process_route, t.processing_number)`.as('number'),
      sql<
        number | null
      >`case when o.process_route is null then t.processing_ver else o.process_route_ver end`.as('version'),
    ])
  return db
    .selectFrom(routed.as('r'))
    .select(['number', 'version'])
    .groupBy(['number', 'version'])
    .orderBy((eb) => eb.fn.max('r.id'), 'desc')
    .limit(50)
    .execute()
}

export const stationNames = (db: Db, line: LineNumber) =>
  db.selectFrom('stations').select(['stationNumber', 'stationName']).where('lineNumber', '=', line).execute()

/** No further than requested. */
export async function countPasses(db: Db, line: LineNumber, filter: PassScopeOfUnits, limit = countedTo + 1) {
  const counted = filteredPasses(db.selectFrom('passes'), line, filter)
    .select('passNo')
    .orderBy('outTime', 'desc')
    .limit(limit)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${counted}) as found`.execute(
    db,
  )
  return rows[0]!.total
}
