import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type Counted = { bucket: number; failures: number }
const ofType = (typeNo: string | undefined) => (typeNo ? sql`and type_no = ${typeNo}` : sql``)

/** What was sent to rework and not scrapped there, by when it failed; of lots, their pieces. `bucket`: between which of the instants, from 1. */
export const countSentToRework = (
  db: Db,
  line: LineNumber,
  typeNo: string | undefined,
  starts: readonly string[],
  to: string,
) =>
  sql<Counted>`
    select width_bucket(fail_time, ${starts}::timestamptz[]) as bucket, sum(quantity) as failures
    from failures
    where line_number = ${line} and disposition = 'rework' and fail_time >= ${starts[0] ?? to} and fail_time < ${to}
      ${ofType(typeNo)}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)

/** What is in rework now. `bucket` 0: before the first of the instants. */
export const countInRework = (
  db: Db,
  line: LineNumber,
  typeNo: string | undefined,
  borders: readonly string[],
) =>
  sql<Counted>`
    select width_bucket(fail_time, ${borders}::timestamptz[]) as bucket, sum(quantity) as failures
    from failures
    where line_number = ${line} and fail_status = 'rework' ${ofType(typeNo)}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)

type Coded = { code: string | null; failures: number }
/** The defect code, else the result code; or where it failed. */
const codeBy = { defect: sql`coalesce(defect_code, result_code)`, station: sql`station_number` }

/** What was sent to rework and not scrapped there, of what failed in the period. */
export const sentToReworkBy = (
  db: Db,
  line: LineNumber,
  by: keyof typeof codeBy,
  { typeNo, from, to }: { typeNo?: string | undefined; from?: string | undefined; to?: string | undefined },
) =>
  sql<Coded>`
    select ${codeBy[by]} as code, sum(quantity) as failures
    from failures
    where line_number = ${line} and disposition = 'rework' ${ofType(typeNo)}
      ${from ? sql`and fail_time >= ${from}` : sql``} ${to ? sql`and fail_time < ${to}` : sql``}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)

/** What is in rework now: failures by their code or station, or units by the station they wait at. */
export const inReworkBy = (
  db: Db,
  line: LineNumber,
  by: keyof typeof codeBy | 'rwkCode',
  typeNo: string | undefined,
): Promise<Coded[]> => {
  const found =
    by !== 'rwkCode'
      ? sql<Coded>`select ${codeBy[by]} as code, sum(quantity) as failures from failures
          where line_number = ${line} and fail_status = 'rework' ${ofType(typeNo)} group by 1`
      : sql<Coded>`select current_station as code, count(*) as failures from units
          where line_number = ${line} and process_status = 'rework' ${ofType(typeNo)} group by 1`
  return found.execute(db).then(({ rows }) => rows)
}
