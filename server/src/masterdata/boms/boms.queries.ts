import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Bom, BomFilter } from '@takt/contract/boms.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type Key = Pick<Bom, 'bomCode' | 'bomVer'>
type BomScope = Omit<BomFilter, 'page' | 'limit' | 'sort'> & { bomVer?: number | undefined }
const ofOrders = sql<number>`(select count(*) from orders o where o.bom_code = boms.bom_code and o.bom_ver = boms.bom_ver)`

function filteredBoms<Row>(
  query: SelectQueryBuilder<Tables, 'boms', Row>,
  { bomCode, bomVer, bomName, typeNo, definitionStatus, part }: BomScope,
) {
  let narrowed = query
  if (bomCode)
    narrowed = bomVer
      ? narrowed.where('bomCode', '=', bomCode).where('bomVer', '=', bomVer)
      : narrowed.where('bomCode', 'ilike', contains(bomCode))
  if (bomName) narrowed = narrowed.where('bomName', 'ilike', contains(bomName))
  if (typeNo) narrowed = narrowed.where('typeNo', 'ilike', contains(typeNo))
  if (definitionStatus) narrowed = narrowed.where('definitionStatus', '=', definitionStatus)
  if (part)
    narrowed = narrowed.where(
      sql<boolean>`rows @> jsonb_build_array(jsonb_build_object('part', ${part}::text))`,
    )
  return narrowed.orderBy('bomCode').orderBy('bomVer', 'desc')
}

export const listBoms = (db: Db, filter: BomFilter) =>
  onePage(filteredBoms(db.selectFrom('boms').selectAll().select(ofOrders.as('orderCount')), filter), filter, [
    'bomCode',
    'bomVer',
  ])
export const allBoms = (db: Db, filter: BomScope) =>
  filteredBoms(db.selectFrom('boms').selectAll(), filter).execute()

const versions = (db: Db, bomCode: string) => db.selectFrom('boms').selectAll().where('bomCode', '=', bomCode)
export const findBom = (db: Db, bomCode: string, bomVer: number) =>
  versions(db, bomCode).where('bomVer', '=', bomVer).executeTakeFirst()

/** Where parts of any of these bills are scanned. */
export async function stationsScanning(db: Db, bills: readonly Key[]): Promise<ReadonlySet<string>> {
  if (bills.length === 0) return new Set()
  const codes = bills.map(({ bomCode }) => bomCode)
  const versions = bills.map(({ bomVer }) => bomVer)
  const { rows } = await sql<{ station: string }>`
    select distinct part ->> 'stationNumber' as station
    from boms, jsonb_array_elements(rows) as part
    where (bom_code, bom_ver) in (select * from unnest(${codes}::text[], ${versions}::int[]))
      and part ->> 'consumeMode' = 'scan'`.execute(db)
  return new Set(rows.map(({ station }) => station))
}

/** Released and valid by today, which is the plant's. */
export const newestBillOf = (db: Db, typeNo: string, timeZone: string) =>
  db
    .selectFrom('boms')
    .select(['bomCode', 'bomVer'])
    .where('typeNo', '=', typeNo)
    .where('definitionStatus', '=', 'released')
    .where((eb) =>
      eb.or([
        eb('validFrom', 'is', null),
        eb('validFrom', '<=', sql<string>`(now() at time zone ${timeZone})::date`),
      ]),
    )
    .orderBy('updateDate', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Held until the transaction ends. All versions, so that two people revising take turns over the next number. */
export const lockBom = async (db: Db, { bomCode, bomVer }: Key) =>
  (await versions(db, bomCode).orderBy('bomVer').forUpdate().execute()).find((bom) => bom.bomVer === bomVer)

/** 0 where none exists yet. */
export const latestVersion = async (db: Db, bomCode: string) =>
  (
    await db
      .selectFrom('boms')
      .select(sql<number>`coalesce(max(bom_ver), 0)`.as('latest'))
      .where('bomCode', '=', bomCode)
      .executeTakeFirstOrThrow()
  ).latest

/** Nothing comes back when somebody else made this version a moment ago. */
export const insertBom = (db: Db, bom: Insertable<Tables['boms']>) =>
  db
    .insertInto('boms')
    .values(bom)
    .onConflict((c) => c.columns(['bomCode', 'bomVer']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateBom = (db: Db, { bomCode, bomVer }: Key, change: Updateable<Tables['boms']>) =>
  db
    .updateTable('boms')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where('bomCode', '=', bomCode)
    .where('bomVer', '=', bomVer)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteBom = (db: Db, { bomCode, bomVer }: Key) =>
  db.deleteFrom('boms').where('bomCode', '=', bomCode).where('bomVer', '=', bomVer).execute()

export const typesNamed = (db: Db, typeNo: string) =>
  db
    .selectFrom('productTypes')
    .select(['typeNo', 'typeVer', 'typeName', 'definitionStatus'])
    .where('typeNo', '=', typeNo)
    .orderBy('typeVer')
    .execute()

/** Which of these are types, in whatever version. */
export const existingTypes = async (db: Db, typeNos: readonly string[]) =>
  new Set(
    (
      await db.selectFrom('productTypes').select('typeNo').distinct().where('typeNo', 'in', typeNos).execute()
    ).map(({ typeNo }) => typeNo),
  )

/** The newest so many orders of these lines that take it, and how many there are; no line named: of every line. */
export async function ordersOn(db: Db, { bomCode, bomVer }: Key, lines: readonly string[], most: number) {
  let query = db.selectFrom('orders').where('bomCode', '=', bomCode).where('bomVer', '=', bomVer)
  if (lines.length) query = query.where('lineNumber', 'in', lines)
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const orders = await query
    .select(['lineNumber', 'orderCode', 'orderName', 'orderStatus', 'planStart'])
    .orderBy('planStart', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return { orders, orderCount: total }
}
