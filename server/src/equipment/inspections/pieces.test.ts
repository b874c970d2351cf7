import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const minutes = (n: number) => vi.setSystemTime(Date.now() + n * 60_000)
async function pass(productSn: string, TORQUE = 10) {
  minutes(1)
  await line.station('S10').arrive(productSn)
  minutes(1)
  await line.station('S10').complete(productSn, { TORQUE, VOUT: 5 })
  return nowIso()
}

test('a unit that is tested again is one piece, for what is due and for when it is expected', async () => {
  await admin(
    inspections.create,
    anInspection('N', { inspectFrequency: 'pieces', everyPieces: 3, inspectSchedule: 'floating' }),
  )
  const check = async () => (await admin(inspections.due, { itemCode: 'N' })).rows[0]!
  await pass('A', 99)
  await pass('A', 99)
  await pass('A')
  await pass('B', 99)
  await pass('B')
  expect(await check()).toMatchObject({ checkState: 'planned', dueAt: null })
  // Two pieces in the first hour of the station: the third comes half an hour from now.
  expect(Date.parse((await check()).expectedAt!) - Date.now()).toBeCloseTo(30 * 60_000, -2)
  const third = await pass('C')
  expect(await check()).toMatchObject({ checkState: 'due', dueAt: third })
})
