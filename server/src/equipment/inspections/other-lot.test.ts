import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { materials } from '@takt/contract/materials.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, anInspection } from '../../testing/samples.ts'

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

test.each([
  ['a serial part', 'MOTOR', () => ({ serial: randomUUID(), scanned: true })],
  ['a serial part from before scans were noted', 'PUMP', () => ({ serial: randomUUID(), scanned: false })],
  ['a lot that is scanned with its unit', 'SCREW', () => ({ serial: null, scanned: true })],
])(
  '%s of another lot makes it due at the station that built it in, the same lot again does not',
  async (_, part, as) => {
    const motor = anInspection(part, { inspectFrequency: 'material', inspectSchedule: 'floating' })
    await admin(inspections.create, motor)
    const builtIn = (bomLot: string | null, at = nowIso(), stationNumber = 'S10', bomCode = part) =>
      plant.db
        .insertInto('components')
        .values({
          lineNumber: 'L1',
          productId: randomUUID(),
          componentId: randomUUID(),
          rootId: randomUUID(),
          bomCode,
          bomLot,
          ...as(),
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
    expect(await due(part)).toEqual(['planned', null])
    const first = await builtIn('A', later())
    await builtIn('A', later())
    expect(await due(part)).toEqual(['due', first])
    minutes(1)
    await check(part)
    await builtIn('A', later())
    expect(await due(part)).toEqual(['done', null])
    const both = later()
    await builtIn('A', both)
    const other = await builtIn('B', both)
    expect(await due(part)).toEqual(['due', other])
    minutes(1)
    await check(part)
    const again = later()
    await builtIn('A', again)
    await builtIn('B', again)
    expect(await due(part)).toEqual(['done', null])
  },
)

test('a station that scans a lot with each unit asks for the check at the first unit of another lot', async () => {
  const { station } = await startLineWithParts(plant, 'L2', [
    aBomRow(1, 'WIRE', 'S10', { consumeMode: 'scan', serialInputFlag: true, serialType: 'L' }),
  ])
  const editor = plant.as('admin', 'L2')
  const received = { bomCode: 'WIRE', quantity: 10, expiresAt: null, supplier: null, supplierLot: null }
  for (const bomLot of ['W-1', 'W-2']) await editor(materials.receive, { ...received, bomLot })
  await editor(
    inspections.create,
    anInspection('WIRE', { inspectFrequency: 'material', inspectSchedule: 'floating' }),
  )
  const state = async () => (await editor(inspections.due, { itemCode: 'WIRE' })).rows[0]!.checkState
  const make = async (productSn: string, bomLot: string) => {
    minutes(1)
    await station('S10').arrive(productSn)
    await station('S10').complete(productSn, { TORQUE: 10 }, { materials: [{ bomLot }] })
    minutes(1)
  }
  await make('W-A', 'W-1')
  expect(await state()).toBe('due')
  await editor(inspections.record, { itemCode: 'WIRE', resultStatus: 'ok' })
  await make('W-B', 'W-1')
  expect(await state()).toBe('done')
  await make('W-C', 'W-2')
  expect(await state()).toBe('due')
})
