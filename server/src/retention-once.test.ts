import { afterAll, expect, test } from 'vitest'
import { connect } from './platform/db/connect.ts'
import { archiveOnceADay } from './retention.ts'
import { startPlant } from './testing/plant.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})

test('of two servers one does the work of a day', async () => {
  const did = await Promise.all([
    archiveOnceADay(plant.db),
    archiveOnceADay(other.db),
    archiveOnceADay(plant.db),
  ])
  expect(did.filter(Boolean)).toHaveLength(1)
  const { rows } = await plant.pool.query('select * from retention_runs')
  expect(rows).toMatchObject([{ error: null, ended_at: expect.anything() }])
})
