import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { isoOf } from '../../platform/db/instants.ts'
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

test('what a station whose clock is ahead made before the check asks for no second one', async () => {
  await admin(inspections.create, anInspection('FIRST', { inspectFrequency: 'firstPiece' }))
  const state = async () => (await admin(inspections.due, { itemCode: 'FIRST' })).rows[0]!.checkState
  minutes(1)
  const at = isoOf(Date.now() + 3 * 60_000)
  await line.station('S10').arrive('A-1', { at })
  await line.station('S10').complete('A-1', { TORQUE: 10, VOUT: 5 }, { at })
  minutes(1)
  const { id } = await admin(inspections.record, { itemCode: 'FIRST', resultStatus: 'ok' })
  expect(await state()).toBe('done')
  minutes(3)
  expect(await state()).toBe('done')
  await admin(inspections.correct, { id, resultStatus: 'ok', reason: 'the remark' })
  expect(await state()).toBe('done')
})
