import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import { isOnTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A unit that a station kept longer than this after the window is not looked for. */
const longest = '1 day'

/** How many units each station worked on, from each second of the window on at which that changed. */
export async function unitsInside(db: Db, line: LineNumber, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ stationNumber: string; units: [number, number][] }>`
    with inside as (
      select station_number, greatest(in_time, ${from}::timestamptz) as begun, out_time as ended
      from passes
      where line_number = ${line} and out_time >= ${from}::timestamptz
        and out_time < ${to}::timestamptz + interval '${sql.raw(longest)}' and in_time < ${to}::timestamptz
      union all
      select open_station, greatest(open_time, ${from}::timestamptz), null
      from units
      where line_number = ${line} and process_status ${sql.raw(isOnTheFloor)}
        and open_station is not null and open_time < ${to}::timestamptz
    ), marks as (
      select station_number, begun as at, 1 as change from inside
      union all
      select station_number, ended, -1 from inside where ended < ${to}::timestamptz
    ), changes as (
      select station_number, floor(extract(epoch from at - ${from}::timestamptz))::int as second, sum(change)::int as change
      from marks group by 1, 2 having sum(change) <> 0
    ), counted as (
      select station_number, second, sum(change) over (partition by station_number order by second)::int as units
      from changes
    )
    select station_number, json_agg(json_build_array(second, units) order by second) as units
    from counted group by station_number`.execute(db)
  return new Map(rows.map(({ stationNumber, units }) => [stationNumber, units]))
}
