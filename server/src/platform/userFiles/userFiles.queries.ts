import { sql } from 'kysely'
import type { FileFilter, FileUse, UserFile } from '@takt/contract/files.ts'
import { contains, onePage, sorted } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'

const usedIn = sql<
  FileUse[]
>`coalesce((select jsonb_agg(jsonb_build_object('entity', u.entity, 'entityKey', u.entity_key) order by u.entity, u.entity_key)
  from file_uses u where u.file_id = f.file_id), '[]')`.as('usedIn')

const filePath = sql<string>`'files/' || f.file_id || '/' || f.file_name`.as('filePath')

/** Whole files with their owners and where they are shown, as one table that can be sorted by any of it. */
const rows = (db: Db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('userFiles as f')
        .leftJoin('users as u', 'u.userName', 'f.userName')
        .where('f.sha256', 'is not', null)
        .select([
          'f.fileId',
          'f.fileName',
          'f.fileType',
          'f.size',
          'f.userName',
          'u.name',
          'f.madeAt',
          'f.note',
          usedIn,
          filePath,
        ])
        .as('rows'),
    )
    .selectAll()

type FileScope = Omit<FileFilter, 'page' | 'limit'>

/** `owner` null: everybody's. */
function found(db: Db, owner: string | null, filter: FileScope) {
  let query = rows(db)
  if (owner !== null) query = query.where('userName', '=', owner)
  if (filter.fileId) query = query.where('fileId', '=', filter.fileId)
  if (filter.fileName) query = query.where('fileName', 'ilike', contains(filter.fileName))
  if (filter.fileType) query = query.where('fileType', '=', filter.fileType)
  if (filter.userName) query = query.where('userName', 'ilike', contains(filter.userName))
  return query.orderBy('madeAt', 'desc')
}

export const listFiles = (db: Db, owner: string | null, filter: FileFilter) =>
  onePage(found(db, owner, filter), filter, ['fileId'])
export const allFiles = (db: Db, owner: string | null, filter: FileScope) =>
  sorted(found(db, owner, filter), filter.sort, ['fileId']).execute()

export const findFile = (db: Db, fileId: string) => rows(db).where('fileId', '=', fileId).executeTakeFirst()

/** Of those that are whole. */
export const hashesOf = (db: Db, fileIds: readonly string[]) =>
  db
    .selectFrom('userFiles')
    .select(['fileId', 'fileName', 'fileType', 'size', 'sha256'])
    .where('fileId', 'in', fileIds)
    .where('sha256', 'is not', null)
    .$narrowType<{ sha256: Buffer }>()
    .execute()

/** Held until the transaction ends: nobody begins to show it while it is deleted. */
export const lockFile = (db: Db, fileId: string) =>
  db.selectFrom('userFiles').select('fileId').where('fileId', '=', fileId).forUpdate().executeTakeFirst()

/** Two uploads of one person take turns here. */
export const lockPerson = (db: Db, userName: string) =>
  db
    .selectFrom('users')
    .select('userName')
    .where('userName', '=', userName)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** With the room that is kept for what is still arriving. */
export const bytesOf = async (db: Db, userName: string) =>
  (
    await db
      .selectFrom('userFiles')
      .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('used'))
      .where('userName', '=', userName)
      .executeTakeFirstOrThrow()
  ).used

type Arriving = Pick<UserFile, 'fileId' | 'fileName' | 'fileType' | 'size' | 'userName' | 'note'>
export const insertFile = (db: Db, file: Arriving) => db.insertInto('userFiles').values(file).execute()

export const insertPiece = (db: Db, fileId: string, pieceNo: number, bytes: Buffer) =>
  db.insertInto('filePieces').values({ fileId, pieceNo, bytes }).execute()

/** Nothing comes back when it was given up meanwhile. */
export const completeFile = (db: Db, fileId: string, whole: { size: number; sha256: Buffer }) =>
  db
    .updateTable('userFiles')
    .set({ ...whole, madeAt: sql<string>`now()` })
    .where('fileId', '=', fileId)
    .returning('fileId')
    .executeTakeFirst()

export const deleteFile = (db: Db, fileId: string) =>
  db.deleteFrom('userFiles').where('fileId', '=', fileId).execute()

export const readPiece = (db: Db, fileId: string, pieceNo: number) =>
  db
    .selectFrom('filePieces')
    .select('bytes')
    .where('fileId', '=', fileId)
    .where('pieceNo', '=', pieceNo)
    .executeTakeFirst()

/** What never became whole: the server that took it in was ended. Nobody sends one file for an hour. */
export const deleteBroken = (db: Db) =>
  db
    .deleteFrom('userFiles')
    .where('sha256', 'is', null)
    .where('madeAt', '<', sql<string>`now() - interval '1 hour'`)
    .execute()

export const insertUse = (db: Db, fileId: string, use: FileUse) =>
  db
    .insertInto('fileUses')
    .values({ fileId, ...use })
    .onConflict((c) => c.doNothing())
    .execute()
export const deleteUse = (db: Db, fileId: string, { entity, entityKey }: FileUse) =>
  db
    .deleteFrom('fileUses')
    .where('fileId', '=', fileId)
    .where('entity', '=', entity)
    .where('entityKey', '=', entityKey)
    .execute()

/** Of a file that something else shows too the owner stays. */
export const giveFile = (db: Db, fileId: string) =>
  sql`
    update user_files set user_name = null
    where file_id = ${fileId} and (select count(*) from file_uses where file_id = ${fileId}) = 1`.execute(db)

export const deleteUnused = (db: Db, fileId: string) =>
  sql`
    delete from user_files where file_id = ${fileId} and user_name is null
      and not exists (select from file_uses where file_id = ${fileId})`.execute(db)

export const findSame = async (db: Db, fileId: string, among: readonly string[]) =>
  (
    await db
      .selectFrom('userFiles as f')
      .innerJoin('userFiles as o', 'o.sha256', 'f.sha256')
      .select('o.fileId')
      .where('f.fileId', '=', fileId)
      .where('o.fileId', 'in', [fileId, ...among])
      .orderBy(sql`o.file_id = any(${among}::uuid[])`, 'desc')
      .orderBy('o.madeAt')
      .executeTakeFirst()
  )?.fileId
