import type { PageName } from '@takt/contract/pages.ts'
import type { Db } from '../../platform/db/tables.ts'

export const pagesMet = async (db: Db): Promise<PageName[]> =>
  (await db.selectFrom('plantPages').select('page').execute()).map(({ page }) => page)

export const listNewPages = async (db: Db): Promise<PageName[]> =>
  (await db.selectFrom('plantPages').select('page').where('isNew', '=', true).execute()).map(
    ({ page }) => page,
  )

export const insertPages = async (
  db: Db,
  pages: readonly PageName[],
  { isNew }: { isNew: boolean },
): Promise<void> => {
  await db
    .insertInto('plantPages')
    .values(pages.map((page) => ({ page, isNew })))
    .onConflict((c) => c.doNothing())
    .execute()
}

export const updateNewPages = (db: Db) =>
  db.updateTable('plantPages').set({ isNew: false }).where('isNew', '=', true).execute()
