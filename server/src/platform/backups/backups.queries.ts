import type { Db } from '../db/tables.ts'

const most = 200

export const newestBackups = (db: Db) =>
  db
    .selectFrom('backups')
    .select(['finishedAt', 'bytes', 'seconds', 'errorText'])
    .orderBy('finishedAt', 'desc')
    .limit(most)
    .execute()
