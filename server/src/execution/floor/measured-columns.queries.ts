import { type Expression, sql } from 'kysely'
import type { SeriesInput } from '@takt/contract/values.ts'
import type { z } from 'zod'
import type { LineNumber } from '../../platform/db/line.ts'
import { doublesOf, instantsOf, type PackedColumn } from '../../platform/db/packed-columns.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The readings of a characteristic in the values of its set, counted from 0. */
type Stretch = { setKey: number; first: number; count: number }

type MeasuredScope = Pick<z.output<typeof SeriesInput>, 'stationNumber' | 'from' | 'to'> & {
  /** Of which units. */
  of: Expression<boolean> | null
}
type Sent = { times: PackedColumn; ids: PackedColumn; readings: PackedColumn }

/**
 * The newest passes of a characteristic that have a reading of it, beside each other, the newest first. `readings`: so many for each pass, NaN where
 * it has none. One row of columns: ten thousand rows cost the driver more than the database (decision 100).
 */
export async function measuredColumns(
  db: Db,
  line: LineNumber,
  { stationNumber, from, to, of }: MeasuredScope,
  { setKey, first, count }: Stretch,
  limit: number,
) {
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
  const { rows } = await sql<Sent>`
    select string_agg(timestamptz_send(out_time), '') as times, string_agg(uuid_send(product_id), '') as ids, string_agg(readings, '') as readings
    from (${newest}) as measured`.execute(db)
  const sent = rows[0]! // an aggregate has one
  return { times: instantsOf(sent.times), ids: sent.ids, readings: doublesOf(sent.readings) }
}
