import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const minutes = (n: number) => vi.setSystemTime(Date.now() + n * 60_000)
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})
async function due(itemCode: string) {
  const { rows } = await admin(inspections.due, { itemCode })
  return [rows[0]!.checkState, rows[0]!.dueAt]
}
const check = (itemCode: string) => admin(inspections.record, { itemCode, resultStatus: 'ok' })

test('a serial part of another lot makes it due at the station that built it in, the same lot again does not', async () => {
  const motor = anInspection('MOTOR', { inspectFrequency: 'material', inspectSchedule: 'floating' })
  await admin(inspections.create, motor)
  const builtIn = (bomLot: string | null, at = nowIso(), stationNumber = 'S10', bomCode = 'MOTOR') =>
    plant.db
      .insertInto('components')
      .values({
        lineNumber: 'L1',
        productId: randomUUID(),
        componentId: randomUUID(),
        rootId: randomUUID(),
        bomCode,
        bomLot,
        serial: randomUUID(),
        childId: null,
        quantity: 1,
        partGrp: 'G1',
        stationNumber,
        stepSeq: 10,
        passNo: 1,
        componentTime: at,
        operator: null,
        removedAt: null,
        removedBy: null,
        removeReason: null,
        removalMessage: null,
      })
      .execute()
      .then(() => at)
  const later = (n = 1) => (minutes(n), nowIso())
  await builtIn(null, later())
  await builtIn('A', later(), 'S20')
  expect(await due('MOTOR')).toEqual(['planned', null])
  const first = await builtIn('A', later())
  await builtIn('A', later())
  expect(await due('MOTOR')).toEqual(['due', first])
  minutes(1)
  await check('MOTOR')
  await builtIn('A', later())
  expect(await due('MOTOR')).toEqual(['done', null])
  const both = later()
  await builtIn('A', both)
  const other = await builtIn('B', both)
  expect(await due('MOTOR')).toEqual(['due', other])
  minutes(1)
  await check('MOTOR')
  const again = later()
  await builtIn('A', again)
  await builtIn('B', again)
  expect(await due('MOTOR')).toEqual(['done', null])
})
