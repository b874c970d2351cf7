import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

type Period = { lineNumber: string; from: string; to: string }

/**
 * Slots count who finished without an NG of a station. What people found on such a unit takes it out of the first passes; a unit whose
 * failures were all false comes in. Answers by how many, a row a period. An NG that no failure tells of any more stays one.
 */
export async function firstPassChange(db: Db, periods: readonly Period[], typeNo?: string) {
  const { rows } = await sql<{ lineNumber: string; from: string; units: number }>`
    with touched as (
      select distinct p.line_number, period_from, period_to, coalesce(f.removed_from, f.product_id) as product_id
      from unnest(
        ${periods.map(({ lineNumber }) => lineNumber)}::text[],
        ${periods.map(({ from }) => from)}::timestamptz[],
        ${periods.map(({ to }) => to)}::timestamptz[]
      ) as p (line_number, period_from, period_to)
      join failures f on f.line_number = p.line_number and f.fail_time < period_to
        and (f.fail_source = 'manual' or f.fail_status = 'falseFail')
    )
    select t.line_number, period_from as from, sum(case when is_good and has_failed then -1 when not is_good and not has_failed then 1 else 0 end) as units
    from touched t
    join units u on u.line_number = t.line_number and u.product_id = t.product_id
      and u.finished_at >= period_from and u.finished_at < period_to ${typeNo ? sql`and u.type_no = ${typeNo}` : sql``}
    cross join lateral (
      select not exists (select from unnest(u.trail) as mark where mark < 0) as is_good,
             exists (
               select from failures f
               where f.line_number = t.line_number and f.product_id = t.product_id and f.removed_from is null
                 and f.fail_status <> 'falseFail' and f.fail_time < period_to)
             or exists (
               select from failures f
               where f.line_number = t.line_number and f.removed_from = t.product_id
                 and f.fail_status <> 'falseFail' and f.fail_time < period_to) as has_failed) as unit
    group by 1, 2`.execute(db)
  return rows
}
