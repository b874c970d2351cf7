import { sql } from 'kysely'
import type { Reason } from '@takt/contract/floor.ts'
import type { PackageStep } from '@takt/contract/packages.ts'
import type { Step } from '@takt/contract/processings.ts'
import { Failure } from '@takt/contract/failures.ts'
import { Unit } from '@takt/contract/units.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const unitFields = Object.keys(Unit.shape) as (keyof Unit)[] // a shape's keys are its fields
const failureFields = Object.keys(Failure.shape) as (keyof Failure)[] // likewise
const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * By serial or by id, with the names of what it is, what it is for and which way it goes. Each is looked up by its key: a join of seven tables took
 * the planner 3 ms, ten times as long as reading them.
 */
export const findUnit = (db: Db, line: LineNumber, unit: string) =>
  db
    .selectFrom('units as u')
    .select(unitFields.map((field) => `u.${field}` as const))
    .select([
      'u.packageVer',
      'u.placeInOrder',
      'u.passCount',
      'u.trail',
      'u.openStation',
      'u.openStep',
      'u.openTime',
      'u.openOperator',
      'u.goParaVer',
      'u.goStationParaVer',
    ])
    .select((eb) => {
      const type = eb
        .selectFrom('productTypes')
        .whereRef('typeNo', '=', 'u.typeNo')
        .whereRef('typeVer', '=', 'u.typeVer')
      const order = eb
        .selectFrom('orders')
        .where('orders.lineNumber', '=', line)
        .whereRef('orders.orderCode', '=', 'u.orderCode')
      const route = eb
        .selectFrom('processings as p')
        .whereRef('p.processingNumber', '=', 'u.processingNumber')
        .whereRef('p.processingVer', '=', 'u.processingVer')
      const typePackage = eb
        .selectFrom('typePackages as k')
        .whereRef('k.typeNo', '=', 'u.typeNo')
        .whereRef('k.typeVer', '=', 'u.typeVer')
        .whereRef('k.processingNumber', '=', 'u.processingNumber')
        .whereRef('k.processingVer', '=', 'u.processingVer')
        .whereRef('k.packageVer', '=', 'u.packageVer')
      const lot = eb
        .selectFrom('lots as l')
        .where('l.lineNumber', '=', line)
        .whereRef('l.lotNo', '=', 'u.lotNo')
      const station = eb
        .selectFrom('stations as s')
        .where('s.lineNumber', '=', line)
        .whereRef('s.stationNumber', '=', 'u.openStation')
      return [
        lot.select('customerSn').as('customerSn'),
        eb.fn.coalesce(type.select('typeName'), 'u.typeNo').as('typeName'),
        eb.fn.coalesce(order.select('orderName'), 'u.orderCode').as('orderName'),
        eb.fn.coalesce(route.select('processingName'), 'u.processingNumber').as('processingName'),
        eb.fn.coalesce(station.select('stationName'), 'u.openStation').as('openStationName'),
        route.select((one) => one.ref('p.steps').$castTo<Step[] | null>().as('steps')).as('steps'),
        typePackage
          .select((one) => one.ref('k.steps').$castTo<PackageStep[] | null>().as('steps'))
          .as('packageSteps'),
      ]
    })
    .where('u.lineNumber', '=', line)
    .where((eb) =>
      looksLikeId.test(unit)
        ? eb.or([eb('u.productId', '=', unit), eb('u.productSn', '=', unit)])
        : eb('u.productSn', '=', unit),
    )
    // Should a serial read like an id, the id is meant.
    .orderBy(sql`u.product_sn is not distinct from ${unit}`)
    .limit(1)
    .executeTakeFirst()

/**
 * The bounds leave the months the unit was never in untouched. A message may come late and tell of a time before the unit
 * was registered: the month before is looked into as well.
 */
export const passesOf = (
  db: Db,
  line: LineNumber,
  { productId, registeredAt, lastTime }: Pick<Unit, 'productId' | 'registeredAt' | 'lastTime'>,
) =>
  db
    .selectFrom('passes as p')
    .leftJoin('stations as s', (on) =>
      on.onRef('s.lineNumber', '=', 'p.lineNumber').onRef('s.stationNumber', '=', 'p.stationNumber'),
    )
    .select([
      'p.productId',
      'p.passNo',
      'p.stepSeq',
      'p.stationNumber',
      'p.attempt',
      'p.inTime',
      'p.outTime',
      'p.operator',
      'p.verdict',
      'p.judged',
      'p.resultStatus',
      'p.asked',
      'p.setKey',
      'p.values',
      'p.texts',
      'p.stationNg',
      'p.paraVer',
      'p.stationParaVer',
    ])
    .select((eb) => [
      eb.fn.coalesce('s.stationName', 'p.stationNumber').as('stationName'),
      sql<number>`extract(epoch from p.out_time - p.in_time)::float8`.as('cycleTime'),
    ])
    .where('p.lineNumber', '=', line)
    .where('p.productId', '=', productId)
    .where(sql<boolean>`p.out_time >= ${registeredAt}::timestamptz - interval '31 days'`)
    // To the millisecond of the wire; the row may be a fraction of it later.
    .where(sql<boolean>`p.out_time < ${lastTime}::timestamptz + interval '1 millisecond'`)
    .orderBy('p.passNo')
    .execute()

/** Also those that left it with a part. */
export const failuresOf = (db: Db, line: LineNumber, productId: string) =>
  db
    .selectFrom('failures')
    .select([...failureFields, 'setKey'])
    .where('lineNumber', '=', line)
    .where((eb) => eb.or([eb('productId', '=', productId), eb('removedFrom', '=', productId)]))
    .orderBy('failTime')
    .orderBy('failId')
    .execute()

/** A refused unit may not have been known yet: then only its serial tells that it was this one. */
export const refusedArrivalsOf = (
  db: Db,
  line: LineNumber,
  { productId, productSn }: Pick<Unit, 'productId' | 'productSn'>,
) =>
  db
    .selectFrom('refusedArrivals')
    .select((eb) => ['stationNumber', 'at', eb.ref('reasons').$castTo<Reason[]>().as('reasons')])
    .where('lineNumber', '=', line)
    .where((eb) => {
      const nameless = eb.and([eb('productSn', 'is', null), eb('productId', '=', productId)])
      return productSn === null ? nameless : eb.or([eb('productSn', '=', productSn), nameless])
    })
    .orderBy('at')
    .execute()
