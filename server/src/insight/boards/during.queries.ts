import { sql } from 'kysely'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Stretches of time at one station, told apart by their place in the list. */
export type Stretch = { from: string; to: string }
export type Worked = Stretch & { place: number }
const columns = (stretches: readonly Stretch[]) =>
  sql`unnest(
      ${stretches.map((_, place) => place)}::int[],
      ${stretches.map(({ from }) => from)}::timestamptz[], ${stretches.map(({ to }) => to)}::timestamptz[]
    ) as w (place, begun, ended)`

/**
 * Milliseconds of stations in each status within work time. An interval ends where the next one starts, whatever its own
 * end says. `work` does not cross midnight UTC: so an interval meets the spans of its own days only, however
 * long the stretch is.
 */
export async function statusTimesDuring(
  db: Db,
  line: string,
  stations: readonly string[],
  stretches: readonly Stretch[],
  work: readonly Worked[],
) {
  const { rows } = await sql<{
    place: number
    stationNumber: string
    stationStatus: StationStatus
    milliseconds: number
  }>`
    with work as (
      select place, work_from, work_to, (work_from at time zone 'UTC')::date as day
      from unnest(
        ${work.map(({ place }) => place)}::int[],
        ${work.map(({ from }) => from)}::timestamptz[], ${work.map(({ to }) => to)}::timestamptz[]
      ) as w (place, work_from, work_to)
    ), cut as (
      select place, i.station_number, i.station_status, greatest(i.start_time, begun) as start_time,
             least(i.end_time, ended, lead(i.start_time) over (
               partition by place, i.station_number order by i.start_time)) as end_time
      from ${columns(stretches)}
      cross join unnest(${stations}::text[]) as s (station)
      cross join lateral (
        select coalesce(max(b.start_time), begun) as first
        from status_intervals b
        where b.line_number = ${line} and b.station_number = station and b.start_time <= begun) as f
      join status_intervals i on i.line_number = ${line} and i.station_number = station
        and i.start_time >= f.first and i.start_time < ended
    ), daily as (
      select cut.*, day::date as day
      from cut
      cross join lateral generate_series(
        (start_time at time zone 'UTC')::date, (end_time at time zone 'UTC')::date, interval '1 day'
      ) as days (day)
      where end_time > start_time
    )
    select place, station_number, station_status,
           floor(1000 * sum(extract(
             epoch from least(end_time, work_to) - greatest(start_time, work_from))))::bigint as milliseconds
    from daily
    join work using (place, day)
    where work_from < end_time and work_to > start_time
    group by 1, 2, 3`.execute(db)
  return rows
}

/**
 * Passes of stations and those OK at the first try, a row a station and type: whole quarters from their counters, the
 * cut ones at both ends from the passes themselves.
 */
export async function outputDuring(
  db: Db,
  line: string,
  stations: readonly string[],
  stretches: readonly (Stretch & { firstQuarter: string; lastQuarter: string })[],
) {
  const { rows } = await sql<{
    place: number
    stationNumber: string
    typeNo: string
    passes: number
    firstOk: number
  }>`
    select place, station_number, type_no, sum(passes)::bigint as passes, sum(first_ok)::bigint as first_ok
    from ${columns(stretches)}
    join unnest(
      ${stretches.map((_, place) => place)}::int[],
      ${stretches.map((one) => one.firstQuarter)}::timestamptz[],
      ${stretches.map((one) => one.lastQuarter)}::timestamptz[]
    ) as q (place, whole_from, whole_to) using (place)
    cross join lateral (
      select station_number, type_no, passes, first_ok
      from output_slots
      where line_number = ${line} and station_number = any(${stations}::text[]) and slot >= whole_from and slot < whole_to
      union all
      select station_number, type_no, count(*), count(*) filter (where attempt = 1 and p.result_status = 'ok')
      from passes p
      join units u using (line_number, product_id)
      where line_number = ${line} and station_number = any(${stations}::text[])
        and out_time >= begun and out_time < whole_from and out_time <= ended
      group by 1, 2
      union all
      select station_number, type_no, count(*), count(*) filter (where attempt = 1 and p.result_status = 'ok')
      from passes p
      join units u using (line_number, product_id)
      where line_number = ${line} and station_number = any(${stations}::text[])
        and out_time >= greatest(whole_to, whole_from) and out_time <= ended
      group by 1, 2
    ) as made
    group by 1, 2, 3`.execute(db)
  return rows
}
