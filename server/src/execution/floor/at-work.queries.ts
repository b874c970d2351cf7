import { sql } from 'kysely'
import { mostAtWork, mostComing } from '@takt/contract/stationScreen.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { onTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Db } from '../../platform/db/tables.ts'

const onFloor = (db: Db, line: LineNumber) =>
  db
    .selectFrom('units')
    .select(['productId', 'productSn', 'typeNo', 'processStatus'])
    .where('lineNumber', '=', line)
    .where('processStatus', 'in', onTheFloor)

/** Units a station has begun and not ended, the longest there first. */
export const unitsAtWork = (db: Db, line: LineNumber, stationNumber: string) =>
  onFloor(db, line)
    .select([
      'typeVer',
      'orderCode',
      'processingNumber',
      'processingVer',
      'openStep as stepSeq',
      'goParaVer as paraVer',
      'goStationParaVer as stationParaVer',
      sql<string>`coalesce(open_time, last_time)`.as('since'),
      sql<number>`1 + (select count(*) from unnest(trail) as mark where abs(mark) = open_step)::int`.as(
        'attempt',
      ),
    ])
    .where('openStation', '=', stationNumber)
    .orderBy('openTime')
    .limit(mostAtWork)
    .execute()

/** Units that wait for a station, the longest first. */
export const unitsComing = (db: Db, line: LineNumber, stationNumber: string) =>
  onFloor(db, line)
    .where('currentStation', '=', stationNumber)
    .where('openStation', 'is', null)
    .where('processStatus', '<>', 'held')
    .orderBy('lastTime')
    .orderBy('productId')
    .limit(mostComing)
    .execute()

/** What the station was refused last, within a day. `over`: it has worked on a unit since. */
export const refusedLast = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .selectFrom('refusedArrivals as r')
    .select(['r.productId', 'r.productSn', 'r.at', 'r.reasons'])
    .select(
      sql<boolean>`exists (
        select from passes p
        where p.line_number = ${line} and p.out_time > r.at and p.station_number = r.station_number)`.as(
        'over',
      ),
    )
    .where('r.lineNumber', '=', line)
    .where('r.stationNumber', '=', stationNumber)
    .where('r.at', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('r.at', 'desc')
    .limit(1)
    .executeTakeFirst()
