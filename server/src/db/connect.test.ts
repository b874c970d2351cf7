import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startPlant } from '../testing/plant.ts'
import { connect } from './connect.ts'

const plant = await startPlant()
afterAll(plant.close)

test('a database that is set to write dates as its country does is understood all the same', async () => {
  await sql`do $$ begin execute format('alter database %I set datestyle = ''German''', current_database()); end $$`.execute(plant.db)
  const { db, floor, close } = connect(plant.url)
  const { rows } = await sql<{ at: string; day: string }>`select timestamptz '2026-03-29T01:30:00Z' as at, date '2026-03-29' as day`.execute(db)
  expect(rows).toEqual([{ at: '2026-03-29T01:30:00.000Z', day: '2026-03-29' }])
  expect((await floor.query(`select timestamptz '2026-03-29T01:30:00Z' as at`)).rows).toEqual([{ at: '2026-03-29T01:30:00.000Z' }])
  await close()
})
