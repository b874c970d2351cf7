import type { z } from 'zod'
import type { Settings, SettingsFilter, SettingsVersion } from '@takt/contract/settings.ts'
import { onePage } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'

const tie = ['version'] as const

export const newestVersion = (db: Db) =>
  db
    .selectFrom('settingsVersions')
    .select(['version', 'settings'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findVersion = (db: Db, version: number) =>
  db
    .selectFrom('settingsVersions')
    .select(['version', 'settings'])
    .where('version', '=', version)
    .executeTakeFirst()

export const listVersions = (db: Db, filter: z.output<typeof SettingsFilter>) =>
  onePage(
    db
      .selectFrom('settingsVersions')
      .leftJoin('users', 'userName', 'savedBy')
      .select(['version', 'savedAt', 'savedBy', 'name', 'reason'])
      .orderBy('version', 'desc'),
    filter,
    tie,
  )

export const insertVersion = (
  db: Db,
  { settings, ...version }: Omit<SettingsVersion, 'savedAt'> & { settings: Settings },
) =>
  db
    .insertInto('settingsVersions')
    .values({ ...version, settings: JSON.stringify(settings) })
    .execute()

/** Held until the transaction ends: whoever counts by the same counter takes turns. */
export async function lockCounter(db: Db, counted: string) {
  const { lastNumber } = await db
    .insertInto('numberCounters')
    .values({ counted, lastNumber: 0 })
    .onConflict((c) =>
      c.column('counted').doUpdateSet((eb) => ({ lastNumber: eb.ref('numberCounters.lastNumber') })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return lastNumber
}

export async function lastCounted(db: Db, counted: string) {
  const counter = await db
    .selectFrom('numberCounters')
    .select('lastNumber')
    .where('counted', '=', counted)
    .executeTakeFirst()
  return counter?.lastNumber ?? 0
}

export const setCounter = (db: Db, counted: string, lastNumber: number) =>
  db.updateTable('numberCounters').set({ lastNumber }).where('counted', '=', counted).execute()
