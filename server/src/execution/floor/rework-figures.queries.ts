import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type Counted = { bucket: number; failures: number }
const ofType = (typeNo: string | undefined) => (typeNo ? sql`and type_no = ${typeNo}` : sql``)

/** What was sent to rework and not scrapped there, by when it failed. `bucket`: between which of the instants, from 1. */
export const countSentToRework = (
  db: Db,
  line: LineNumber,
  typeNo: string | undefined,
  starts: readonly string[],
  to: string,
) =>
  sql<Counted>`
    select width_bucket(fail_time, ${starts}::timestamptz[]) as bucket, count(*) as failures
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
    select width_bucket(fail_time, ${borders}::timestamptz[]) as bucket, count(*) as failures
    from failures
    where line_number = ${line} and fail_status = 'rework' ${ofType(typeNo)}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)
