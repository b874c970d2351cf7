import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { PartFilter } from '@takt/contract/bomDefs.ts'
import { contains, onePage, sorted } from '../db/connect.ts'
import type { Db, Tables } from '../db/tables.ts'

type Wanted = Omit<PartFilter, 'page' | 'limit' | 'sort'>
const tie = ['bomCode'] as const
const inBills = sql<number>`(select count(*) from boms b where b.rows @> jsonb_build_array(jsonb_build_object('part', parts.bom_code)))`

function wanted<Row>(query: SelectQueryBuilder<Tables, 'parts', Row>, { bomCode, bomName, supplier, bomState }: Wanted) {
  let narrowed = query
  if (bomCode) narrowed = narrowed.where('bomCode', 'ilike', contains(bomCode))
  if (bomName) narrowed = narrowed.where('bomName', 'ilike', contains(bomName))
  if (supplier) narrowed = narrowed.where('supplier', 'ilike', contains(supplier))
  if (bomState) narrowed = narrowed.where('bomState', '=', bomState)
  return narrowed.orderBy('bomCode')
}

export const listParts = (db: Db, filter: PartFilter) => onePage(wanted(db.selectFrom('parts').selectAll().select(inBills.as('billCount')), filter), filter, tie)

/** For an export: a piece at a time. */
export const someParts = (db: Db, filter: Wanted & { sort?: string | undefined }, limit: number, offset: number) =>
  sorted(wanted(db.selectFrom('parts').selectAll(), filter), filter.sort, tie).limit(limit).offset(offset).execute()

export async function countParts(db: Db, filter: Wanted) {
  const { total } = await wanted(db.selectFrom('parts').select(sql<number>`count(*)`.as('total')), filter).clearOrderBy().executeTakeFirstOrThrow()
  return total
}

export const findParts = (db: Db, codes: readonly string[]) => (codes.length ? db.selectFrom('parts').selectAll().where('bomCode', 'in', codes).execute() : Promise.resolve([]))
export const lockPart = (db: Db, bomCode: string) => db.selectFrom('parts').selectAll().where('bomCode', '=', bomCode).forUpdate().executeTakeFirst()

/** Nothing comes back when the code is taken. */
export const insertPart = (db: Db, part: Insertable<Tables['parts']>) =>
  db.insertInto('parts').values(part).onConflict((c) => c.column('bomCode').doNothing()).returningAll().executeTakeFirst()

export const updatePart = (db: Db, bomCode: string, change: Updateable<Tables['parts']>) =>
  db.updateTable('parts').set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` }).where('bomCode', '=', bomCode).returningAll().executeTakeFirstOrThrow()

export const deletePart = (db: Db, bomCode: string) => db.deleteFrom('parts').where('bomCode', '=', bomCode).execute()

/** The bills that name it, newest version first. */
export const billsWith = (db: Db, bomCode: string) =>
  sql<{ bomCode: string; bomVer: number; typeNo: string; definitionStatus: string; bomQty: number; stationNumber: string }>`
    select b.bom_code, b.bom_ver, b.type_no, b.definition_status, (row ->> 'bomQty')::float8 as bom_qty, row ->> 'stationNumber' as station_number
    from boms b cross join lateral jsonb_array_elements(b.rows) as row
    where b.rows @> jsonb_build_array(jsonb_build_object('part', ${bomCode}::text)) and row ->> 'part' = ${bomCode}
    order by b.bom_code, b.bom_ver desc`.execute(db).then(({ rows }) => rows)

export const wasReceived = (db: Db, bomCode: string) => db.selectFrom('materialLots').select('bomLot').where('bomCode', '=', bomCode).limit(1).executeTakeFirst()
