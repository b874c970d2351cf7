import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import {
  idAt,
  idCount,
  type PackedColumn,
  placesAmong,
  stretchOfIds,
} from '../../platform/db/packed-columns.ts'
import type { Db } from '../../platform/db/tables.ts'

type Texts = (string | null)[]
export type MeasuredUnits = { serials: Texts; types: Texts; lots: Texts }
/** One per line, empty where there is none: no code is empty or contains an end of line. As JSON it took the database twice as long. */
type Sent = { [K in keyof MeasuredUnits]: string | null }

/** So many rows of a stretch cost what one unit costs that is looked up by its key. */
const worthReading = 2

/**
 * The names of the units with these ids, in their order; null where there is no such unit. Ids begin with the time: units that passed a station
 * one after another are stored together and are read as a range, from the newest back (measured, 10,000 of them: 6 ms of the back end, 24 by their keys).
 * Others, as those that came back after months, are looked up by their keys, whatever the planner believes of the line.
 */
export async function measuredUnits(db: Db, line: LineNumber, ids: PackedColumn): Promise<MeasuredUnits> {
  const count = idCount(ids)
  if (count === 0) return { serials: [], types: [], lots: [] }
  const near = await unitsOfStretch(db, line, ids, worthReading * count)
  const places = placesAmong(near.ids, ids)
  const far = Array.from(places.keys()).filter((at) => places[at]! < 0) // its own keys
  const further =
    far.length > 0
      ? await unitsByKey(
          db,
          line,
          far.map((at) => idAt(ids, at)),
        )
      : null
  const textsIn = (column: keyof MeasuredUnits) => {
    const [all, more] = [textsOf(near[column]), textsOf(further?.[column] ?? null)]
    const texts: Texts = []
    for (let at = 0; at < count; at++) texts.push(all[places[at]!] || null) // a place for each id
    for (const [i, at] of far.entries()) texts[at] = more[i] || null
    return texts
  }
  return { serials: textsIn('serials'), types: textsIn('types'), lots: textsIn('lots') }
}

const asLines = (column: string) => sql`string_agg(coalesce(${sql.ref(column)}, ''), chr(10))`
const asColumns = sql`${asLines('product_sn')} as serials, ${asLines('type_no')} as types, ${asLines('lot_no')} as lots`
/** Most lines make no lots: ends of lines only. */
const textsOf = (lines: string | null) => (lines === null || /^\n*$/.test(lines) ? [] : lines.split('\n'))

async function unitsOfStretch(db: Db, line: LineNumber, ids: PackedColumn, most: number) {
  const [first, last] = stretchOfIds(ids)
  const { rows } = await sql<Sent & { ids: PackedColumn }>`
    select string_agg(uuid_send(product_id), '') as ids, ${asColumns} from (
      select product_id, product_sn, type_no, lot_no from units
      where line_number = ${line} and product_id between ${first} and ${last}
      order by product_id desc limit ${most}
    ) as stretch`.execute(db)
  return rows[0]! // an aggregate has one
}

async function unitsByKey(db: Db, line: LineNumber, ids: readonly string[]) {
  const { rows } = await sql<Sent>`
    select ${asColumns} from (
      select u.* from unnest(${ids}::uuid[]) with ordinality as asked (id, at) left join lateral (
        select product_sn, type_no, lot_no from units where line_number = ${line} and product_id = asked.id limit 1
      ) as u on true order by asked.at
    ) as found`.execute(db)
  return rows[0]! // an aggregate has one
}
