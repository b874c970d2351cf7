import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/**
 * What would lose its station: routes of the line's orders and parameters, by code and version, and since which day of the plant anything happened here.
 * The features that own these tables ask this one for stations, so it looks at their tables instead of asking back.
 */
export async function usesOfStation(db: Db, line: LineNumber, stationNumber: string) {
  const { rows } = await sql<{ names: string[]; since: string | null }>`
    select array(
      select distinct p.processing_number || ' ' || p.processing_ver as use
      from orders o left join product_types t using (type_no, type_ver)
      join processings p on p.processing_number = coalesce(o.process_route, t.processing_number)
        and p.processing_ver = case when o.process_route is null then t.processing_ver else o.process_route_ver end
      where o.line_number = ${line} and o.order_status <> 'cancelled' and p.definition_status <> 'draft'
        and p.steps @> ${JSON.stringify([{ stationNumber }])}::jsonb
      union select type_no || ' ' || para_ver from parameter_sets where line_number = ${line} and station_number = ${stationNumber}
      order by use limit 5) as names,
    (${happened(line, stationNumber)}) as since`.execute(db)
  return rows[0]! // one row is always selected
}

/** Every pass counts in its slot, so the slots know whether there is one. */
const happened = (line: LineNumber, stationNumber: string) => sql`
  select (min(at) at time zone coalesce((select time_zone from plant), 'UTC'))::date::text from (
    select min(slot) as at from output_slots where line_number = ${line} and station_number = ${stationNumber}
    union all select min(start_time) from status_intervals where line_number = ${line} and station_number = ${stationNumber}
    union all select min(on_time) from equipment_alarms where line_number = ${line} and station_number = ${stationNumber}
    union all select min(at) from refused_arrivals where line_number = ${line} and station_number = ${stationNumber}
    union all select min(at) from station_parameters where line_number = ${line} and station_number = ${stationNumber}
    union all select min(since) from station_logins where line_number = ${line} and station_number = ${stationNumber}
    union all select min(last_time) from units where line_number = ${line} and current_station = ${stationNumber}
      and process_status in ('registered', 'inProcess', 'held', 'rework')
  ) as traces`
