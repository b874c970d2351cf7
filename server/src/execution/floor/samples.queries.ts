import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type SamplesOf = {
  from: string
  to: string
  stationNumber?: string | undefined
  typeNo?: string | undefined
  /** Stations that are left out. */
  without: readonly string[]
  /** Failures of one of these codes only, be it of the defect or, without one, of the result. */
  symptoms?: readonly string[]
}
/** Within a quarter of an hour. */
type Quarter = { slot: string; passes: number; found: number }

const narrowed = ({ stationNumber, typeNo, without }: SamplesOf) =>
  sql`and station_number <> all(${without}::text[]) ${stationNumber ? sql`and station_number = ${stationNumber}` : sql``} ${
    typeNo ? sql`and type_no = ${typeNo}` : sql``
  }`

/** Passes, and those of them that were NG. */
export const ngByQuarter = (db: Db, line: LineNumber, of: SamplesOf): Promise<Quarter[]> =>
  sql<Quarter>`
    select slot, sum(passes) as passes, sum(passes - ok) as found
    from output_slots
    where line_number = ${line} and slot >= ${of.from} and slot < ${of.to} ${narrowed(of)}
    group by slot order by slot`
    .execute(db)
    .then(({ rows }) => rows)

/** Failures but false ones, of units and of pieces of lots, by the quarter they were found in. */
export const faultsByQuarter = (db: Db, line: LineNumber, of: SamplesOf): Promise<Quarter[]> =>
  sql<Quarter>`
    select to_timestamp(floor(extract(epoch from fail_time) / 900) * 900) as slot, 0 as passes,
           sum(quantity) as found
    from failures
    where line_number = ${line} and fail_time >= ${of.from} and fail_time < ${of.to}
      and fail_status <> 'falseFail' ${narrowed(of)} ${
        of.symptoms ? sql`and coalesce(defect_code, result_code) = any(${of.symptoms}::text[])` : sql``
      }
    group by 1 order by 1`
    .execute(db)
    .then(({ rows }) => rows)
