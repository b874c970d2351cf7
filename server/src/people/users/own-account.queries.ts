import { sql } from 'kysely'
import type { AccountDraft } from '@takt/contract/account.ts'
import type { Db } from '../../platform/db/tables.ts'

export const findOwn = (db: Db, userName: string) =>
  db
    .selectFrom('users')
    .select([
      'userName',
      'name',
      'email',
      'introduction',
      'avatar',
      'cardId',
      'editRight',
      'lastLogin',
      'revision',
    ])
    .where('userName', '=', userName)
    .executeTakeFirst()

/** Nothing comes back when it was changed meanwhile. */
export const updateOwn = (db: Db, userName: string, { revision, ...draft }: AccountDraft) =>
  db
    .updateTable('users')
    .set({ ...draft, revision: sql<number>`revision + 1` })
    .where('userName', '=', userName)
    .where('revision', '=', revision)
    .returning('userName')
    .executeTakeFirst()

/** Its revision stays: a picture is in nobody's form. */
export const updatePicture = (db: Db, userName: string, avatar: string | null) =>
  db.updateTable('users').set({ avatar }).where('userName', '=', userName).execute()
