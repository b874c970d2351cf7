import { afterAll, expect, test } from 'vitest'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { keepSubgroups, momentsOf } from './moments.ts'
import { momentRows } from './moments.queries.ts'
import { isoOf } from '../../platform/db/instants.ts'

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

test('of several days only those are read again that somebody wrote; they keep their order', async () => {
  const line = await startLine(plant, 'LD')
  const days = { line: 'LD', clock: await clockOf(db, 'LD'), first: null, last: '9999-01-01' }
  for (const ago of [2, 3, 1])
    await line
      .station('S10')
      .complete(
        `D-${ago}`,
        { TORQUE: 10, VOUT: 5 },
        { at: isoOf(Date.now() - ago * 86_400_000), orderCode: line.order.orderCode },
      )
  const asStored = async () =>
    (await momentRows(db, 'LD', days)).map(({ day, stationNumber, mean }) => ({ day, stationNumber, mean }))
  const read = async () =>
    (await momentsOf(db, days)).map(({ day, stationNumber, mean }) => ({ day, stationNumber, mean }))
  await keepSubgroups(db, days)
  const before = await momentsOf(db, days)
  expect(before.map(({ day }) => day)).toEqual(before.map(({ day }) => day).toSorted())
  expect(before).toHaveLength(3)
  const change = (what: string) =>
    plant.pool.query(`${what} where line_number = 'LD' and day = $1`, [before[1]!.day])
  await change('update characteristic_days set mean = array[1, 2]::float8[]')
  const after = await momentsOf(db, days)
  expect(after.map((day, i) => day === before[i])).toEqual([true, false, true])
  expect(await read()).toEqual(await asStored())
  await change('delete from characteristic_days')
  expect(await read()).toEqual(await asStored())
  expect(await read()).toHaveLength(2)
})
