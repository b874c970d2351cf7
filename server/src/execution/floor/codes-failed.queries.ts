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
