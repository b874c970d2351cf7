import { sql, type Updateable } from 'kysely'
import type { StationDraft, StationFilter } from '@takt/contract/stations.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { isSilent } from '../../platform/db/silent.ts'

/** Stations with their last status and their key, as one table that can be sorted by any of it. */
const rows = (db: Db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('stations as s')
        .leftJoin('stationStates as t', (on) =>
          on.onRef('t.lineNumber', '=', 's.lineNumber').onRef('t.stationNumber', '=', 's.stationNumber'),
        )
        .leftJoin('stationKeys as k', (on) =>
          on
            .onRef('k.lineNumber', '=', 's.lineNumber')
            .onRef('k.stationNumber', '=', 's.stationNumber')
            .on('k.revokedAt', 'is', null),
        )
        .selectAll('s')
        .select(['t.statusSince', 't.lastHeartbeat', 'k.keyHint', 'k.madeAt as keyMadeAt'])
        .select(isSilent(sql`t`).as('silent'))
        .select((of) => of.fn.coalesce('t.stationStatus', sql.lit('unknown' as const)).as('stationStatus'))
        .as('rows'),
    )
    .selectAll()

type StationScope = Omit<StationFilter, 'page' | 'limit'>

function filteredStations(db: Db, line: LineNumber, filter: StationScope) {
  let query = rows(db).where('lineNumber', '=', line)
  if (filter.stationNumber) query = query.where('stationNumber', 'ilike', contains(filter.stationNumber))
  if (filter.stationName) query = query.where('stationName', 'ilike', contains(filter.stationName))
  if (filter.stationStatus) query = query.where('stationStatus', '=', filter.stationStatus)
  if (filter.enabled !== undefined) query = query.where('enabled', '=', filter.enabled)
  return query.orderBy('stationNumber')
}
const tie = ['stationNumber'] as const

export const listStations = (db: Db, line: LineNumber, filter: StationFilter) =>
  onePage(filteredStations(db, line, filter), filter, tie)

export const stationNow = (db: Db, line: LineNumber, stationNumber: string) =>
  rows(db).where('lineNumber', '=', line).where('stationNumber', '=', stationNumber).executeTakeFirst()

/** For an export: a line has no more stations than fit in a hall. */
export const allStations = (db: Db, line: LineNumber, filter: StationScope) =>
  sorted(filteredStations(db, line, filter), filter.sort, tie).execute()

const onLine = (db: Db, line: LineNumber) => db.selectFrom('stations').where('lineNumber', '=', line)

export const stationNames = (db: Db, line: LineNumber) =>
  onLine(db, line).select(['stationNumber', 'stationName']).orderBy('stationNumber').execute()

/** The places of a line, working or switched off. */
export const stationsInUse = (db: Db, line: LineNumber) =>
  onLine(db, line).select(['stationNumber', 'stationName', 'enabled']).orderBy('stationNumber').execute()

/** Held until the transaction ends: two people making a key take turns. */
export const lockStation = (db: Db, line: LineNumber, stationNumber: string) =>
  onLine(db, line).selectAll().where('stationNumber', '=', stationNumber).forUpdate().executeTakeFirst()

/** Nothing comes back when the number is taken on this line. */
export const insertStation = (db: Db, line: LineNumber, draft: StationDraft) =>
  db
    .insertInto('stations')
    .values({ ...draft, lineNumber: line })
    .onConflict((c) => c.columns(['lineNumber', 'stationNumber']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateStation = (
  db: Db,
  line: LineNumber,
  stationNumber: string,
  change: Updateable<Tables['stations']>,
) =>
  db
    .updateTable('stations')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteStation = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .deleteFrom('stations')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .execute()

export const insertKey = (
  db: Db,
  line: LineNumber,
  key: { stationNumber: string; keyHash: Buffer; keyHint: string; madeBy: string },
) =>
  db
    .insertInto('stationKeys')
    .values({ ...key, lineNumber: line, revokedAt: null })
    .execute()

export const revokeKeys = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .updateTable('stationKeys')
    .set({ revokedAt: nowIso() })
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('revokedAt', 'is', null)
    .returning('keyHint')
    .executeTakeFirst()

export const deleteKeys = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .deleteFrom('stationKeys')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .execute()
