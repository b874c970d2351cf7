import { connect } from '@takt/server/src/platform/db/connect.ts'
import { keepAllSubgroups } from '@takt/server/src/subgroups.ts'
import type { BenchLine } from './line.ts'
import type { Stage } from './stage.ts'

/** So many passes of 10 values, spread evenly over the days, with the rollups the floor would have kept. */
export async function fillMonth(
  { pool, databaseUrl }: Stage,
  line: BenchLine,
  { days, unitCount, passesPerUnit }: { days: number; unitCount: number; passesPerUnit: number },
) {
  const {
    rows: [set],
  } = await pool.query<{ set_key: number }>('select set_key from collection_sets where col_set_id = $1', [
    line.colSetId,
  ])
  const client = await pool.connect()
  const { rows: months } = await client.query<{ month: string }>(
    `select distinct to_char(d at time zone 'UTC', 'YYYY-MM') as month from generate_series(now() - interval '${days + 1} days', now(), interval '1 day') d order by 1`,
  )
  for (const { month } of months) {
    const [year, number] = month.split('-').map(Number) as [number, number]
    const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
    await client.query(
      `create table if not exists passes_${month.replace('-', '_')} partition of passes for values from ('${month}-01T00:00:00Z') to ('${next}-01T00:00:00Z')`,
    )
  }
  await client.query(
    `drop table if exists made; create temporary table made as select i, gen_random_uuid() as id, now() - interval '${days} days' * (1 - i::float8 / ${unitCount + 1}) as born from generate_series(1, ${unitCount}) i`,
  )
  // UUID v7: the first 48 bits are the time.
  await client.query(
    `update made set id = (lpad(to_hex((extract(epoch from born) * 1000)::bigint), 12, '0') || '7' || substr(replace(id::text, '-', ''), 14))::uuid`,
  )
  await client.query(
    `insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status, result_status,
      registered_at, finished_at, last_time, pass_count, trail)
    select $1, id, 'LU-' || i, $2, 1, $3, $4, 1, 'finished', case when i % 500 = 0 then 'ng' else 'ok' end, born, born + interval '10 minutes', born + interval '10 minutes', ${passesPerUnit},
      array(select 10 * n from generate_series(1, ${passesPerUnit}) n)::smallint[] from made`,
    [line.lineNumber, line.typeNo, line.orderCode, `R-${line.lineNumber}`],
  )
  // Times never lie after now: the last units are ten minutes old.
  await client.query(
    `insert into passes (line_number, product_id, out_time, in_time, set_key, step_seq, pass_no, attempt, asked, verdict, judged, result_status, station_number, values)
    select $1, id, born - interval '10 minutes' + n * interval '500 seconds' / ${passesPerUnit}, born - interval '10 minutes' + n * interval '500 seconds' / ${passesPerUnit} - interval '20 seconds', $2, 10 * n, n, 1, true, 'ok', v.verdict, v.verdict, 'S' || 10 * n, v.list
    from made, generate_series(1, ${passesPerUnit}) n,
      lateral (select case when (i + n) % 500 = 0 then 'ng' else 'ok' end as verdict, array(select case when (i + n) % 500 = 0 and k = 7 then 25 else 8 + 4 * random() end from generate_series(1, 10) k) as list) v`,
    [line.lineNumber, set!.set_key],
  )
  await client.query(
    `insert into characteristic_days (line_number, day, station_number, set_key, type_no, type_ver,
       n, mean, m2, lowest, highest, ng)
    select $1, day, station_number, $2, $3, 1, array_agg(n order by k), array_agg(mean order by k),
      array_agg(m2 order by k), array_agg(lowest order by k), array_agg(highest order by k), array_agg(ng order by k)
    from (select (out_time at time zone 'UTC')::date as day, station_number, k, count(*)::int as n, avg(value) as mean,
            var_pop(value) * count(*) as m2, min(value) as lowest, max(value) as highest,
            (count(*) filter (where value > 12))::int as ng
          from passes cross join unnest(values) with ordinality as one (value, k)
          where line_number = $1 group by 1, 2, 3) of_day
    group by day, station_number`,
    [line.lineNumber, set!.set_key, line.typeNo],
  )
  client.release()
  const { db, close } = connect(databaseUrl)
  await keepAllSubgroups(db, null)
  await close()
  await pool.query('vacuum (analyze)').catch(() => pool.query('analyze'))
  await pool.query('checkpoint').catch(() => {}) // what was loaded is not still being written while we measure
}
