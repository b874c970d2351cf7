import type { Db } from '../../platform/db/tables.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Sql } from '../../platform/db/rows.ts'
import { type Lot, lotKey, type Shelf } from './shelf.ts'

type LotRow = Omit<Lot, 'taken'>
type PlaceRow = LotRow & {
  stationNumber: string
  position: string
  boundAt: number
  boundBy: string
  boundQuantity: number
}

const ms = (column: string, as: string) => `(extract(epoch from ${column}) * 1000)::float8 as "${as}"`
const lotColumns = `l.bom_code as "bomCode", l.bom_lot as "bomLot", l.remaining, ${ms('l.expires_at', 'expiresAt')}, l.lot_state = 'blocked' or p.bom_state = 'blocked' as blocked`

/** What is bound at these stations, what was bound first first. */
export async function readPlaces(
  client: Sql,
  line: string,
  stations: readonly string[],
  shelf: Shelf,
): Promise<void> {
  const { rows } = await client.query<PlaceRow>({
    name: 'materials_shelf',
    text: `select b.station_number as "stationNumber", b.position, ${ms('b.bound_at', 'boundAt')}, b.bound_by as "boundBy", b.bound_quantity as "boundQuantity", ${lotColumns}
           from unnest($2::text[]) as asked (station) join bindings b on b.line_number = $1 and b.station_number = asked.station
           join material_lots l on l.line_number = $1 and l.bom_code = b.bom_code and l.bom_lot = b.bom_lot
           join parts p on p.bom_code = b.bom_code
           order by b.bound_at, b.position`,
    values: [line, stations],
  })
  for (const { stationNumber, position, boundAt, boundBy, boundQuantity, ...lot } of rows) {
    const ofStation = shelf.places.get(stationNumber) ?? []
    ofStation.push({ stationNumber, position, boundAt, boundBy, boundQuantity, lot: lotOn(shelf, lot) })
    shelf.places.set(stationNumber, ofStation)
  }
}

/** What was bound and unbound at these stations after that moment. Where nothing is late the index of times answers that there is nothing. */
export async function readChanges(
  client: Sql,
  line: string,
  stations: readonly string[],
  since: number,
  shelf: Shelf,
): Promise<void> {
  const { rows } = await client.query<PlaceRow & { at: number; isUnbind: boolean }>({
    name: 'materials_changes',
    text: `select e.station_number as "stationNumber", e.position, ${ms('coalesce(e.bound_at, e.at)', 'boundAt')}, e.bound_by as "boundBy", e.remaining as "boundQuantity", ${ms('e.at', 'at')},
             e.bind_event = 'unbind' as "isUnbind", ${lotColumns}
           from bind_events e join material_lots l on l.line_number = $1 and l.bom_code = e.bom_code and l.bom_lot = e.bom_lot join parts p on p.bom_code = e.bom_code
           where e.line_number = $1 and e.at > $3 and e.station_number = any($2::text[])`,
    values: [line, stations, isoOf(since)],
  })
  for (const { stationNumber, position, boundAt, boundBy, boundQuantity, at, isUnbind, ...lot } of rows) {
    const place = { stationNumber, position, boundAt, boundBy, boundQuantity, lot: lotOn(shelf, lot) }
    shelf.changes.set(stationNumber, [...(shelf.changes.get(stationNumber) ?? []), { at, isUnbind, place }])
  }
}

/** Lots by their labels, put on the shelf too. A label may refer to lots of several parts. */
export async function readLots(
  client: Sql,
  line: string,
  labels: readonly string[],
  shelf: Shelf,
): Promise<void> {
  if (labels.length === 0) return
  const { rows } = await client.query<LotRow>({
    name: 'materials_lots',
    text: `select ${lotColumns} from unnest($2::text[]) as asked (label) join material_lots l on l.line_number = $1 and l.bom_lot = asked.label join parts p on p.bom_code = l.bom_code`,
    values: [line, [...new Set(labels)]],
  })
  for (const lot of rows) lotOn(shelf, lot)
}

function lotOn({ lots }: Shelf, row: LotRow): Lot {
  const key = lotKey(row.bomCode, row.bomLot)
  const existing = lots.get(key)
  if (existing) return existing
  const lot = { ...row, taken: 0 }
  lots.set(key, lot)
  return lot
}

/** What is bound at a station, as sent to the station. */
export const boundAt = (db: Db, line: string, station: string) =>
  db
    .selectFrom('bindings as b')
    .innerJoin('materialLots as l', (on) =>
      on
        .onRef('l.lineNumber', '=', 'b.lineNumber')
        .onRef('l.bomCode', '=', 'b.bomCode')
        .onRef('l.bomLot', '=', 'b.bomLot'),
    )
    .select(['b.position', 'b.bomCode', 'b.bomLot', 'l.remaining', 'l.expiresAt'])
    .where('b.lineNumber', '=', line)
    .where('b.stationNumber', '=', station)
    .orderBy('b.position')
    .execute()

/** Counts down what was taken. The table itself refuses to go below nothing. */
export const storeTaken = (client: Sql, line: string, lots: readonly Lot[]) =>
  client.query({
    name: 'materials_taken',
    text: `update material_lots l set remaining = round((l.remaining - t.taken)::numeric, 9)::float8
           from unnest($2::text[], $3::text[], $4::float8[]) as t (bom_code, bom_lot, taken)
           where l.line_number = $1 and l.bom_code = t.bom_code and l.bom_lot = t.bom_lot`,
    values: [
      line,
      lots.map(({ bomCode }) => bomCode),
      lots.map(({ bomLot }) => bomLot),
      lots.map(({ taken }) => taken),
    ],
  })
