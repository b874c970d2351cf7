import { sql } from 'kysely'
import type { PassScope } from '@takt/contract/passes.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { isOnTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Scope, within } from './passes.queries.ts'

export type Tried = {
  stationNumber: string
  stepSeq: number | null
  passes: number
  okPasses: number
  inspected: number
  firstOk: number
}

const ok = sql`result_status = 'ok'`

/** What was done at each process, and how often the first try was good. */
export const triesOf = (db: Db, line: LineNumber, scope: Scope) =>
  within(db.selectFrom('passes'), line, scope)
    .select([
      'stationNumber',
      'stepSeq',
      sql<number>`count(*)`.as('passes'),
      sql<number>`count(*) filter (where ${ok})`.as('okPasses'),
      sql<number>`count(*) filter (where attempt = 1)`.as('inspected'),
      sql<number>`count(*) filter (where attempt = 1 and ${ok})`.as('firstOk'),
    ])
    .groupBy(['stationNumber', 'stepSeq'])
    .execute()

export type Retried = { stationNumber: string; stepSeq: number | null; retested: number; change: number }

/**
 * Of the units that were tried there for the first time: those tried again, and how many more (or fewer) of them are OK at their last
 * try than at their first. Only retests are read, and for each the unit's first try.
 */
export async function retriesOf(db: Db, line: LineNumber, scope: Scope) {
  const first = within(db.selectFrom('passes'), line, scope)
    .select(['stationNumber', 'resultStatus'])
    .where('attempt', '=', 1)
    .where(
      sql<boolean>`passes.product_id = last.product_id and passes.step_seq is not distinct from last.step_seq`,
    )
    .limit(1)
  const { rows } = await sql<Retried>`
    select first.station_number, last.step_seq, count(*) as retested, sum((last.result_status = 'ok')::int - (first.result_status = 'ok')::int) as change
    from (select distinct on (product_id, step_seq) product_id, step_seq, result_status from passes
          where line_number = ${line} and attempt > 1 ${scope.from ? sql`and out_time >= ${scope.from}` : sql``}
            ${scope.units?.ids ? sql`and product_id = any(${scope.units.ids}::uuid[])` : sql``}
          order by product_id, step_seq, pass_no desc) as last
    cross join lateral (${first}) as first
    group by 1, 2`.execute(db)
  return rows
}

export type Waiting = {
  stationNumber: string
  stepSeq: number | null
  waiting: number
  inWork: number
  held: number
  waitingSince: string | null
  medianWait: number | null
}

/** Units that are on the floor now, by the process they wait for or are in. */
export async function wipOf(
  db: Db,
  line: LineNumber,
  { typeNo, orderCode }: Pick<PassScope, 'typeNo' | 'orderCode'>,
) {
  const { rows } = await sql<Waiting>`
    select coalesce(open_station, current_station) as station_number, coalesce(open_step, current_step) as step_seq,
           count(*) filter (where waits) as waiting, count(open_station) as in_work, count(*) filter (where process_status = 'held') as held,
           min(last_time) filter (where waits) as waiting_since,
           percentile_cont(0.5) within group (order by extract(epoch from now() - last_time)::float8) filter (where waits) as median_wait
    from units cross join lateral (select open_station is null and process_status <> 'held' as waits) as now
    where line_number = ${line} and process_status ${sql.raw(isOnTheFloor)} and coalesce(open_station, current_station) is not null
      ${typeNo ? sql`and type_no = ${typeNo}` : sql``} ${orderCode ? sql`and order_code = ${orderCode}` : sql``}
    group by 1, 2`.execute(db)
  return rows
}
