import { afterAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)

test('the board shows what the stations reported, and the tile of the line the same', async () => {
  const { station, order } = await startLine(plant, 'L1')
  for (const sn of ['A', 'B', 'C']) await station('S10').work(sn, { TORQUE: 10 })
  await station('S10').work('D', { TORQUE: 99 })
  await station('S10').work('D', { TORQUE: 10 })
  await station('S10').work('E', { TORQUE: 99 })
  for (const sn of ['A', 'B', 'D']) await station('S20').work(sn, { VOUT: 5 })
  for (const sn of ['A', 'B', 'D']) await station('S30').work(sn)

  const operator = plant.as('operator', 'L1')
  const { tile, stations, topFailures, wip, okNumber, ngNumber, orders, hours } = await operator(
    boards.line,
    {},
  )
  // Finished: A, B, and D at its second try. E is still there NG; C waits and is not inspected to its end.
  expect({ okNumber, ngNumber, wip }).toEqual({ okNumber: 3, ngNumber: 1, wip: 2 })
  expect(tile).toMatchObject({
    madeShift: 3,
    madeToday: 3,
    okRate: 3 / 4,
    firstPassYield: 2 / 4,
    orderCode: order.orderCode,
    actualNumber: 3,
  })
  expect(stations.map((one) => [one.stationNumber, one.unitsHere, one.passesShift, one.ngShift])).toEqual([
    ['S10', 1, 6, 2],
    ['S20', 1, 3, 0],
    ['S30', 0, 3, 0],
    ['S90', 0, 0, 0],
  ])
  const torque = { defectCode: null, resultCode: 'TORQUE', resultName: 'TORQUE', stationNumber: 'S10' }
  expect(topFailures).toEqual([{ ...torque, failures: 2 }])
  const { failId } = await plant.db.selectFrom('failures').select('failId').limit(1).executeTakeFirstOrThrow()
  await plant.db.updateTable('failures').set({ defectCode: 'LOOSE' }).where('failId', '=', failId).execute()
  const named = await operator(boards.line, {})
  expect(named.topFailures).toEqual([
    { ...torque, defectCode: 'LOOSE', resultCode: null, resultName: null, failures: 1 },
    { ...torque, failures: 1 },
  ])
  expect(orders).toMatchObject([{ orderCode: order.orderCode, startedNumber: 5, actualNumber: 3 }])
  expect(hours.reduce((sum, { made }) => sum + made, 0)).toBe(3)

  const [glance] = await plant.as('operator')(boards.lines, {})
  expect(glance).toMatchObject({
    lineNumber: 'L1',
    madeShift: 3,
    okRate: 3 / 4,
    firstPassYield: 2 / 4,
    lineState: tile.lineState,
  })
})

test('of two orders that are producing, the tile shows the first of the queue and how many there are', async () => {
  const { order, typeNo } = await startLine(plant, 'L2')
  const tile = async () => (await plant.as('operator', 'L2')(boards.line, {})).tile
  expect(await tile()).toMatchObject({ orderCode: order.orderCode, orderCount: 1 })
  await startOrder(plant, 'L2', typeNo, 'SECOND', 10)
  expect(await tile()).toMatchObject({ orderCode: order.orderCode, orderCount: 2 })
})
