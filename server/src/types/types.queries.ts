import type { Db } from '../db/tables.ts'

export const findType = (db: Db, typeNo: string, typeVer: number) =>
  db.selectFrom('productTypes').selectAll().where('typeNo', '=', typeNo).where('typeVer', '=', typeVer).executeTakeFirst()
