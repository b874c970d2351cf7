import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Part, PartDraft, PartFilter } from '@takt/contract/bomDefs.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type PartScope = Omit<PartFilter, 'page' | 'limit' | 'sort'>
const tie = ['bomCode'] as const
const inBills = sql<number>`(select count(*) from boms b where b.rows @> jsonb_build_array(jsonb_build_object('part', parts.bom_code)))`

function filteredBomDefs<Row>(
  query: SelectQueryBuilder<Tables, 'parts', Row>,
  { bomCode, bomName, supplier, bomState }: PartScope,
) {
  let narrowed = query
  if (bomCode) narrowed = narrowed.where('bomCode', 'ilike', contains(bomCode))
  if (bomName) narrowed = narrowed.where('bomName', 'ilike', contains(bomName))
  if (supplier) narrowed = narrowed.where('supplier', 'ilike', contains(supplier))
  if (bomState) narrowed = narrowed.where('bomState', '=', bomState)
  return narrowed.orderBy('bomCode')
}

export const listParts = (db: Db, filter: PartFilter) =>
  onePage(
    filteredBomDefs(db.selectFrom('parts').selectAll().select(inBills.as('billCount')), filter),
    filter,
    tie,
  )

/** For an export: what names each part of the whole filter result, in the order of the list. */
export const partKeys = (db: Db, filter: PartScope & { sort?: string | undefined }) =>
  sorted(filteredBomDefs(db.selectFrom('parts').select('bomCode'), filter), filter.sort, tie).execute()

/** How labels are read here: each way once. */
export const barcodeRules = async (db: Db) =>
  (await db.selectFrom('parts').select('barcodeRule').distinct().execute()).map(
    ({ barcodeRule }) => barcodeRule,
  )

export const partNames = (db: Db) =>
  db.selectFrom('parts').select(['bomCode', 'bomName', 'unit', 'bomState']).orderBy('bomCode').execute()

export const findParts = (db: Db, codes: readonly string[]) =>
  codes.length
    ? db.selectFrom('parts').selectAll().where('bomCode', 'in', codes).execute()
    : Promise.resolve([])
export const lockPart = (db: Db, bomCode: string) =>
  db.selectFrom('parts').selectAll().where('bomCode', '=', bomCode).forUpdate().executeTakeFirst()

/** Nothing comes back when the code is taken. */
export const insertPart = (db: Db, part: Insertable<Tables['parts']>) =>
  db
    .insertInto('parts')
    .values(part)
    .onConflict((c) => c.column('bomCode').doNothing())
    .returningAll()
    .executeTakeFirst()

export const updatePart = (db: Db, bomCode: string, change: Updateable<Tables['parts']>) =>
  db
    .updateTable('parts')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where('bomCode', '=', bomCode)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Two imports take turns, and nobody else changes a part meanwhile. */
export const lockParts = (db: Db) => sql`lock table parts in share row exclusive mode`.execute(db)

const rowOf = sql`as r ("bomCode" text, "bomName" text, "bomDes" text, unit text, "bomValue" float8, "barcodeRule" jsonb, supplier text, "shelfLife" int, "minimumStock" float8, "unitPrice" float8)`

export const insertParts = async (db: Db, rows: readonly PartDraft[], author: string) =>
  (
    await sql<Part>`
    insert into parts (bom_code, bom_name, bom_des, unit, bom_value, barcode_rule, supplier, shelf_life, minimum_stock, unit_price, update_author)
    select "bomCode", "bomName", "bomDes", unit, "bomValue", "barcodeRule", supplier, "shelfLife", "minimumStock", "unitPrice", ${author}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) ${rowOf} returning *`.execute(db)
  ).rows

export const updateParts = async (db: Db, rows: readonly PartDraft[], author: string) =>
  (
    await sql<Part>`
    update parts set bom_name = "bomName", bom_des = "bomDes", unit = r.unit, bom_value = "bomValue", supplier = r.supplier, shelf_life = "shelfLife", minimum_stock = "minimumStock", unit_price = "unitPrice",
      update_author = ${author}, update_date = now(), revision = revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) ${rowOf} where bom_code = "bomCode" returning parts.*`.execute(
      db,
    )
  ).rows

export const deletePart = (db: Db, bomCode: string) =>
  db.deleteFrom('parts').where('bomCode', '=', bomCode).execute()

/** The bills that name it, newest version first. */
export const billsWith = (db: Db, bomCode: string) =>
  sql<{
    bomCode: string
    bomVer: number
    typeNo: string
    definitionStatus: string
    bomQty: number
    stationNumber: string
  }>`
    select b.bom_code, b.bom_ver, b.type_no, b.definition_status, (row ->> 'bomQty')::float8 as bom_qty, row ->> 'stationNumber' as station_number
    from boms b cross join lateral jsonb_array_elements(b.rows) as row
    where b.rows @> jsonb_build_array(jsonb_build_object('part', ${bomCode}::text)) and row ->> 'part' = ${bomCode}
    order by b.bom_code, b.bom_ver desc`
    .execute(db)
    .then(({ rows }) => rows)

export const wasReceived = (db: Db, bomCode: string) =>
  db.selectFrom('materialLots').select('bomLot').where('bomCode', '=', bomCode).limit(1).executeTakeFirst()
