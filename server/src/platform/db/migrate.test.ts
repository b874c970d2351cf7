import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startPlant } from '../../testing/plant.ts'
import { connect } from './connect.ts'
import { appliedMigrations, migrate } from './migrate.ts'
import { readMigrationFiles } from './migration-files.ts'

const plant = await startPlant()
const { db, close } = connect(plant.ownerUrl)
afterAll(async () => {
  await close()
  await plant.close()
})

const files = await readMigrationFiles()
beforeEach(() => migrate(db))

test('every applied migration carries the checksum of its file', async () => {
  expect(await appliedMigrations(db)).toEqual(files.map(({ name, checksum }) => ({ name, checksum })))
})

test('a database of an earlier release gets its checksums at the next start', async () => {
  await sql`alter table migrations drop column checksum`.execute(db)
  expect((await appliedMigrations(db))[0]).toEqual({ name: files[0]!.name, checksum: null })
  await Promise.all([migrate(db), migrate(db)])
  expect(await appliedMigrations(db)).toEqual(files.map(({ name, checksum }) => ({ name, checksum })))
})

test('a migration that was changed after it was applied is refused by name, and nothing is applied', async () => {
  const changed = files.map((file) => (file === files[3] ? { ...file, checksum: 'another' } : file))
  const added = { name: '9999_added', text: 'create table added (n int)', checksum: 'x' }
  await expect(migrate(db, [...changed, added])).rejects.toThrow(
    `Migration ${files[3]!.name} was changed after it was applied to this database`,
  )
  expect((await sql`select to_regclass('added') as made`.execute(db)).rows).toEqual([{ made: null }])
})

test('a database that a newer release has used is refused', async () => {
  await expect(migrate(db, files.slice(0, -1))).rejects.toThrow(
    `a newer release of Takt: its migration ${files.at(-1)!.name} is unknown here`,
  )
})
