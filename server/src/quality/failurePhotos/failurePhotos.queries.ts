import type { FailurePhoto } from '@takt/contract/failurePhotos.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type Named = Pick<FailurePhoto, 'failId' | 'picture'>

export const photosOf = (db: Db, line: string, failIds: readonly string[]): Promise<FailurePhoto[]> =>
  db
    .selectFrom('failurePhotos')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('failId', 'in', failIds)
    .orderBy('addedAt')
    .orderBy('picture')
    .execute()

export const insertPhoto = (db: Db, photo: Omit<FailurePhoto, 'lineNumber'> & { lineNumber: LineNumber }) =>
  db.insertInto('failurePhotos').values(photo).execute()

export const deletePhoto = (
  db: Db,
  line: string,
  { failId, picture }: Named,
): Promise<FailurePhoto | undefined> =>
  db
    .deleteFrom('failurePhotos')
    .where('lineNumber', '=', line)
    .where('failId', '=', failId)
    .where('picture', '=', picture)
    .returningAll()
    .executeTakeFirst()

export const photosOfLine = (db: Db, line: string): Promise<FailurePhoto[]> =>
  db.selectFrom('failurePhotos').selectAll().where('lineNumber', '=', line).execute()

export const failuresWithPhotos = async (db: Db, line: string) =>
  (
    await db.selectFrom('failurePhotos').select('failId').distinct().where('lineNumber', '=', line).execute()
  ).map(({ failId }) => failId)
