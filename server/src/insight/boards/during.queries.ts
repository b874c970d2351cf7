import { sql } from 'kysely'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Stretches of time at one station, identified by their place in the list. */
export type Stretch = { from: string; to: string }
/** A span of work, its milliseconds, and those of all spans before it. */
export type Worked = { from: string; before: number; length: number }
const columns = (stretches: readonly Stretch[]) =>
  sql`unnest(
      ${stretches.map((_, place) => place)}::int[],
      ${stretches.map(({ from }) => from)}::timestamptz[], ${stretches.map(({ to }) => to)}::timestamptz[]
    ) as w (place, begun, ended)`

/**
 * Milliseconds of stations in each status within work time. An interval ends where the next one starts, whatever its own
 * end is. How much work there was up to an instant is looked up in the spans of work, by halving: joining
 * each interval with its spans took the database over five seconds for 20 stations and 90 days. `offset 0`: else it
 * reads the first interval once for each interval there is.
 */
export async function statusTimesDuring(
  db: Db,
  line: string,
  stations: readonly string[],
  stretches: readonly Stretch[],
  work: readonly Worked[],
) {
  const begins = sql`${work.map(({ from }) => from)}::timestamptz[]`
  const before = sql`${work.map(({ before }) => before)}::float8[]`
  const lengths = sql`${work.map(({ length }) => length)}::float8[]`
  const workUpTo = (at: string) => sql`case when ${sql.ref(`${at}_span`)} = 0 then 0 else
      (${before})[${sql.ref(`${at}_span`)}] + least(
        (${lengths})[${sql.ref(`${at}_span`)}],
        1000 * extract(epoch from ${sql.ref(at)} - (${begins})[${sql.ref(`${at}_span`)}])::float8) end`
  const { rows } = await sql<{
    place: number
    stationNumber: string
    stationStatus: StationStatus
    milliseconds: number
  }>`
    with cut as (
      select place, i.station_number, i.station_status, greatest(i.start_time, begun) as start_time,
             least(i.end_time, ended, lead(i.start_time) over (
               partition by place, i.station_number order by i.start_time)) as end_time
      from ${columns(stretches)}
      cross join unnest(${stations}::text[]) as s (station)
      cross join lateral (
        select coalesce(max(b.start_time), begun) as first
        from status_intervals b
        where b.line_number = ${line} and b.station_number = station and b.start_time <= begun) as f
      cross join lateral (
        select * from status_intervals
        where line_number = ${line} and station_number = station and start_time >= f.first and start_time < ended
        offset 0) as i
    ), placed as (
      select *, width_bucket(start_time, ${begins}) as start_time_span,
             width_bucket(end_time, ${begins}) as end_time_span
      from cut
      where end_time > start_time
    ), worked as (
      select place, station_number, station_status, ${workUpTo('endTime')} - ${workUpTo('startTime')} as worked
      from placed
    )
    select place, station_number, station_status, floor(sum(worked))::bigint as milliseconds
    from worked
    where worked > 0
    group by 1, 2, 3`.execute(db)
  return rows
}

/**
 * Passes of stations and those OK at the first try, a row a station and type: whole quarters from their counters, the
 * cut ones at both ends from the passes themselves. `endIsIn`: what ended at the last moment is counted too.
 */
export async function outputDuring(
  db: Db,
  line: string,
  stations: readonly string[],
  stretches: readonly (Stretch & { firstQuarter: string; lastQuarter: string; endIsIn: boolean })[],
) {
  const untilEnd = sql`out_time <= ended and (end_is_in or out_time < ended)`
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
      ${stretches.map((one) => one.lastQuarter)}::timestamptz[],
      ${stretches.map((one) => one.endIsIn)}::boolean[]
    ) as q (place, whole_from, whole_to, end_is_in) using (place)
    cross join lateral (
      select station_number, type_no, passes, first_ok
      from output_slots
      where line_number = ${line} and station_number = any(${stations}::text[]) and slot >= whole_from and slot < whole_to
      union all
      select station_number, type_no, count(*), count(*) filter (where attempt = 1 and p.result_status = 'ok')
      from passes p
      join units u using (line_number, product_id)
      where line_number = ${line} and station_number = any(${stations}::text[])
        and out_time >= begun and out_time < whole_from and ${untilEnd}
      group by 1, 2
      union all
      select station_number, type_no, count(*), count(*) filter (where attempt = 1 and p.result_status = 'ok')
      from passes p
      join units u using (line_number, product_id)
      where line_number = ${line} and station_number = any(${stations}::text[])
        and out_time >= greatest(whole_to, whole_from) and ${untilEnd}
      group by 1, 2
    ) as made
    group by 1, 2, 3`.execute(db)
  return rows
}
