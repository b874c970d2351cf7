import { type Expression, sql } from 'kysely'
import type { SeriesInput } from '@takt/contract/values.ts'
import type { z } from 'zod'
import type { LineNumber } from '../../platform/db/line.ts'
import type { PackedColumn } from '../../platform/db/packed-columns.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The readings of a characteristic in the values of its set, counted from 0. */
export type Stretch = { setKey: number; first: number; count: number }

export type MeasuredScope = Pick<z.output<typeof SeriesInput>, 'stationNumber' | 'from' | 'to'> & {
  /** Of which units. */
  of: Expression<boolean> | null
}
export type PackedPasses = { times: PackedColumn; ids: PackedColumn; readings: PackedColumn }

/** How many passes have a reading of it, a production day each, as the moments count them, the newest first. `after`: not that day itself. */
export const measuredByDay = (
  db: Db,
  line: LineNumber,
  stationNumber: string,
  after: string | null,
  { setKey, first }: Stretch,
) =>
  db
    .selectFrom('characteristicDays')
    .select(['day', sql<number>`sum(n[${sql.lit(first + 1)}])::int`.as('count')])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('setKey', '=', setKey)
    .$if(after !== null, (query) => query.where('day', '>', after))
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute()

/**
 * The newest passes of a characteristic that have a reading of it, the newest first. One row of columns: ten thousand rows cost the driver more
 * than the database (decision 100).
 */
export async function readColumns(
  db: Db,
  line: LineNumber,
  { stationNumber, from, to, of }: MeasuredScope,
  { setKey, first, count }: Stretch,
  limit: number,
): Promise<PackedPasses> {
  const readings = Array.from({ length: count }, (_, i) => sql`passes.values[${sql.lit(first + i + 1)}]`)
  const packed = readings.map((value) => sql`float8send(coalesce(${value}, 'NaN'))`)
  const all = [
    sql`passes.line_number = ${line}`,
    sql`passes.set_key = ${setKey}`,
    sql`num_nonnulls(${sql.join(readings)}) > 0`,
    ...(stationNumber ? [sql`passes.station_number = ${stationNumber}`] : []),
    ...(from ? [sql`passes.out_time >= ${from}`] : []),
    ...(to ? [sql`passes.out_time < ${to}`] : []),
    ...(of ? [of] : []),
  ]
  const newest = sql`select out_time, product_id, ${sql.join(packed, sql` || `)} as readings from passes where ${sql.join(all, sql` and `)}
    order by out_time desc, product_id desc, pass_no desc limit ${limit}`
  const { rows } = await sql<PackedPasses>`
    select string_agg(timestamptz_send(out_time), '') as times, string_agg(uuid_send(product_id), '') as ids, string_agg(readings, '') as readings
    from (${newest}) as measured`.execute(db)
  return rows[0]! // an aggregate has one
}
