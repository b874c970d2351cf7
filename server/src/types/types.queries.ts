import { type Insertable, sql, type Updateable } from 'kysely'
import type { ProductTypeFilter } from '@takt/contract/types.ts'
import { contains, onePage } from '../db/connect.ts'
import type { Db, Tables } from '../db/tables.ts'

export function listTypes(db: Db, filter: ProductTypeFilter) {
  let query = db.selectFrom('productTypes').selectAll()
  if (filter.typeNo) query = query.where('typeNo', 'ilike', contains(filter.typeNo))
  if (filter.typeName) query = query.where('typeName', 'ilike', contains(filter.typeName))
  if (filter.definitionStatus) query = query.where('definitionStatus', '=', filter.definitionStatus)
  return onePage(query.orderBy('typeNo').orderBy('typeVer', 'desc'), filter, ['typeNo', 'typeVer'])
}

const versions = (db: Db, typeNo: string) => db.selectFrom('productTypes').selectAll().where('typeNo', '=', typeNo)

/** Every version, newest first. */
export const versionsOf = (db: Db, typeNo: string) => versions(db, typeNo).orderBy('typeVer', 'desc').execute()

export const findType = (db: Db, typeNo: string, typeVer: number) => versions(db, typeNo).where('typeVer', '=', typeVer).executeTakeFirst()

/** Held until the transaction ends. All versions, so that two people revising take turns over the next number. */
export const lockType = async (db: Db, typeNo: string, typeVer: number) =>
  (await versions(db, typeNo).orderBy('typeVer').forUpdate().execute()).find((type) => type.typeVer === typeVer)

/** 0 where there is none yet. */
export const latestVersion = async (db: Db, typeNo: string) =>
  (await db.selectFrom('productTypes').select(sql<number>`coalesce(max(type_ver), 0)`.as('latest')).where('typeNo', '=', typeNo).executeTakeFirstOrThrow()).latest

/** Nothing comes back when somebody else made this version a moment ago. */
export const insertType = (db: Db, type: Insertable<Tables['productTypes']>) =>
  db.insertInto('productTypes').values(type).onConflict((c) => c.columns(['typeNo', 'typeVer']).doNothing()).returningAll().executeTakeFirst()

export const updateType = (db: Db, typeNo: string, typeVer: number, change: Updateable<Tables['productTypes']>) =>
  db.updateTable('productTypes').set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where('typeNo', '=', typeNo).where('typeVer', '=', typeVer).returningAll().executeTakeFirstOrThrow()
