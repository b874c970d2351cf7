import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import { asOwner, databaseUrl } from '../testing/database.ts'
import { startPlant } from '../testing/plant.ts'
import { connect } from './connect.ts'
import { dumpSchema } from './schema.ts'

const plant = await startPlant()
afterAll(plant.close)

const file = new URL('../../schema.sql', import.meta.url)
const head = `-- What the migrations add up to. Written from a freshly migrated database, and compared with one by schema.test.ts:
--   UPDATE_SCHEMA=1 npx vitest run --project server server/src/db/schema.test.ts

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
  await asOwner(adminUrl, `drop database ${name} with (force)`)
  expect(head + again).toBe(readFileSync(file, 'utf8'))
})
