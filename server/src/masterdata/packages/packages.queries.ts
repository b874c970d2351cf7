import { type Insertable, sql, type Updateable } from 'kysely'
import type { PackageFilter, PackageKey, PackageOf } from '@takt/contract/packages.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type PackageScope = Omit<PackageFilter, 'page' | 'limit'>
const tie = ['typeNo', 'typeVer', 'processingNumber', 'processingVer', 'packageVer'] as const

function filteredPackages(db: Db, filter: PackageScope) {
  let query = db.selectFrom('typePackages').selectAll()
  if (filter.typeNo) query = query.where('typeNo', 'ilike', contains(filter.typeNo))
  if (filter.typeVer) query = query.where('typeVer', '=', filter.typeVer)
  if (filter.processingNumber)
    query = query.where('processingNumber', 'ilike', contains(filter.processingNumber))
  if (filter.processingVer) query = query.where('processingVer', '=', filter.processingVer)
  if (filter.definitionStatus) query = query.where('definitionStatus', '=', filter.definitionStatus)
  return query
    .orderBy('typeNo')
    .orderBy('typeVer', 'desc')
    .orderBy('processingNumber')
    .orderBy('processingVer', 'desc')
    .orderBy('packageVer', 'desc')
}

export const listPackages = (db: Db, filter: PackageFilter) =>
  onePage(filteredPackages(db, filter), filter, tie)

/** For an export: there are as many as types that are made. */
export const allPackages = (db: Db, filter: PackageScope) =>
  sorted(filteredPackages(db, filter), filter.sort, tie).execute()

const of = ({ typeNo, typeVer, processingNumber, processingVer }: PackageOf) => ({
  typeNo,
  typeVer,
  processingNumber,
  processingVer,
})
const one = (key: PackageKey) => ({ ...of(key), packageVer: key.packageVer })

export const findPackage = (db: Db, key: PackageKey) =>
  db
    .selectFrom('typePackages')
    .selectAll()
    .where((eb) => eb.and(one(key)))
    .executeTakeFirst()

/** Those of a version of a type, on whatever route. */
export const packagesOf = (db: Db, typeNo: string, typeVer: number) =>
  db
    .selectFrom('typePackages')
    .selectAll()
    .where('typeNo', '=', typeNo)
    .where('typeVer', '=', typeVer)
    .execute()

/** Every version, newest first. The type is held until the transaction ends: two people making the first package take turns. */
export async function lockPackages(db: Db, key: PackageOf) {
  await db
    .selectFrom('productTypes')
    .select('typeNo')
    .where('typeNo', '=', key.typeNo)
    .where('typeVer', '=', key.typeVer)
    .forNoKeyUpdate()
    .execute()
  return db
    .selectFrom('typePackages')
    .selectAll()
    .where((eb) => eb.and(of(key)))
    .orderBy('packageVer', 'desc')
    .execute()
}

export const insertPackage = (db: Db, made: Insertable<Tables['typePackages']>) =>
  db.insertInto('typePackages').values(made).returningAll().executeTakeFirstOrThrow()

export const updatePackage = (db: Db, key: PackageKey, change: Updateable<Tables['typePackages']>) =>
  db
    .updateTable('typePackages')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where((eb) => eb.and(one(key)))
    .returningAll()
    .executeTakeFirstOrThrow()

export const deletePackage = (db: Db, key: PackageKey) =>
  db
    .deleteFrom('typePackages')
    .where((eb) => eb.and(one(key)))
    .execute()
