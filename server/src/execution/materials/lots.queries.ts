import { type SelectQueryBuilder, sql } from 'kysely'
import type { BarcodeRule } from '@takt/contract/barcode.ts'
import type { MaterialLot, MaterialLotFilter } from '@takt/contract/materials.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type Key = Pick<MaterialLot, 'bomCode' | 'bomLot'>
type MaterialLotScope = Omit<MaterialLotFilter, 'page' | 'limit' | 'sort'>
const tie = ['bomCode', 'bomLot'] as const

const named = (db: Db, line: LineNumber) =>
  db
    .selectFrom('materialLots')
    .selectAll()
    .select([
      sql<string | null>`(select bom_name from parts p where p.bom_code = material_lots.bom_code)`.as(
        'bomName',
      ),
      sql<string | null>`(select unit from parts p where p.bom_code = material_lots.bom_code)`.as('unit'),
      sql<string[]>`array(select b.station_number || ' ' || b.position from bindings b
    where b.line_number = ${line} and b.bom_code = material_lots.bom_code and b.bom_lot = material_lots.bom_lot order by 1)`.as(
        'places',
      ),
    ])

function filteredMaterials<Row>(
  query: SelectQueryBuilder<Tables, 'materialLots', Row>,
  line: LineNumber,
  { bomCode, bomLot, supplier, supplierLot, lotState, leftOnly }: MaterialLotScope,
) {
  let narrowed = query.where('lineNumber', '=', line)
  if (bomCode) narrowed = narrowed.where('bomCode', 'ilike', contains(bomCode))
  if (bomLot) narrowed = narrowed.where('bomLot', 'ilike', contains(bomLot))
  if (supplier) narrowed = narrowed.where('supplier', 'ilike', contains(supplier))
  if (supplierLot) narrowed = narrowed.where('supplierLot', 'ilike', contains(supplierLot))
  if (lotState) narrowed = narrowed.where('lotState', '=', lotState)
  if (leftOnly) narrowed = narrowed.where('remaining', '>', 0)
  return narrowed.orderBy('receivedAt', 'desc')
}

/** What is left at the line, by part. A lot that is loaded counts as loaded with all that is left of it. */
export const stockByPart = (db: Db, line: LineNumber) =>
  sql<Record<'loaded' | 'onShelf' | 'blocked', number | null> & { bomCode: string }>`
    select l.bom_code, sum(l.remaining) filter (where b.is_loaded and l.lot_state = 'available') as loaded,
      sum(l.remaining) filter (where not b.is_loaded and l.lot_state = 'available') as on_shelf, sum(l.remaining) filter (where l.lot_state <> 'available') as blocked
    from material_lots l cross join lateral (select exists (select from bindings b
      where b.line_number = ${line} and b.bom_code = l.bom_code and b.bom_lot = l.bom_lot) as is_loaded) as b
    where l.line_number = ${line} and l.remaining > 0 group by 1 order by 1`
    .execute(db)
    .then(({ rows }) => rows)

/** A lot that a label refers to, read by this rule. */
export type Meant = { rule: BarcodeRule; bomLot: string; bomCode: string | null }

export function listLots(
  db: Db,
  line: LineNumber,
  { label, ...filter }: MaterialLotFilter,
  meant: readonly Meant[] = [],
) {
  const query = filteredMaterials(named(db, line), line, filter)
  if (label === undefined) return onePage(query, filter, tie)
  return onePage(
    query.where((eb) =>
      eb.or([
        eb('bomLot', '=', label),
        ...meant.map(({ bomLot, bomCode, rule }) =>
          eb.and([
            eb('bomLot', '=', bomLot),
            ...(bomCode === null ? [] : [eb('bomCode', '=', bomCode)]),
            sql<boolean>`exists (select from parts p where p.bom_code = material_lots.bom_code and p.barcode_rule = ${JSON.stringify(rule)}::jsonb)`,
          ]),
        ),
      ]),
    ),
    filter,
    tie,
  )
}

/** For an export: what names each lot of the whole filter result, in the order of the list. */
export const lotKeys = (db: Db, line: LineNumber, filter: MaterialLotScope & { sort?: string | undefined }) =>
  db
    .selectFrom(sorted(filteredMaterials(named(db, line), line, filter), filter.sort, tie).as('lots'))
    .select(['bomCode', 'bomLot'])
    .execute()
export const findLots = (db: Db, line: LineNumber, keys: readonly Key[]) =>
  named(db, line)
    .where('lineNumber', '=', line)
    .where(
      sql<boolean>`(bom_code, bom_lot) in (select * from unnest(${keys.map(({ bomCode }) => bomCode)}::text[], ${keys.map(({ bomLot }) => bomLot)}::text[]))`,
    )
    .execute()

export const lockLot = (db: Db, line: LineNumber, { bomCode, bomLot }: Key) =>
  db
    .selectFrom('materialLots')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('bomCode', '=', bomCode)
    .where('bomLot', '=', bomLot)
    .forUpdate()
    .executeTakeFirst()

export const readMaterialLot = (db: Db, line: LineNumber, { bomCode, bomLot }: Key) =>
  db
    .selectFrom('materialLots')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('bomCode', '=', bomCode)
    .where('bomLot', '=', bomLot)
    .executeTakeFirst()

export const insertLot = (db: Db, lot: Omit<MaterialLot, 'lotState' | 'stateReason' | 'revision'>) =>
  db.insertInto('materialLots').values(lot).returningAll().executeTakeFirstOrThrow()

export const updateLot = (
  db: Db,
  { lineNumber, bomCode, bomLot }: Key & { lineNumber: string },
  change: Partial<MaterialLot>,
) =>
  db
    .updateTable('materialLots')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', lineNumber)
    .where('bomCode', '=', bomCode)
    .where('bomLot', '=', bomLot)
    .returningAll()
    .executeTakeFirstOrThrow()

export const movementsOf = (db: Db, line: LineNumber, { bomCode, bomLot }: Key) =>
  db
    .selectFrom('materialMovements')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('bomCode', '=', bomCode)
    .where('bomLot', '=', bomLot)
    .orderBy('at', 'desc')
    .orderBy('movementId', 'desc')
    .limit(500)
    .execute()

export const insertMovement = (db: Db, movement: Tables['materialMovements']) =>
  db.insertInto('materialMovements').values(movement).execute()

export const isMoved = async (db: Db, line: LineNumber, movementId: string) =>
  (await db
    .selectFrom('materialMovements')
    .select('movementId')
    .where('lineNumber', '=', line)
    .where('movementId', '=', movementId)
    .executeTakeFirst()) !== undefined

/** So much of a lot goes into a unit, or comes back. Nothing comes back where less is left. */
export const takeQuantity = (db: Db, line: LineNumber, { bomCode, bomLot }: Key, quantity: number) =>
  db
    .updateTable('materialLots')
    .set({ remaining: sql<number>`round((remaining - ${quantity})::numeric, 9)::float8` })
    .where('lineNumber', '=', line)
    .where('bomCode', '=', bomCode)
    .where('bomLot', '=', bomLot)
    .where('remaining', '>=', quantity)
    .returning('remaining')
    .executeTakeFirst()
