import { type Expression, sql } from 'kysely'
import type { SeriesInput } from '@takt/contract/values.ts'
import type { z } from 'zod'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The readings of a characteristic in the values of its set, counted from 0. */
type Stretch = { setKey: number; first: number; count: number }

type MeasuredWanted = Pick<z.output<typeof SeriesInput>, 'stationNumber' | 'from' | 'to'> & {
  /** Of which units. */
  of: Expression<boolean> | null
  /** With the ids of the units; without: null. */
  ids: boolean
}

/** The newest passes of a characteristic that have a reading of it, beside each other, the newest first. `seconds` since 1970. */
type Columns = {
  seconds: number[] | null
  serials: (string | null)[] | null
  types: (string | null)[] | null
  lots: (string | null)[] | null
  ids: string[] | null
  [reading: `r${number}`]: (number | null)[] | null
}

export const readingName = (at: number) => `r${at}` as const

/**
 * One row of columns: ten thousand rows cost the driver more than the database (decision 100). Each unit is looked up by its key,
 * whatever the planner believes of the line: a join may read the whole line, and one by a list of ids compared each with each (3.3 s, on a line filled a moment ago).
 */
export async function measuredColumns(
  db: Db,
  line: LineNumber,
  { stationNumber, from, to, of, ids }: MeasuredWanted,
  { setKey, first, count }: Stretch,
  limit: number,
) {
  const readings = Array.from({ length: count }, (_, i) => ({
    name: sql.ref(readingName(i)),
    value: sql`passes.values[${sql.lit(first + i + 1)}]`,
  }))
  const columns = sql.join(readings.map(({ name, value }) => sql`${value} as ${name}`))
  const all = [
    sql`passes.line_number = ${line}`,
    sql`passes.set_key = ${setKey}`,
    sql`num_nonnulls(${sql.join(readings.map(({ value }) => value))}) > 0`,
    ...(stationNumber ? [sql`passes.station_number = ${stationNumber}`] : []),
    ...(from ? [sql`passes.out_time >= ${from}`] : []),
    ...(to ? [sql`passes.out_time < ${to}`] : []),
    ...(of ? [of] : []),
  ]
  const newest = sql`select out_time, product_id, pass_no, ${columns} from passes where ${sql.join(all, sql` and `)}
    order by out_time desc, product_id desc, pass_no desc limit ${limit}`
  const { rows } = await sql<Columns>`
    with p as materialized (${newest})
    select array_agg(date_part('epoch', out_time)) as seconds, json_agg(product_sn) as serials, json_agg(type_no) as types,
      json_agg(lot_no) as lots, ${ids ? sql`json_agg(product_id)` : sql`null::json`} as ids,
      ${sql.join(readings.map(({ name }) => sql`array_agg(${name}) as ${name}`))}
    from (
      select p.*, u.product_sn, u.type_no, u.lot_no from p left join lateral (
        select product_sn, type_no, lot_no from units where line_number = ${line} and product_id = p.product_id limit 1
      ) as u on true
      order by p.out_time desc, p.product_id desc, p.pass_no desc
    ) as measured`.execute(db)
  return rows[0]!
}
