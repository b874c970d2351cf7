import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlant } from '../../testing/plant.ts'
import { analyzeGrown } from './analyze.ts'
import { connect } from './connect.ts'

const plant = await startPlant()
const owner = connect(plant.ownerUrl)
const served = connect(plant.url)
// PostgreSQL looks at its tables itself once a minute, perhaps between two lines of a test.
beforeAll(() => sql`alter table audit_log set (autovacuum_enabled = false)`.execute(owner.db))
afterAll(async () => {
  await Promise.all([owner.close(), served.close()])
  await plant.close()
})
const rowCount = async () =>
  (
    await sql<{
      rows: number
    }>`select reltuples::int as rows from pg_class where relname = 'audit_log'`.execute(owner.db)
  ).rows[0]!.rows

test('a look at a table that grew takes longer than a call may, and is not given up', async () => {
  let isHeld = () => {}
  const held = new Promise<void>((done) => (isHeld = done))
  // What keeps a look waiting as a slow disk would: another one.
  const slow = owner.db.transaction().execute(async (tx) => {
    await sql`analyze audit_log`.execute(tx)
    isHeld()
    for (let second = 0; second < 7; second++) await sql`select pg_sleep(1)`.execute(tx)
  })
  await held
  await owner.db.connection().execute(async (db) => {
    await sql`insert into audit_log (at, user_name, entity, entity_key, action)
      select now(), 'ann', 'order', 'A-' || n, 'correct' from generate_series(1, 5000) as n`.execute(db)
    // The database tells itself of rows a moment later, but for this.
    await sql`select pg_stat_force_next_flush()`.execute(db)
  })
  const before = await rowCount()
  await Promise.all([analyzeGrown(served), slow])
  expect(before).toBeLessThan(4000)
  expect(await rowCount()).toBeGreaterThan(4000)
}, 20_000)

test('a table is analyzed again once it has grown to the double of what it was', async () => {
  const grown = async (by: number) => {
    await owner.db.connection().execute(async (db) => {
      await sql`insert into audit_log (at, user_name, entity, entity_key, action)
        select now(), 'ann', 'order', 'B-' || n, 'correct' from generate_series(1, ${by}::int) as n`.execute(
        db,
      )
      await sql`select pg_stat_force_next_flush()`.execute(db)
    })
    await analyzeGrown(served)
    return rowCount()
  }
  const before = await grown(20_000)
  expect(await grown(Math.floor(before / 2))).toBe(before)
  expect(await grown(before)).toBeGreaterThan(2 * before)
})
