import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type CodeFailed = {
  resultCode: string
  stationNumber: string
  failures: number
  lastSeen: string
  setKey: number | null
}

/** Result codes that failed within 90 days and got no defect, each with the set it was measured by last. */
export const codesFailed = async (db: Db, line: LineNumber) =>
  (
    await sql<CodeFailed>`
    select result_code, station_number, count(*)::int as failures, max(fail_time) as last_seen,
      (array_agg(set_key order by fail_time desc))[1] as set_key
    from failures
    where line_number = ${line} and fail_time > now() - interval '90 days'
      and result_code is not null and defect_code is null
    group by result_code, station_number`.execute(db)
  ).rows

/** The set that each result code was measured by when it failed last; codes that never failed by one are left out. */
export const setsMeasuredBy = async (db: Db, line: LineNumber, codes: readonly string[]) =>
  (
    await sql<{ resultCode: string; setKey: number }>`
    select c.result_code, f.set_key
    from unnest(${[...new Set(codes)]}::text[]) as c (result_code)
    cross join lateral (
      select set_key from failures
      where line_number = ${line} and result_code = c.result_code and set_key is not null
      order by fail_time desc limit 1) f`.execute(db)
  ).rows
