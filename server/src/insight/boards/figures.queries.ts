import { sql } from 'kysely'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Db } from '../../platform/db/tables.ts'

/**
 * The quarters of an hour a board counts: those of the shift so far, and from when the production day began.
 */
export type Counted = {
  lineNumber: string
  shiftFrom: string
  shiftTo: string
  dayFrom: string
  dayTo: string
}
const columns = (windows: readonly Counted[]) =>
  sql`unnest(
    ${windows.map((one) => one.lineNumber)}::text[],
    ${windows.map((one) => one.shiftFrom)}::timestamptz[],
    ${windows.map((one) => one.shiftTo)}::timestamptz[],
    ${windows.map((one) => one.dayFrom)}::timestamptz[],
    ${windows.map((one) => one.dayTo)}::timestamptz[]
  ) as w (line_number, shift_from, shift_to, day_from, day_to)`

export type Output = {
  lineNumber: string
  stationNumber: string
  typeNo: string
  passes: number
  ok: number
  firstOk: number
  finished: number
  finishedFirst: number
  cycleSeconds: number
  finishedToday: number
}

/** A row a station and type. */
export async function outputOf(db: Db, windows: readonly Counted[]) {
  const { rows } = await sql<Output>`
    select o.line_number, o.station_number, o.type_no,
           sum(passes * shift) as passes, sum(ok * shift) as ok, sum(first_ok * shift) as first_ok,
           sum(finished * shift) as finished, sum(finished_first * shift) as finished_first,
           sum(cycle_seconds * shift) as cycle_seconds, sum(finished * day) as finished_today
    from ${columns(windows)}
    join output_slots o on o.line_number = w.line_number
      and o.slot >= least(shift_from, day_from) and o.slot < greatest(shift_to, day_to)
    cross join lateral (
      select (o.slot >= shift_from and o.slot < shift_to)::int as shift,
             (o.slot >= day_from and o.slot < day_to)::int as day) as inside
    group by 1, 2, 3`.execute(db)
  return rows
}

/** What left the line and what went wrong, a row a quarter and type. */
export const outputBySlot = (db: Db, line: string, from: string, to: string) =>
  db
    .selectFrom('outputSlots')
    .select(['slot', 'typeNo', sql<number>`sum(finished)`.as('made'), sql<number>`sum(passes - ok)`.as('ng')])
    .where('lineNumber', '=', line)
    .where('slot', '>=', from)
    .where('slot', '<', to)
    .groupBy(['slot', 'typeNo'])
    .execute()

/** First tries and those that were OK, a row a quarter and station. */
export const firstTries = (db: Db, line: string, from: string, to: string) =>
  db
    .selectFrom('outputSlots')
    .select([
      'slot',
      'stationNumber',
      sql<number>`sum(first_passes)`.as('firstPasses'),
      sql<number>`sum(first_ok)`.as('firstOk'),
    ])
    .where('lineNumber', '=', line)
    .where('slot', '>=', from)
    .where('slot', '<', to)
    .groupBy(['slot', 'stationNumber'])
    .execute()

/**
 * Units that failed in the shift and whose last verdict is NG, scrap or an open finding: those reworked since are good. What a part took
 * along was found on the unit it came out of; a finding that left is not open there.
 */
export async function unitsNg(db: Db, windows: readonly Counted[]) {
  const { rows } = await sql<{ lineNumber: string; units: number }>`
    select f.line_number, count(distinct u.product_id) as units
    from ${columns(windows)}
    join failures f on f.line_number = w.line_number and f.fail_time >= shift_from and f.fail_time < shift_to
    join units u on u.line_number = f.line_number and u.product_id = coalesce(f.removed_from, f.product_id)
      and (u.result_status = 'ng' or u.process_status = 'scrapped'
        or f.removed_from is null and f.fail_source = 'manual' and f.fail_status in ('open', 'rework'))
    group by 1`.execute(db)
  return rows
}

export type Watched = { lineNumber: string; stationNumber: string; from: string; to: string }
type Worked = { lineNumber: string; from: string; to: string }

/**
 * Milliseconds a station spent in each status within work time, cut at the window. An interval ends where
 * the next one starts, whatever its own end, so that no millisecond is counted twice.
 */
export async function statusTimes(db: Db, stations: readonly Watched[], work: readonly Worked[]) {
  const { rows } = await sql<{
    lineNumber: string
    stationNumber: string
    stationStatus: StationStatus
    milliseconds: number
  }>`
    with watched as (
      select * from unnest(
        ${stations.map((one) => one.lineNumber)}::text[], ${stations.map((one) => one.stationNumber)}::text[],
        ${stations.map((one) => one.from)}::timestamptz[], ${stations.map((one) => one.to)}::timestamptz[]
      ) as w (line_number, station_number, begun, ended)
    ), work as (
      select * from unnest(
        ${work.map((one) => one.lineNumber)}::text[],
        ${work.map((one) => one.from)}::timestamptz[], ${work.map((one) => one.to)}::timestamptz[]
      ) as w (line_number, work_from, work_to)
    ), cut as (
      select line_number, station_number, i.station_status, greatest(i.start_time, begun) as start_time,
             least(i.end_time, ended, lead(i.start_time) over (
               partition by line_number, station_number order by i.start_time)) as end_time
      from watched
      join status_intervals i using (line_number, station_number)
      where i.start_time < ended and i.start_time >= coalesce((
        select max(b.start_time)
        from status_intervals b
        where b.line_number = watched.line_number and b.station_number = watched.station_number
          and b.start_time <= begun), begun)
    )
    select line_number, station_number, station_status,
           floor(1000 * sum(extract(
             epoch from least(end_time, work_to) - greatest(start_time, work_from))))::bigint as milliseconds
    from cut
    join work using (line_number)
    where work_from < end_time and work_to > start_time
    group by 1, 2, 3`.execute(db)
  return rows
}

/**
 * Units whose last verdict is NG or scrap, in the quarter in which they failed last; those reworked since are
 * good.
 */
export async function ngBySlot(db: Db, line: string, from: string, to: string) {
  const { rows } = await sql<{ at: string; typeNo: string; units: number }>`
    select date_bin('15 minutes', failed_at, 'epoch') as at, type_no, count(*) as units
    from (
      select u.product_id, u.type_no, max(f.fail_time) as failed_at
      from failures f
      join units u on u.line_number = f.line_number and u.product_id = coalesce(f.removed_from, f.product_id)
        and (u.result_status = 'ng' or u.process_status = 'scrapped')
      where f.line_number = ${line} and f.fail_time >= ${from} and f.fail_time < ${to}
      group by 1, 2) as last
    group by 1, 2`.execute(db)
  return rows
}

/** The orders whose units were worked on, a row a quarter. */
export async function ordersBySlot(db: Db, line: string, from: string, to: string) {
  const { rows } = await sql<{ at: string; typeNo: string; orderCode: string }>`
    select distinct date_bin('15 minutes', p.out_time, 'epoch') as at, u.type_no, u.order_code
    from passes p join units u on u.line_number = p.line_number and u.product_id = p.product_id
    where p.line_number = ${line} and p.out_time >= ${from} and p.out_time < ${to}`.execute(db)
  return rows
}
