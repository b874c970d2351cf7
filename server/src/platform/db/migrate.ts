import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'
import { StartError } from './start-error.ts'
import type { Db } from './tables.ts'

/** Brings the database up to date, also where two changes were written at the same time and the later number came first. A second server starting at the same moment waits, then finds the work done. */
export async function migrate(db: Db, files?: MigrationFile[]) {
  const migrations = files ?? (await readMigrationFiles())
  refuseForeign(await appliedMigrations(db), migrations)
  const provider: MigrationProvider = {
    getMigrations: async () =>
      Object.fromEntries(migrations.map(({ name, text }) => [name, asMigration(text)])),
  }
  const { error } = await new Migrator({
    db,
    provider,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error) throw error as Error // what a migration threw
  await storeChecksums(db, migrations)
}

const asMigration = (text: string): Migration => ({
  up: async (db) => void (await sql.raw(text).execute(db)),
})

type Applied = { name: string; checksum: string | null }

/** What was applied to this database, and the checksum of the file it was applied from; null where an earlier release did not store one. */
export async function appliedMigrations(db: Db): Promise<Applied[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = to_regclass('public.migrations') and attnum > 0 and not attisdropped`.execute(
    db,
  )
  if (columns.length === 0) return []
  const checksum = columns.some(({ name }) => name === 'checksum') ? sql`checksum` : sql`null::text`
  return (await sql<Applied>`select name, ${checksum} as checksum from migrations order by name`.execute(db))
    .rows
}

/** A database of a newer release, or one that was made by a migration whose file changed afterwards, would not be what this release expects. */
function refuseForeign(applied: Applied[], files: MigrationFile[]) {
  const byName = new Map(files.map(({ name, checksum }) => [name, checksum]))
  const newer = applied.find(({ name }) => !byName.has(name))
  if (newer)
    throw new StartError(
      `This database was used by a newer release of Takt: its migration ${newer.name} is unknown here. Start that release or a later one, or restore a backup made before the update.`,
    )
  const changed = applied.find(({ name, checksum }) => checksum !== null && checksum !== byName.get(name))
  if (changed)
    throw new StartError(
      `Migration ${changed.name} was changed after it was applied to this database, so the database may differ from what this release expects. Restore the file server/migrations/${changed.name}.sql as it was released, and put the change into a new migration.`,
    )
}

async function storeChecksums(db: Db, files: MigrationFile[]) {
  if ((await appliedMigrations(db)).every(({ checksum }) => checksum !== null)) return
  await sql`alter table migrations add column if not exists checksum text`.execute(db)
  for (const { name, checksum } of files)
    await sql`update migrations set checksum = ${checksum} where name = ${name} and checksum is null`.execute(
      db,
    )
}
