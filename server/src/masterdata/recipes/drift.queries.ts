import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

type Station = { lineNumber: string; stationNumber: string }

/** Stations that reported what they are set to, with the download that was confirmed last. */
export const stationsReadBack = async (db: Db) =>
  (
    await sql<Station & { at: string; since: number | null }>`
    select told.*, (select max(id) from parameter_downloads d where d.line_number = told.line_number and d.station_number = told.station_number and d.download_state = 'confirmed') as since
    from (select line_number, station_number, max(at) as at from station_parameters group by 1, 2) as told`.execute(
      db,
    )
  ).rows

const among = (stations: readonly Station[]) => {
  const [lines, numbers] = [
    stations.map(({ lineNumber }) => lineNumber),
    stations.map(({ stationNumber }) => stationNumber),
  ]
  return sql<boolean>`(line_number, station_number) in (select * from unnest(${lines}::text[], ${numbers}::text[]))`
}

export const releasedAt = (db: Db, stations: readonly Station[]) =>
  db
    .selectFrom('parameterSets')
    .select(['lineNumber', 'stationNumber', 'typeNo', 'paraVer', 'parameters'])
    .where('definitionStatus', '=', 'released')
    .where(among(stations))
    .execute()

/** What they reported, also of parameters they did not repeat lately. */
export const readBackAt = (db: Db, stations: readonly Station[]) =>
  db.selectFrom('stationParameters').selectAll().where(among(stations)).execute()
