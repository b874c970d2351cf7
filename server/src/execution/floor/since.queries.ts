import { sql } from 'kysely'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The start from which a station's passes are counted. */
export type SinceAt = { station: string; since: string }
/** In the order of the request: when it happened; undefined while it has not. */
type Found = (string | undefined)[]
type At = { place: number; at: string }

const placed = (stations: readonly SinceAt[]) => sql`unnest(
  ${stations.map((_, place) => place)}::int[], ${stations.map(({ station }) => station)}::text[],
  ${stations.map(({ since }) => since)}::timestamptz[])`

const inPlace = (stations: readonly SinceAt[], rows: readonly At[]): Found =>
  stations.map((_, place) => rows.find((row) => row.place === place)?.at)

/**
 * When stations made their `count`-th piece after `since`: a unit that comes again to the same step is no other piece.
 * The quarters of an hour show first whether there may be so many: they are few, and the passes of a line are not.
 */
export async function nthPiecesSince(
  db: Db,
  line: string,
  stations: readonly (SinceAt & { count: number })[],
): Promise<Found> {
  if (stations.length === 0) return []
  const { rows } = await sql<At>`
    select place, nth.at
    from ${placed(stations)} as a (place, station, since)
    join unnest(${stations.map((_, place) => place)}::int[], ${stations.map(({ count }) => count)}::int[])
      as c (place, nth) using (place)
    cross join lateral (
      select out_time as at from passes
      where line_number = ${line} and station_number = station and out_time > since and attempt = 1
        and nth <= (
          select sum(first_passes) from output_slots
          where line_number = ${line} and station_number = station and slot > since - interval '15 minutes')
      order by out_time offset nth - 1 limit 1) as nth`.execute(db)
  return inPlace(stations, rows)
}

const paceDays = 7
const dayLong = 86_400_000

/** In the order of the request: how many pieces stations made since, and how many a millisecond over the last days they worked in. */
export async function piecesSince(db: Db, line: string, stations: readonly SinceAt[], now: number) {
  if (stations.length === 0) return []
  const { rows } = await sql<{ pieces: number; recent: number; begun: number | null }>`
    select counted.pieces, pace.recent, pace.begun
    from ${placed(stations)} as a (place, station, since)
    cross join lateral (
      select count(*)::int as pieces from passes
      where line_number = ${line} and station_number = station and out_time > since and attempt = 1) as counted
    cross join lateral (
      select coalesce(sum(first_passes), 0)::int as recent, 1000 * extract(epoch from min(slot))::float8 as begun
      from output_slots
      where line_number = ${line} and station_number = station
        and slot >= ${isoOf(now - paceDays * dayLong)} and slot < ${isoOf(now)}) as pace
    order by place`.execute(db)
  return rows.map(({ pieces, recent, begun }) => ({
    pieces,
    perMillisecond: begun === null ? 0 : recent / Math.max(dayLong / 24, now - begun),
  }))
}

/** When stations first ended a pass of another type than their last one up to `since`; where there was none, any type is another. */
export async function typeChangesSince(db: Db, line: string, stations: readonly SinceAt[]): Promise<Found> {
  if (stations.length === 0) return []
  const passes = sql`
    passes p join units u on u.line_number = ${line} and u.product_id = p.product_id
    where p.line_number = ${line} and p.station_number = station
      and p.out_time >= s.slot and p.out_time < s.slot + interval '15 minutes'`
  // The quarter that holds `since` may have its passes on the other side of it only, hence two.
  const { rows } = await sql<At>`
    select place, changed.at
    from ${placed(stations)} as a (place, station, since)
    left join lateral (
      select made.type_no from (
        select distinct slot from output_slots
        where line_number = ${line} and station_number = station and passes > 0 and slot <= since
        order by slot desc limit 2) as s
      cross join lateral (
        select u.type_no, p.out_time from ${passes} and p.out_time <= since
        order by p.out_time desc limit 1) as made
      order by made.out_time desc limit 1) as before on true
    cross join lateral (
      select made.at from (
        select distinct slot from output_slots
        where line_number = ${line} and station_number = station and passes > 0
          and slot > since - interval '15 minutes' and type_no is distinct from before.type_no
        order by slot limit 2) as s
      cross join lateral (
        select p.out_time as at from ${passes} and p.out_time > since
          and u.type_no is distinct from before.type_no
        order by p.out_time limit 1) as made
      order by made.at limit 1) as changed`.execute(db)
  return inPlace(stations, rows)
}

/** When stations ended their first pass of one of these orders, where that was after `since`; the first of them. */
export async function firstPiecesSince(
  db: Db,
  line: string,
  stations: readonly SinceAt[],
  orderCodes: readonly string[],
): Promise<Found> {
  if (stations.length === 0 || orderCodes.length === 0) return stations.map(() => undefined)
  const { rows } = await sql<At>`
    select place, min(first.at) as at
    from ${placed(stations)} as a (place, station, since)
    cross join lateral (
      select min(p.out_time) as at
      from units u join passes p on p.line_number = ${line} and p.product_id = u.product_id
      where u.line_number = ${line} and u.order_code = any(${orderCodes}::text[]) and p.station_number = station
      group by u.order_code) as first
    where first.at > since
    group by place`.execute(db)
  return inPlace(stations, rows)
}
