import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** Since when a line has parameters that were released, or it or one of its stations reported which it works with. */
export async function recipeTraces(db: Db, line: string, station: string | null) {
  const { rows } = await sql<{ since: string | null }>`
    select min(at) as since from (
      select min(at) as at from station_parameters
      where line_number = ${line} and (${station}::text is null or station_number = ${station})
      union all select min(update_date) from parameter_sets
      where line_number = ${line} and ${station}::text is null and definition_status <> 'draft'
    ) as traces`.execute(db)
  return rows[0]!.since // one row is always selected
}

/** The parameters of a station, by type and version. */
export async function recipesAt(db: Db, line: string, station: string) {
  const sets = await db
    .selectFrom('parameterSets')
    .select(['typeNo', 'paraVer'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', station)
    .execute()
  return sets.map(({ typeNo, paraVer }) => `${typeNo} ${paraVer}`)
}
