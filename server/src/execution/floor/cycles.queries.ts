import { type RawBuilder, sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** What a pass might take that ended in that time. */
export type CycleTarget = {
  stationNumber: string
  typeNo: string
  cycleTime: number | null
  from: string
  to: string
}
export type CyclesOf = {
  stationNumber?: string | undefined
  typeNo?: string | undefined
  withoutOutliers?: boolean | undefined
  from: string
  to: string
}

/** Every type of which a pass may have ended in the time. */
export const typesPassed = async (db: Db, line: LineNumber, { from, to }: Pick<CyclesOf, 'from' | 'to'>) => {
  const rows = await db
    .selectFrom('outputSlots')
    .select('typeNo')
    .distinct()
    .where('lineNumber', '=', line)
    .where(sql<boolean>`slot > ${from}::timestamptz - interval '15 minutes'`)
    .where('slot', '<', to)
    .execute()
  return rows.map(({ typeNo }) => typeNo)
}

type Quarters = { lineNumber: string; stationNumber: string; shiftFrom: string; shiftTo: string }

/** What a station made in a shift, a row a quarter and type. */
export const quartersAt = (db: Db, { lineNumber, stationNumber, shiftFrom, shiftTo }: Quarters) =>
  db
    .selectFrom('outputSlots')
    .select(['lineNumber', 'stationNumber', 'slot', 'typeNo', 'passes', 'firstOk'])
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .where('slot', '>=', shiftFrom)
    .where('slot', '<', shiftTo)
    .execute()

/** Each pass with how long it took, and whether that lies outside Tukey's outer fences of its station and type. */
const cycles = (line: LineNumber, { stationNumber, typeNo, from, to }: CyclesOf): RawBuilder<unknown> => sql`
  timed as (
    select p.station_number, u.type_no, p.product_id, u.product_sn, p.out_time, p.pass_no, p.operator,
           extract(epoch from p.out_time - p.in_time)::float8 as cycle
    from passes p
    join units u on u.line_number = ${line} and u.product_id = p.product_id
    where p.line_number = ${line} and p.out_time >= ${from} and p.out_time < ${to} and p.out_time > p.in_time
      ${stationNumber ? sql`and p.station_number = ${stationNumber}` : sql``}
      ${typeNo ? sql`and u.type_no = ${typeNo}` : sql``}
  ), quartiles as (
    select station_number, type_no, percentile_cont(array[0.25, 0.75]) within group (order by cycle) as q
    from timed group by 1, 2
  ), judged as (
    select timed.*, cycle < q[1] - 3 * (q[2] - q[1]) or cycle > q[2] + 3 * (q[2] - q[1]) as is_outlier
    from timed join quartiles using (station_number, type_no)
  )`

const kept = ({ withoutOutliers }: CyclesOf) => (withoutOutliers ? sql`not is_outlier` : sql`true`)

export type CycleSum = {
  stationNumber: string
  typeNo: string
  lastCycle: number
  averageCycle: number
  medianCycle: number
  minCycle: number
  maxCycle: number
  cycleP95: number
  samples: number
  outliers: number
  hits: number
  /** Cycles that had a target. */
  aimed: number
}

/** A row a station and type. */
export async function cycleSums(
  db: Db,
  line: LineNumber,
  of: CyclesOf,
  targets: readonly CycleTarget[],
): Promise<CycleSum[]> {
  const { rows } = await sql<CycleSum>`
    with ${cycles(line, of)}, targets as (
      select * from unnest(
        ${targets.map((one) => one.stationNumber)}::text[], ${targets.map((one) => one.typeNo)}::text[],
        ${targets.map((one) => one.cycleTime)}::float8[],
        ${targets.map((one) => one.from)}::timestamptz[], ${targets.map((one) => one.to)}::timestamptz[]
      ) as t (station_number, type_no, target, begun, ended)
    ), counted as (
      select station_number, type_no, count(*) filter (where is_outlier) as outliers,
             (array_agg(cycle order by out_time desc) filter (where ${kept(of)}))[1] as last_cycle,
             avg(cycle) filter (where ${kept(of)}) as average_cycle,
             percentile_cont(array[0.5, 0.95]) within group (order by cycle) filter (where ${kept(of)}) as q,
             min(cycle) filter (where ${kept(of)}) as min_cycle, max(cycle) filter (where ${kept(of)}) as max_cycle,
             count(*) filter (where ${kept(of)}) as samples,
             count(*) filter (where ${kept(of)} and cycle <= target) as hits,
             count(*) filter (where ${kept(of)} and target is not null) as aimed
      from judged
      left join targets using (station_number, type_no)
      where begun is null or out_time >= begun and out_time < ended
      group by 1, 2
    )
    select station_number, type_no, last_cycle, average_cycle, q[1] as median_cycle, q[2] as cycle_p95,
           min_cycle, max_cycle, samples, outliers, hits, aimed
    from counted order by station_number, type_no`.execute(db)
  return rows
}

export type Cycle = { productId: string; productSn: string | null; outTime: string; cycle: number }

/** The newest, newest first. */
export async function newestCycles(db: Db, line: LineNumber, of: CyclesOf, most: number): Promise<Cycle[]> {
  const { rows } = await sql<Cycle>`
    with ${cycles(line, of)}
    select product_id, product_sn, out_time, cycle from judged where ${kept(of)}
    order by out_time desc, product_id, pass_no desc limit ${most}`.execute(db)
  return rows
}

/** The level that the fastest tenth of the hours kept: an hour's level is its median, and it needs so many passes. */
export async function bestHours(db: Db, line: LineNumber, of: CyclesOf, leastInHour: number) {
  const { rows } = await sql<{ hours: number; best: number | null }>`
    with ${cycles(line, of)}, levels as (
      select percentile_cont(0.5) within group (order by cycle) as level
      from judged where ${kept(of)}
      group by date_trunc('hour', out_time) having count(*) >= ${leastInHour}
    )
    select count(*) as hours, percentile_disc(0.1) within group (order by level) as best from levels`.execute(
    db,
  )
  return rows[0]! // an aggregate always has its row
}

export type DrivenPass = {
  typeNo: string
  /** Of the unit that left the station before; null: of the first one. */
  typeBefore: string | null
  operator: string | null
  cycle: number
  /** Milliseconds since 1970. */
  outTime: number
  /** Seconds the station had no unit before this one. */
  gap: number | null
}

/** The newest passes of the station, of every type, the oldest first. */
export async function drivenPasses(
  db: Db,
  line: LineNumber,
  { typeNo: _, ...of }: CyclesOf,
  most: number,
): Promise<DrivenPass[]> {
  const { rows } = await sql<DrivenPass>`
    with ${cycles(line, of)}, following as (
      select type_no, lag(type_no) over before as type_before, operator, cycle,
             round(1000 * extract(epoch from out_time))::float8 as out_time,
             extract(epoch from out_time - lag(out_time) over before)::float8 - cycle as gap,
             out_time as ended, is_outlier
      from judged window before as (order by out_time, product_id, pass_no)
    ), newest as (
      select * from following where ${kept(of)} order by ended desc limit ${most}
    )
    select type_no, type_before, operator, cycle, out_time, gap from newest order by ended`.execute(db)
  return rows
}
