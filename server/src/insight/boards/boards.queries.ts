import { sql } from 'kysely'
import { onTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isSilent, silentFrom } from '../../platform/db/silent.ts'

/** Every statement here reads all lines of the page at once; `lines` are those the person was let onto. */
type Lines = readonly string[]
const among = (lines: Lines) => sql<boolean>`line_number = any(${lines}::text[])`

/** Since when the line works: since it was created here, or since its first output where older output was read in. Null: it was there before Takt kept that. */
const begunAt = sql<string | null>`case when made_at is not null then least(made_at, (
  select min(o.slot) from output_slots o where o.line_number = lines.line_number and o.slot <= made_at - interval '15 minutes')) end`

/** An empty list means all. */
export const linesNamed = (db: Db, lines: Lines) =>
  db
    .selectFrom('lines')
    .select(['lineNumber', 'lineName', 'enabled', 'okRateTarget', 'taktTarget', begunAt.as('begunAt')])
    .where((eb) => (lines.length ? among(lines) : eb.lit(true)))
    .execute()

/** The stations that are in use, with each one's last status. */
export const stationsOf = (db: Db, lines: Lines) =>
  db
    .selectFrom('stations')
    .leftJoin('stationStates as said', (join) =>
      join
        .onRef('said.lineNumber', '=', 'stations.lineNumber')
        .onRef('said.stationNumber', '=', 'stations.stationNumber'),
    )
    .select([
      'stations.lineNumber',
      'stations.stationNumber',
      'stationName',
      'cycleTime',
      'statusSince',
      'lastHeartbeat',
      'lastCycle',
    ])
    .select([
      isSilent(sql`said`).as('silent'),
      sql<boolean>`coalesce(${silentFrom(sql`said`)} > now(), false)`.as('heard'),
    ])
    .select((eb) => eb.fn.coalesce('said.stationStatus', sql.lit('unknown' as const)).as('stationStatus'))
    .where('stations.enabled', '=', true)
    .where(sql<boolean>`stations.line_number = any(${lines}::text[])`)
    .execute()

/** Orders that run, first of the queue first, each with the route its units take: its own, or its type's. */
export const ordersProducing = (db: Db, lines: Lines) =>
  db
    .selectFrom('orders')
    .innerJoin('productTypes as type', (join) =>
      join.onRef('type.typeNo', '=', 'orders.typeNo').onRef('type.typeVer', '=', 'orders.typeVer'),
    )
    .select([
      'lineNumber',
      'orderCode',
      'orderName',
      'orders.typeNo',
      'orders.typeVer',
      'orderNumber',
      'actualNumber',
      'ngNumber',
      'startedNumber',
      'planEnd',
      'actualStart',
      sql<string | null>`coalesce(process_route, type.processing_number)`.as('processingNumber'),
      sql<
        number | null
      >`case when process_route is null then type.processing_ver else process_route_ver end`.as(
        'processingVer',
      ),
    ])
    .where(among(lines))
    .where('orderStatus', '=', 'producing')
    .orderBy('sequence')
    .orderBy('id')
    .execute()

/** Released packages with their routes; the newest version of a type first. */
const plans = (db: Db) =>
  db
    .selectFrom('typePackages as k')
    .innerJoin('processings as p', (join) =>
      join
        .onRef('p.processingNumber', '=', 'k.processingNumber')
        .onRef('p.processingVer', '=', 'k.processingVer'),
    )
    .select(['k.typeNo', 'k.typeVer', 'k.processingNumber', 'k.processingVer', 'k.steps', 'p.steps as route'])
    .where('k.definitionStatus', '=', 'released')
    .orderBy('k.typeVer', 'desc')
    .orderBy('k.processingVer', 'desc')

/** Of all that these lines make or finished of late. */
export const plansOn = (db: Db, lines: Lines) =>
  plans(db)
    .where('k.typeNo', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('typeNo')
        .where(among(lines))
        .where((order) =>
          order.or([
            order('orderStatus', '=', 'producing'),
            order('actualEnd', '>', sql<string>`now() - interval '3 days'`),
          ]),
        ),
    )
    .execute()

export const plansOfTypes = (db: Db, types: readonly string[]) =>
  plans(db)
    .where(sql<boolean>`k.type_no = any(${types}::text[])`)
    .execute()

/** The routes that orders of these lines take or took in the last days, each once a line. */
export const routesOn = (db: Db, lines: Lines) =>
  db
    .selectFrom('orders as o')
    .innerJoin('productTypes as t', (join) =>
      join.onRef('t.typeNo', '=', 'o.typeNo').onRef('t.typeVer', '=', 'o.typeVer'),
    )
    .innerJoin('processings as p', (join) =>
      join
        .on('p.processingNumber', '=', sql<string>`coalesce(o.process_route, t.processing_number)`)
        .on(
          'p.processingVer',
          '=',
          sql<number>`case when o.process_route is null then t.processing_ver else o.process_route_ver end`,
        ),
    )
    .select(['o.lineNumber', 'p.processingNumber', 'p.processingVer', 'p.steps'])
    .distinctOn(['o.lineNumber', 'p.processingNumber', 'p.processingVer'])
    .where(sql<boolean>`o.line_number = any(${lines}::text[])`)
    .where((order) =>
      order.or([
        order('orderStatus', 'in', ['released', 'producing', 'paused']),
        order('actualEnd', '>', sql<string>`now() - interval '3 days'`),
      ]),
    )
    .execute()

/** By the newest version's name. */
export const typesNamed = (db: Db, types: readonly string[]) =>
  db
    .selectFrom('productTypes')
    .select(['typeNo', 'typeName'])
    .distinctOn('typeNo')
    .where(sql<boolean>`type_no = any(${types}::text[])`)
    .orderBy('typeNo')
    .orderBy('typeVer', 'desc')
    .execute()

/** Units that are begun and neither finished (in quarantine or not) nor scrapped, by the station they wait for or are at. */
export const unitsOnFloor = (db: Db, line: string) =>
  db
    .selectFrom('units')
    .select(['currentStation', sql<number>`count(*)`.as('units')])
    .where('lineNumber', '=', line)
    .where('processStatus', 'in', onTheFloor)
    .where('finishedAt', 'is', null)
    .groupBy('currentStation')
    .execute()

/** What is counted under its defect is not counted by its result as well. */
const resultWithoutDefect = sql<string | null>`case when defect_code is null then result_code end`

export const topFailures = (db: Db, line: string, from: string, to: string) =>
  db
    .selectFrom('failures')
    .select(['defectCode', 'stationNumber', sql<number | null>`max(set_key)`.as('setKey')])
    .select([resultWithoutDefect.as('resultCode'), sql<number>`sum(quantity)`.as('failures')])
    .where('lineNumber', '=', line)
    .where('failStatus', '<>', 'falseFail')
    .where('failTime', '>=', from)
    .where('failTime', '<', to)
    .groupBy(['defectCode', resultWithoutDefect, 'stationNumber'])
    .orderBy('failures', 'desc')
    .orderBy('stationNumber')
    .orderBy('defectCode')
    .orderBy(resultWithoutDefect)
    .limit(5)
    .execute()
