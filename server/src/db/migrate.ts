import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './tables.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Numbered SQL files, forward only. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
    const read = async (file: string): Promise<[string, Migration]> => {
      const text = await readFile(new URL(file, folder), 'utf8')
      return [file.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
    }
    return Object.fromEntries(await Promise.all(files.map(read)))
  },
}

/** Brings the database up to date, also where two changes were written beside each other and the later number came first. A second server starting at the same moment waits, then finds the work done. */
export async function migrate(db: Db) {
  const { error } = await new Migrator({
    db,
    provider: sqlFiles,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error) throw error as Error // what a migration threw
}
