import { sql } from 'kysely'
import { type StationStatus, stationStatuses, timeClassOf } from '@takt/contract/stations.ts'
import type { Db } from '../../platform/db/tables.ts'

type Spoken = { stationNumber: string; stationStatus: StationStatus; start: string; end: string }

/** Intervals of each station that reach into the window: from the last one that began before it. `offset 0`: else the database asks for that one once for each interval there is. */
const reaching = (line: string, stations: readonly string[], from: string, to: string) => sql`
      from unnest(${stations}::text[]) as s (station)
      cross join lateral (
        select coalesce(max(b.start_time), ${from}::timestamptz) as first
        from status_intervals b
        where b.line_number = ${line} and b.station_number = station and b.start_time <= ${from}::timestamptz) as f
      cross join lateral (
        select * from status_intervals
        where line_number = ${line} and station_number = station
          and start_time >= f.first and start_time < ${to}::timestamptz
        offset 0) as i`

type Window = { from: string; to: string }

/** What stations said in the window, cut at its ends; an interval ends where the next one starts. */
export async function stripsOf(db: Db, line: string, stations: readonly string[], { from, to }: Window) {
  const { rows } = await sql<Spoken>`
    select station_number, station_status, greatest(start_time, ${from}::timestamptz) as start, "end"
    from (
      select i.station_number, i.station_status, i.start_time,
             least(i.end_time, ${to}::timestamptz, lead(i.start_time) over (
               partition by i.station_number order by i.start_time)) as "end"
      ${reaching(line, stations, from, to)}
    ) as said
    where "end" > greatest(start_time, ${from}::timestamptz)
    order by station_number, start_time`.execute(db)
  return rows
}

const unplanned = stationStatuses.filter((status) => timeClassOf[status] === 'unplanned')

/** How often each station went down in the window: from anything else, told or not. */
export async function stopsOf(db: Db, line: string, stations: readonly string[], { from, to }: Window) {
  const { rows } = await sql<{ stationNumber: string; stops: number }>`
    select station_number, count(*)::int as stops
    from (
      select i.station_number, i.start_time, i.station_status,
             lag(i.station_status) over (partition by i.station_number order by i.start_time) as before
      ${reaching(line, stations, from, to)}
    ) as said
    where start_time >= ${from}::timestamptz and station_status = any(${unplanned}::text[])
      and (before is null or not before = any(${unplanned}::text[]))
    group by 1`.execute(db)
  return new Map(rows.map(({ stationNumber, stops }) => [stationNumber, stops]))
}
