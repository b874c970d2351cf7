import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const minutes = (n: number) => vi.setSystemTime(Date.now() + n * 60_000)
const says = (stationStatus: string, at = nowIso()) =>
  line.station('S10').send('status', { messageId: randomUUID(), at, stationStatus })
const check = () => admin(inspections.record, { itemCode: 'STOP', resultStatus: 'ok' })
async function due() {
  const { checkState, dueAt } = (await admin(inspections.due, { itemCode: 'STOP' })).rows[0]!
  return [checkState, dueAt]
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await admin(inspections.create, anInspection('STOP', { inspectFrequency: 'stop', stopMinutes: 5 }))
  await says('running')
  minutes(1)
})
afterAll(() => {
  vi.useRealTimers()
})

test('checked while the station stood, it is due once more when the stop ends, and once only', async () => {
  await says('down')
  minutes(2)
  await says('defect')
  minutes(30)
  await check()
  minutes(2)
  expect(await due()).toEqual(['done', null])
  await says('running')
  const end = nowIso()
  minutes(1)
  expect(await due()).toEqual(['due', end])
  await check()
  minutes(1)
  expect(await due()).toEqual(['done', null])
})

test('checked while it stood for less than it takes, it stays done', async () => {
  await says('down')
  minutes(2)
  await check()
  minutes(2)
  await says('running')
  minutes(1)
  expect(await due()).toEqual(['done', null])
})

test('a stop that is told late, in any order and twice, makes it due once, from its own end', async () => {
  const began = Date.now()
  minutes(10)
  const at = (n: number) => isoOf(began + n * 60_000)
  await says('running', at(8))
  await says('down', at(1))
  await says('running', at(8))
  expect(await due()).toEqual(['due', at(8)])
  await check()
  minutes(1)
  expect(await due()).toEqual(['done', null])
})
