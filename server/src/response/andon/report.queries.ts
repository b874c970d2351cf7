import { sql } from 'kysely'
import type { LossType } from '@takt/contract/alarmDefs.ts'
import type { AndonReportQuery } from '@takt/contract/andonReport.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type ReportOf = Omit<AndonReportQuery, 'from' | 'to'> & { from: string; to: string }

/** The calls of the period, each with whether it repeats one of the 24 hours before it. When somebody came who answered by a link is unknown. A station's clock may be ahead of the server's: no time is shorter than nothing. */
const calls = (line: LineNumber, { from, to, stationNumber, lossType, arrivedBy }: ReportOf) => sql`
  marked as (
    select *, called_at - lag(called_at) over (partition by station_number, loss_type order by called_at, id)
                <= interval '24 hours' as is_repeat
    from andon_calls
    where line_number = ${line} and called_at >= ${from}::timestamptz - interval '24 hours' and called_at < ${to}
  ), calls as (
    select *, case when not by_link and arrived_at is not null
             then greatest(0, extract(epoch from arrived_at - called_at)::float8) end as response,
           case when not by_link and solved_at is not null
             then greatest(0, extract(epoch from solved_at - arrived_at)::float8) end as solving
    from marked
    where called_at >= ${from} ${stationNumber ? sql`and station_number = ${stationNumber}` : sql``}
      ${lossType ? sql`and loss_type = ${lossType}` : sql``}
      ${arrivedBy ? sql`and arrived_by = ${arrivedBy}` : sql``}
  )`

export type Counted = {
  /** Which of the sums it is: null where it is not by that. */
  lossType: LossType | null
  stationNumber: string | null
  arrivedBy: string | null
  bucket: number | null
  isAll: boolean
  calls: number
  answered: number
  /** Of those answered. */
  ruled: number
  solved: number
  cancelled: number
  repeats: number
  responseAverage: number | null
  responseQuantiles: number[] | null
  solveAverage: number | null
  solveQuantiles: number[] | null
  beforeA: number
  beforeB: number
  beforeC: number
}

/** Over all, and by loss type, station, who came, and the time between the starts. */
export async function sumCalls(db: Db, line: LineNumber, of: ReportOf, starts: readonly string[]) {
  const { rows } = await sql<Counted>`
    with ${calls(line, of)}, placed as (
      select *, width_bucket(called_at, ${starts}::timestamptz[]) as bucket from calls
    )
    select loss_type, station_number, arrived_by, bucket,
           grouping(loss_type, station_number, arrived_by, bucket) = 15 as is_all,
           count(*) as calls, count(arrived_at) as answered, count(solved_at) as solved,
           count(*) filter (where call_state = 'cancelled') as cancelled,
           count(*) filter (where is_repeat) as repeats,
           avg(response) as response_average, avg(solving) as solve_average,
           percentile_cont(array[0.5, 0.9]) within group (order by response) as response_quantiles,
           percentile_cont(array[0.5, 0.9]) within group (order by solving) as solve_quantiles,
           count(*) filter (where ruled) as ruled,
           count(*) filter (where ruled and level is null) as before_a,
           count(*) filter (where ruled and coalesce(level, 'A') = 'A') as before_b,
           count(*) filter (where ruled and coalesce(level, 'A') <> 'C') as before_c
    from placed
    group by grouping sets ((), (loss_type), (station_number), (arrived_by), (bucket))
    order by calls desc, loss_type, station_number, arrived_by, bucket`.execute(db)
  return rows
}

/** When help is called for, by the hour of the plant's clock. */
export async function callsByHour(db: Db, line: LineNumber, of: ReportOf, timeZone: string) {
  const { rows } = await sql<{ stationNumber: string; hour: number; calls: number }>`
    with ${calls(line, of)}
    select station_number, extract(hour from called_at at time zone ${timeZone})::int as hour, count(*) as calls
    from calls group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
