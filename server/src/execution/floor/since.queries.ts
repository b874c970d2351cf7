import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

type At = { at: string }

/**
 * When a station ended its `count`-th pass after `since`; undefined while it has not.
 * The quarters of an hour say first whether there may be so many: they are few, and the passes of a line are not.
 */
export async function nthPassSince(
  db: Db,
  line: string,
  station: string,
  { since, count }: { since: string; count: number },
): Promise<string | undefined> {
  const { rows } = await sql<At>`
    select out_time as at from passes
    where line_number = ${line} and station_number = ${station} and out_time > ${since}::timestamptz
      and ${count} <= (
        select sum(passes) from output_slots
        where line_number = ${line} and station_number = ${station}
          and slot > ${since}::timestamptz - interval '15 minutes')
    order by out_time offset ${count - 1} limit 1`.execute(db)
  return rows[0]?.at
}

/** When a station first ended a pass of another type than its last one up to `since`; where it had none, any type is another. */
export async function typeChangeSince(
  db: Db,
  line: string,
  station: string,
  since: string,
): Promise<string | undefined> {
  const passes = sql`
    passes p join units u on u.line_number = ${line} and u.product_id = p.product_id
    where p.line_number = ${line} and p.station_number = ${station}
      and p.out_time >= s.slot and p.out_time < s.slot + interval '15 minutes'`
  // The quarter that holds `since` may have its passes on the other side of it only, hence two.
  const { rows } = await sql<At>`
    with before as materialized (
      select made.type_no from (
        select distinct slot from output_slots
        where line_number = ${line} and station_number = ${station} and passes > 0
          and slot <= ${since}::timestamptz
        order by slot desc limit 2) as s
      cross join lateral (
        select u.type_no, p.out_time from ${passes} and p.out_time <= ${since}::timestamptz
        order by p.out_time desc limit 1) as made
      order by made.out_time desc limit 1)
    select made.at from (
      select distinct slot from output_slots
      where line_number = ${line} and station_number = ${station} and passes > 0
        and slot > ${since}::timestamptz - interval '15 minutes'
        and type_no is distinct from (select type_no from before)
      order by slot limit 2) as s
    cross join lateral (
      select p.out_time as at from ${passes} and p.out_time > ${since}::timestamptz
        and u.type_no is distinct from (select type_no from before)
      order by p.out_time limit 1) as made
    order by made.at limit 1`.execute(db)
  return rows[0]?.at
}
