import { afterAll, expect, test } from 'vitest'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { keepSubgroups, momentsOf } from './moments.ts'
import { momentRows } from './moments.queries.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant

test('what is kept in memory is what the database holds, whoever wrote it; read twice it is the same', async () => {
  const line = await startLine(plant, 'LK')
  const days = { line: 'LK', clock: await clockOf(db, 'LK'), first: null, last: '9999-01-01' }
  const asStored = async () =>
    (await momentRows(db, 'LK', days)).map(({ stationNumber, n, mean, m2, ng }) => ({
      stationNumber,
      n,
      mean,
      m2,
      ng,
    }))
  const read = async () =>
    (await momentsOf(db, days)).map(({ stationNumber, n, mean, m2, ng }) => ({
      stationNumber,
      n,
      mean,
      m2,
      ng,
    }))
  for (let i = 0; i < 5; i++) {
    await line.station('S10').work(`K-${i}`, { TORQUE: 10 + i, VOUT: 5 })
    expect(await read()).toEqual(await asStored())
  }
  await keepSubgroups(db, days)
  const [first] = await momentsOf(db, days)
  expect((await momentsOf(db, days))[0]).toBe(first)
  // By hand, as another server would: no count tells of it.
  await plant.pool.query(
    `update characteristic_days set mean = array[1, 2]::float8[] where line_number = 'LK'`,
  )
  expect((await read())[0]!.mean).toEqual([1, 2])
  expect(await read()).toEqual(await asStored())
  await plant.pool.query(`delete from characteristic_days where line_number = 'LK'`)
  expect(await read()).toEqual([])
})
