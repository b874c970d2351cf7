import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { type ProductTypeFilter, usesShown } from '@takt/contract/types.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type ProductTypeScope = Omit<ProductTypeFilter, 'page' | 'limit' | 'sort'>

function filteredTypes<Row>(all: SelectQueryBuilder<Tables, 'productTypes', Row>, filter: ProductTypeScope) {
  let query = all
  if (filter.typeNo) query = query.where('typeNo', 'ilike', contains(filter.typeNo))
  if (filter.typeName) query = query.where('typeName', 'ilike', contains(filter.typeName))
  if (filter.definitionStatus) query = query.where('definitionStatus', '=', filter.definitionStatus)
  if (filter.customer) query = query.where('customer', 'ilike', contains(filter.customer))
  if (filter.processingNumber) query = query.where('processingNumber', '=', filter.processingNumber)
  return query.orderBy('typeNo').orderBy('typeVer', 'desc')
}
const tie = ['typeNo', 'typeVer'] as const

export const listTypes = (db: Db, filter: ProductTypeFilter) =>
  onePage(filteredTypes(db.selectFrom('productTypes').selectAll(), filter), filter, tie)

/** The same, each with how many orders make it. */
const counted = (db: Db, filter: ProductTypeScope) =>
  filteredTypes(
    db
      .selectFrom('productTypes')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('orders as o')
          .whereRef('o.typeNo', '=', 'productTypes.typeNo')
          .whereRef('o.typeVer', '=', 'productTypes.typeVer')
          .select(sql<number>`count(*)`.as('n'))
          .$asScalar()
          .$notNull()
          .as('orderCount'),
      ),
    filter,
  )
export const registerTypes = (db: Db, filter: ProductTypeFilter) => onePage(counted(db, filter), filter, tie)
export const allTypes = (db: Db, filter: ProductTypeScope & { sort?: string | undefined }) =>
  sorted(counted(db, filter), filter.sort, tie).execute()

/** The newest first. No lines named: of every line. */
export function ordersOfType(
  db: Db,
  { typeNo, typeVer }: { typeNo: string; typeVer: number },
  lines: readonly string[],
) {
  const query = db
    .selectFrom('orders')
    .select([
      'lineNumber',
      'orderCode',
      'orderName',
      'orderStatus',
      'orderNumber',
      'actualNumber',
      'planStart',
    ])
    .where('typeNo', '=', typeNo)
    .where('typeVer', '=', typeVer)
    .orderBy('planStart', 'desc')
    .orderBy('id', 'desc')
    .limit(usesShown)
  return (lines.length ? query.where('lineNumber', 'in', lines) : query).execute()
}

export const isMade = async (db: Db, typeNo: string, typeVer: number) =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('typeNo', '=', typeNo)
    .where('typeVer', '=', typeVer)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Packages call this feature for types, so it reads their table instead of calling back. */
export const packagesOf = (db: Db, typeNo: string, typeVer: number) =>
  db
    .selectFrom('typePackages')
    .select(['processingNumber', 'processingVer', 'packageVer'])
    .where('typeNo', '=', typeNo)
    .where('typeVer', '=', typeVer)
    .execute()

/** Bills call this feature for types, so it reads their table instead of calling back. Undefined: there is no such bill of the type. */
export const billOfType = (db: Db, typeNo: string, bomCode: string, bomVer: number) =>
  db
    .selectFrom('boms')
    .select('definitionStatus')
    .where('typeNo', '=', typeNo)
    .where('bomCode', '=', bomCode)
    .where('bomVer', '=', bomVer)
    .executeTakeFirst()
export const billStatus = async (db: Db, bomCode: string, bomVer: number) =>
  (
    await db
      .selectFrom('boms')
      .select('definitionStatus')
      .where('bomCode', '=', bomCode)
      .where('bomVer', '=', bomVer)
      .executeTakeFirst()
  )?.definitionStatus ?? null

export const deleteType = (db: Db, typeNo: string, typeVer: number) =>
  db.deleteFrom('productTypes').where('typeNo', '=', typeNo).where('typeVer', '=', typeVer).execute()

const versions = (db: Db, typeNo: string) =>
  db.selectFrom('productTypes').selectAll().where('typeNo', '=', typeNo)

/** Every version, newest first. */
export const versionsOf = (db: Db, typeNo: string) =>
  versions(db, typeNo).orderBy('typeVer', 'desc').execute()

export const findType = (db: Db, typeNo: string, typeVer: number) =>
  versions(db, typeNo).where('typeVer', '=', typeVer).executeTakeFirst()

/** Held until the transaction ends. All versions, so that two people revising take turns over the next number. */
export const lockType = async (db: Db, typeNo: string, typeVer: number) =>
  (await versions(db, typeNo).orderBy('typeVer').forUpdate().execute()).find(
    (type) => type.typeVer === typeVer,
  )

/** 0 where none exists yet. */
export const latestVersion = async (db: Db, typeNo: string) =>
  (
    await db
      .selectFrom('productTypes')
      .select(sql<number>`coalesce(max(type_ver), 0)`.as('latest'))
      .where('typeNo', '=', typeNo)
      .executeTakeFirstOrThrow()
  ).latest

/** Nothing comes back when somebody else made this version a moment ago. */
export const insertType = (db: Db, type: Insertable<Tables['productTypes']>) =>
  db
    .insertInto('productTypes')
    .values(type)
    .onConflict((c) => c.columns(['typeNo', 'typeVer']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateType = (
  db: Db,
  typeNo: string,
  typeVer: number,
  change: Updateable<Tables['productTypes']>,
) =>
  db
    .updateTable('productTypes')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where('typeNo', '=', typeNo)
    .where('typeVer', '=', typeVer)
    .returningAll()
    .executeTakeFirstOrThrow()
