import { sql } from 'kysely'
import { type StationStatus, stationStatuses, timeClassOf } from '@takt/contract/stations.ts'
import type { Db } from '../../platform/db/tables.ts'

type Spoken = { stationNumber: string; stationStatus: StationStatus; start: string; end: string }

/** Intervals of each station that reach into the window: from the last one that began before it. `offset 0`: else the database reads that one once for each interval there is. */
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

export type StatusInStrip = { stationStatus: StationStatus; from: number; to: number }
const epoch = (at: string) => sql`round(1000 * extract(epoch from ${sql.ref(at)})::float8)`

/**
 * Statuses of stations in the window, in order, cut at its ends; an interval ends where the next one starts. A row a station, in arrays of
 * numbers: a row an interval took four times as long, JSON twice.
 */
export async function stripsOf(db: Db, line: string, stations: readonly string[], { from, to }: Window) {
  const { rows } = await sql<{ stationNumber: string; statuses: number[]; begins: number[]; ends: number[] }>`
    select station_number,
      array_agg(array_position(${[...stationStatuses]}::text[], station_status) order by start_time) as statuses,
      array_agg(${epoch('begun')} order by start_time) as begins,
      array_agg(${epoch('ended')} order by start_time) as ends
    from (
      select i.station_number, i.station_status, i.start_time, greatest(i.start_time, ${from}::timestamptz) as begun,
             least(i.end_time, ${to}::timestamptz, lead(i.start_time) over (
               partition by i.station_number order by i.start_time)) as ended
      ${reaching(line, stations, from, to)}
    ) as cut
    where ended > begun
    group by station_number`.execute(db)
  return new Map(
    rows.map(({ stationNumber, statuses, begins, ends }) => [
      stationNumber,
      statuses.map((status, at): StatusInStrip => {
        const stationStatus = stationStatuses[status - 1]! // one of the list it was looked up in
        return { stationStatus, from: begins[at]!, to: ends[at]! } // as many of each
      }),
    ]),
  )
}

const unplanned = stationStatuses.filter((status) => timeClassOf[status] === 'unplanned')

/** Breakdowns that reach into the window: reported statuses that follow each other without a gap are one. */
export async function breakdownsOf(db: Db, line: string, stations: readonly string[], { from, to }: Window) {
  const { rows } = await sql<Pick<Spoken, 'stationNumber' | 'start' | 'end'>>`
    select station_number, min(start_time) as start, max("end") as "end"
    from (
      select said.*, sum(begins::int) over (partition by station_number order by start_time) as breakdown
      from (
        select i.station_number, i.station_status, greatest(i.start_time, ${from}::timestamptz) as start_time,
               least(i.end_time, ${to}::timestamptz, lead(i.start_time) over following) as "end",
               not coalesce(lag(i.station_status) over following = any(${unplanned}::text[])
                 and coalesce(lag(i.end_time) over following, i.start_time) >= i.start_time, false) as begins
        ${reaching(line, stations, from, to)}
        window following as (partition by i.station_number order by i.start_time)
      ) as said
      where station_status = any(${unplanned}::text[]) and "end" > start_time
    ) as numbered
    group by station_number, breakdown`.execute(db)
  return rows
}
