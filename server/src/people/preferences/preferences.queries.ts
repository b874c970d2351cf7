import { sql } from 'kysely'
import type { ListChoice, SavedView, Settings } from '@takt/contract/preferences.ts'
import type { Db } from '../../platform/db/tables.ts'

export const findPreferences = (db: Db, userName: string) =>
  db
    .selectFrom('userPreferences')
    .select(['settings', 'lists'])
    .where('userName', '=', userName)
    .executeTakeFirst()

export const settingsOf = (db: Db, userNames: readonly string[]) =>
  db
    .selectFrom('userPreferences')
    .select(['userName', 'settings'])
    .where('userName', '=', sql<string>`any(${userNames}::varchar[])`)
    .execute()

/** Merged in the database: two tabs changing different settings, or choosing in different places, at once lose nothing. */
export const mergeSettings = (db: Db, userName: string, patch: Partial<Settings>) =>
  db
    .insertInto('userPreferences')
    .values({ userName, settings: JSON.stringify(patch), lists: '{}' })
    .onConflict((c) =>
      c.column('userName').doUpdateSet({
        settings: sql`user_preferences.settings || excluded.settings || jsonb_build_object('recent',
          coalesce(user_preferences.settings -> 'recent', '{}') || coalesce(excluded.settings -> 'recent', '{}'))`,
      }),
    )
    .returning('settings')
    .executeTakeFirstOrThrow()

export const mergeList = (db: Db, userName: string, list: string, choice: ListChoice) =>
  db
    .insertInto('userPreferences')
    .values({ userName, settings: '{}', lists: JSON.stringify({ [list]: choice }) })
    .onConflict((c) =>
      c.column('userName').doUpdateSet({ lists: sql`user_preferences.lists || excluded.lists` }),
    )
    .execute()

export const forgetList = (db: Db, userName: string, list: string) =>
  db
    .updateTable('userPreferences')
    .set({ lists: sql`lists - ${list}::text` })
    .where('userName', '=', userName)
    .execute()

export const viewsFor = (db: Db, userName: string, list: string) =>
  db
    .selectFrom('savedViews')
    .selectAll()
    .where('list', '=', list)
    .where((eb) => eb.or([eb('userName', '=', userName), eb('shared', '=', true)]))
    .orderBy('viewName')
    .orderBy('userName')
    .execute()

export const lockView = (db: Db, id: number) =>
  db.selectFrom('savedViews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const countViews = async (db: Db, userName: string) =>
  (
    await db
      .selectFrom('savedViews')
      .select(sql<number>`count(*)::int`.as('held'))
      .where('userName', '=', userName)
      .executeTakeFirstOrThrow()
  ).held

type Draft = Omit<SavedView, 'id' | 'revision'>
const stored = ({ choice, ...view }: Draft) => ({ ...view, choice: JSON.stringify(choice) })

/** Nothing comes back when this person has a view of that name there already. */
export const insertView = (db: Db, view: Draft) =>
  db
    .insertInto('savedViews')
    .values(stored(view))
    .onConflict((c) => c.columns(['list', 'userName', 'viewName']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const nameTaken = (db: Db, id: number, { list, userName, viewName }: Draft) =>
  db
    .selectFrom('savedViews')
    .select('id')
    .where('list', '=', list)
    .where('userName', '=', userName)
    .where('viewName', '=', viewName)
    .where('id', '!=', id)
    .executeTakeFirst()

export const updateView = (db: Db, id: number, view: Draft) =>
  db
    .updateTable('savedViews')
    .set({ ...stored(view), revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const removeView = (db: Db, id: number) => db.deleteFrom('savedViews').where('id', '=', id).execute()
