import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { processStatuses, Unit, type UnitFilter } from '@takt/contract/units.ts'
import { countUpTo, startsWith } from '../../platform/db/connect.ts'
import { instantAt, micros, placeInTime, readPage, readPlace } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export type UnitScope = Omit<UnitFilter, 'after' | 'limit'>
type Position = z.output<typeof Position>
const Position = z.tuple([placeInTime, z.guid()])
const shown = Object.keys(Unit.shape) as (keyof Unit)[] // a shape's keys are its fields

const onTheFloor = processStatuses.filter((status) => status !== 'finished' && status !== 'scrapped')

function filteredUnits<Row>(
  query: SelectQueryBuilder<Tables, 'units', Row>,
  line: LineNumber,
  filter: UnitScope,
) {
  let narrowed = query.where('lineNumber', '=', line)
  if (filter.productSn) narrowed = narrowed.where('productSn', 'like', startsWith(filter.productSn))
  if (filter.orderCode) narrowed = narrowed.where('orderCode', '=', filter.orderCode)
  if (filter.lotNo) narrowed = narrowed.where('lotNo', '=', filter.lotNo)
  if (filter.customerSn)
    narrowed = narrowed.where('lotNo', 'in', (eb) =>
      eb
        .selectFrom('lots')
        .select('lotNo')
        .where('lineNumber', '=', line)
        .where('customerSn', '=', filter.customerSn!),
    )
  if (filter.typeNo) narrowed = narrowed.where('typeNo', '=', filter.typeNo)
  if (filter.processStatus) narrowed = narrowed.where('processStatus', '=', filter.processStatus)
  if (filter.resultStatus) narrowed = narrowed.where('resultStatus', '=', filter.resultStatus)
  // Only a unit that is still on the floor waits for a station: the condition lets their index serve.
  if (filter.currentStation)
    narrowed = narrowed
      .where('currentStation', '=', filter.currentStation)
      .where('processStatus', 'in', onTheFloor)
  if (filter.from) narrowed = narrowed.where('registeredAt', '>=', filter.from)
  if (filter.to) narrowed = narrowed.where('registeredAt', '<', filter.to)
  return narrowed
}

/** Newest first; after a place, or from the start. */
function unitsAfter(db: Db, line: LineNumber, filter: UnitScope, place: Position | null, limit: number) {
  const query = filteredUnits(
    db.selectFrom('units').select([...shown, micros('registeredAt').as('place')]),
    line,
    filter,
  )
    .orderBy('registeredAt', 'desc')
    .orderBy('productId', 'desc')
    .limit(limit)
  if (!place) return query.execute()
  return query
    .where(sql<boolean>`(registered_at, product_id) < (${instantAt(place[0])}, ${place[1]}::uuid)`)
    .execute()
}

export async function listUnits(db: Db, line: LineNumber, { after, limit, ...filter }: UnitFilter) {
  const place = readPlace(Position, after)
  return readPage({
    place,
    limit,
    find: (most) => unitsAfter(db, line, filter, place, most),
    count: () => countUpTo(db, filteredUnits(db.selectFrom('units'), line, filter)),
    placeOf: (last) => [last.place, last.productId],
  })
}

/** For an export: the whole filter result, a piece at a time. */
export async function* allUnits(db: Db, line: LineNumber, filter: UnitScope, piece = 2000) {
  let place: Position | null = null
  for (;;) {
    const units: Awaited<ReturnType<typeof unitsAfter>> = await unitsAfter(db, line, filter, place, piece)
    yield* units
    const last = units.at(-1)
    if (!last || units.length < piece) return
    place = [last.place, last.productId]
  }
}

/** So many are counted while somebody waits for the first row of a file. */
const countable = 100_000

/** Null: more than can be counted while somebody waits. */
export async function countUnits(db: Db, line: LineNumber, filter: UnitScope) {
  const total = await countUpTo(db, filteredUnits(db.selectFrom('units'), line, filter), countable)
  return total > countable ? null : total
}

export const readUnit = (db: Db, line: LineNumber, productId: string) =>
  db
    .selectFrom('units')
    .select(shown)
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .executeTakeFirst()

/** Units on hold that are in it, at any depth; one is enough to know. */
export const heldInside = (db: Db, line: LineNumber, productId: string) =>
  sql<{ productId: string; productSn: string | null }>`
    with recursive inside (id) as (
      select child_id from components where line_number = ${line} and product_id = ${productId} and child_id is not null and removed_at is null
      union select c.child_id from inside i join components c on c.line_number = ${line} and c.product_id = i.id and c.child_id is not null and c.removed_at is null)
    select u.product_id, u.product_sn from inside i join units u on u.line_number = ${line} and u.product_id = i.id where u.process_status = 'held' limit 1`
    .execute(db)
    .then(({ rows }) => rows)
