import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A tool at a station within one of its lives: `uses` of a pass, `end` uses at the end of the life. */
export type AgeStretch = {
  stationNumber: string
  from: string
  to: string
  life: string
  uses: number
  end: number
}
export type AgeYield = { fromUse: number; toUse: number; passes: number; okPasses: number }

/**
 * Passes by the uses the tool had behind it, counted back from the end of its life: what was made before `from` need not be read for it.
 * The width of an age is 1, 2 or 5 times a power of ten.
 */
export async function passesByAge(db: Db, line: LineNumber, stretches: readonly AgeStretch[], most: number) {
  if (stretches.length === 0) return []
  const { rows } = await sql<AgeYield>`
    with stretch as (
      select * from unnest(
        ${stretches.map((one) => one.stationNumber)}::text[], ${stretches.map((one) => one.from)}::timestamptz[],
        ${stretches.map((one) => one.to)}::timestamptz[], ${stretches.map((one) => one.life)}::text[],
        ${stretches.map((one) => one.uses)}::int[], ${stretches.map((one) => one.end)}::int[])
        as s (station, since, until, life, uses, "end")
    ), aged as (
      select p.result_status,
        s."end" - sum(s.uses) over (partition by s.life order by p.out_time desc, p.product_id desc, p.pass_no desc) as age
      from stretch s
      join passes p on p.line_number = ${line} and p.station_number = s.station
        and p.out_time >= s.since and p.out_time < s.until
    ), raw as (
      select greatest(1, (max(age) + 1)::float8 / ${most}) as each from aged where age >= 0
    ), power as (
      select each, 10 ^ floor(log(each::numeric)) as ten from raw
    ), step as (
      select (ten * case when each <= ten then 1 when each <= 2 * ten then 2 when each <= 5 * ten then 5 else 10 end)::int as width
      from power
    )
    select (age / width)::int * width as from_use, ((age / width)::int + 1) * width - 1 as to_use,
      count(*)::int as passes, (count(*) filter (where result_status = 'ok'))::int as ok_passes
    from (select result_status, age::int as age from aged where age >= 0) a, step
    group by 1, 2
    order by 1`.execute(db)
  return rows
}
