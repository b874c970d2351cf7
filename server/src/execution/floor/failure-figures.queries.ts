import { sql } from 'kysely'
import type { FailureSummaryQuery } from '@takt/contract/failure-summary.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type FiguresOf = Pick<FailureSummaryQuery, 'typeNo' | 'stationNumber'> & { from: string; to: string }

const scope = (line: LineNumber, { typeNo, stationNumber, from, to }: FiguresOf) => sql`
  f.line_number = ${line} and f.fail_time >= ${from} and f.fail_time < ${to}
  ${typeNo ? sql`and f.type_no = ${typeNo}` : sql``}
  ${stationNumber ? sql`and f.station_number = ${stationNumber}` : sql``}`

/** Left out of all that is counted. */
const isReal = sql`f.fail_status <> 'falseFail'`

/** What it was found on: a part that came out took the failure along, but the figures stay. */
const unit = sql`coalesce(f.removed_from, f.product_id)`

type Counted = {
  stationNumber: string
  key: string | null
  isDefect: boolean
  typeNo: string | null
  bucket: number
  failures: number
  falseFailures: number
}

/** All that is drawn is summed up from these, in pieces: a split changes none. `bucket`: between which of the instants, from 1. */
export const countFailuresBy = (db: Db, line: LineNumber, of: FiguresOf, starts: readonly string[]) =>
  sql<Counted>`
    select f.station_number, coalesce(f.defect_code, f.result_code) as key,
           f.defect_code is not null as is_defect, f.type_no,
           width_bucket(f.fail_time, ${starts}::timestamptz[]) as bucket,
           coalesce(sum(f.quantity) filter (where ${isReal}), 0) as failures,
           coalesce(sum(f.quantity) filter (where not ${isReal}), 0) as false_failures
    from failures f where ${scope(line, of)}
    group by 1, 2, 3, 4, 5`
    .execute(db)
    .then(({ rows }) => rows)

/** Units with a failure, and pieces of lots. */
export const countNg = (db: Db, line: LineNumber, of: FiguresOf) =>
  sql<{ units: number; pieces: number }>`
    select count(distinct ${unit}) as units, coalesce(sum(f.quantity) filter (where ${unit} is null), 0) as pieces
    from failures f where ${scope(line, of)} and ${isReal}`
    .execute(db)
    .then(({ rows }) => rows[0]!)

/** The same in each stretch of the period. `bucket`: between which of the instants, from 1. */
export const countNgIn = (db: Db, line: LineNumber, of: FiguresOf, starts: readonly string[]) =>
  sql<{ bucket: number; ng: number }>`
    select width_bucket(f.fail_time, ${starts}::timestamptz[]) as bucket,
      count(distinct ${unit}) + coalesce(sum(f.quantity) filter (where ${unit} is null), 0) as ng
    from failures f where ${scope(line, of)} and ${isReal}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)

/** A scrapped unit sends nothing more: its last time is when it was scrapped. */
export const countScrappedUnits = (db: Db, line: LineNumber, { typeNo, from, to }: FiguresOf) =>
  sql<{ units: number }>`
    select count(*) as units from units
    where line_number = ${line} and process_status = 'scrapped' and registered_at < ${to}
      and last_time >= ${from} and last_time < ${to} ${typeNo ? sql`and type_no = ${typeNo}` : sql``}`
    .execute(db)
    .then(({ rows }) => rows[0]!.units)

type Retests = {
  stationNumber: string
  failedPasses: number
  noTrouble: number
  retested: number
  retestOk: number
}

/** When somebody repaired a unit, or exchanged a part of it. */
export type WorkedOn = { productId: string; at: string }

/**
 * What became of each pass that failed, from the unit's trail: what it did next, and what it did at this step next. There was no trouble
 * where the next pass was good and nobody had worked on the unit between.
 */
export const retestsOf = (db: Db, line: LineNumber, of: FiguresOf, workedOn: readonly WorkedOn[]) =>
  sql<Retests>`
    with failed as (
      select distinct f.station_number, ${unit} as product_id, f.pass_no, f.step_seq
      from failures f where ${scope(line, of)} and f.fail_source = 'auto'
    ), worked as (
      select product_id, extract(epoch from at) * 1000 as at
      from unnest(${workedOn.map(({ productId }) => productId)}::uuid[], ${workedOn.map(({ at }) => at)}::timestamptz[])
        as w (product_id, at)
    ), next as (
      select station_number, step_seq,
             case when not exists (
               select from worked w
               where w.product_id = failed.product_id
                 and w.at between u.pass_times[pass_no] and u.pass_times[pass_no + 1])
             then u.trail[pass_no + 1] end as at_once,
             (select mark from unnest(u.trail[pass_no + 1:]) with ordinality as t (mark, place)
              where abs(mark) = step_seq order by place limit 1) as there
      from failed join units u on u.line_number = ${line} and u.product_id = failed.product_id
    )
    select station_number, count(*) as failed_passes, count(*) filter (where at_once = step_seq) as no_trouble,
           count(there) as retested, count(*) filter (where there > 0) as retest_ok
    from next group by 1`
    .execute(db)
    .then(({ rows }) => rows)

type Output = {
  stationNumber: string
  passes: number
  ok: number
  firstPasses: number
  firstOk: number
  finished: number
  finishedFirst: number
}

export const outputOfStations = (db: Db, line: LineNumber, { typeNo, from, to }: FiguresOf) =>
  sql<Output>`
    select station_number, sum(passes) as passes, sum(ok) as ok, sum(first_passes) as first_passes,
           sum(first_ok) as first_ok, sum(finished) as finished, sum(finished_first) as finished_first
    from output_slots
    where line_number = ${line} and slot >= ${from} and slot < ${to} ${typeNo ? sql`and type_no = ${typeNo}` : sql``}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)

/** Of the line, units that finished without a failure; of a station, passes that were OK at once. `bucket`: between which of the instants, from 1. */
export const goodAtOnceIn = (
  db: Db,
  line: LineNumber,
  { typeNo, stationNumber, from, to }: FiguresOf,
  starts: readonly string[],
) =>
  sql<{ bucket: number; ok: number }>`
    select width_bucket(slot, ${starts}::timestamptz[]) as bucket,
      sum(${stationNumber ? sql`first_ok` : sql`finished_first`}) as ok
    from output_slots
    where line_number = ${line} and slot >= ${from} and slot < ${to} ${typeNo ? sql`and type_no = ${typeNo}` : sql``}
      ${stationNumber ? sql`and station_number = ${stationNumber}` : sql``}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)

type Spot = { x: number; y: number; placeCode: string | null; failures: number }

/** Where people found something on what a type is drawn like: at marked places, else in fiftieths of it. */
export const spotsOf = (db: Db, line: LineNumber, of: FiguresOf) =>
  sql<Spot>`
    select (least(floor(f.position_x * 50), 49) + 0.5) / 50 as x, (least(floor(f.position_y * 50), 49) + 0.5) / 50 as y,
           f.place_code, sum(f.quantity) as failures
    from failures f where ${scope(line, of)} and ${isReal} and f.position_x is not null
    group by 1, 2, 3`
    .execute(db)
    .then(({ rows }) => rows)
