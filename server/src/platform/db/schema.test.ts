import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import { asOwner, databaseUrl, dropDatabase } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { connect } from './connect.ts'
import { readMigrationFiles } from './migration-files.ts'
import { dumpSchema } from './schema.ts'

const plant = await startPlant()
afterAll(plant.close)

const file = new URL('../../../schema.sql', import.meta.url)
const head = `-- What the migrations add up to. Written from a freshly migrated database, and compared with one by schema.test.ts:
--   UPDATE_SCHEMA=1 npx vitest run --project server server/src/platform/db/schema.test.ts

`

test('schema.sql is what a fresh migration makes', async () => {
  const fresh = head + (await dumpSchema(plant.db))
  if (process.env.UPDATE_SCHEMA) writeFileSync(file, fresh)
  expect(readFileSync(file, 'utf8')).toBe(fresh)
})

test('schema.sql makes the same database again, so nothing is missing from it', async () => {
  const name = `takt_test_${randomUUID().slice(0, 8)}`
  const adminUrl = inject('adminUrl')
  await asOwner(adminUrl, `create database ${name} template template0`)
  const { db, close } = connect(databaseUrl(adminUrl, name))
  await sql.raw(readFileSync(file, 'utf8')).execute(db)
  const again = await dumpSchema(db)
  await close()
  await dropDatabase(adminUrl, name)
  expect(head + again).toBe(readFileSync(file, 'utf8'))
})

const frozen = new URL('../../../migrations/checksums.txt', import.meta.url)

test('a migration that was merged is never changed: its checksum is the one that was written down with it', async () => {
  const lines = (await readMigrationFiles()).map(({ name, checksum }) => `${checksum}  ${name}.sql`)
  const written = readFileSync(frozen, 'utf8').split('\n').filter(Boolean)
  // New files are added by the same run that rewrites schema.sql; a line that is there is not rewritten by anything.
  const added = lines.filter((line) => !written.some((one) => one.endsWith(line.slice(line.indexOf(' ')))))
  if (process.env.UPDATE_SCHEMA && added.length) {
    written.push(...added)
    writeFileSync(
      frozen,
      `${written.toSorted((a, b) => a.slice(66).localeCompare(b.slice(66))).join('\n')}\n`,
    )
  }
  expect(written.toSorted()).toEqual(lines.toSorted())
})
