import { afterAll, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'PIN', 'S10')], 10)
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const unitOf = async (sn: string) => (await admin(units.passport, { unit: sn })).unit
const move = async (sn: string, move: 'hold' | 'release', reason: string, hold?: string) =>
  admin(units.move, { productId: (await unitOf(sn)).productId, move, reason, ...(hold && { hold }) })
await admin(materials.bind, {
  stationNumber: 'S10',
  position: 'P',
  label: 'PINS',
  bomCode: 'PIN',
  quantity: 100,
})

test('a unit that its route holds is quarantined too, and each hold is lifted by its name', async () => {
  await s10.work('U-1', { TORQUE: 10 })
  for (const _ of [1, 2]) {
    await s20.work('U-1', { VOUT: 6 })
    await line.station('S90').work('U-1')
  }
  expect(await s20.work('U-1', { VOUT: 6 })).toMatchObject({ processStatus: 'held' })
  const found = await admin(genealogy.hold, { bomLot: 'PINS', reason: 'oxidised' })
  expect(found).toMatchObject({ changed: 1, left: [] })
  const { failedStep, holds } = await unitOf('U-1')
  expect([holds, failedStep]).toEqual([['oxidised'], expect.any(String)])
  await expect(move('U-1', 'release', 'looked at')).rejects.toMatchObject({
    key: 'units.which_hold',
    facts: { holds: `oxidised; ${failedStep}` },
  })
  await expect(move('U-1', 'release', 'looked at', 'rust')).rejects.toMatchObject({
    key: 'units.hold_unknown',
  })
  expect(await move('U-1', 'release', 'repaired', failedStep!)).toMatchObject({
    processStatus: 'held',
    holds: ['oxidised'],
    failedStep: null,
  })
  expect(await s20.arrive('U-1')).toEqual({
    answer: 'noGo',
    reasons: [expect.objectContaining({ reason: 'unitHeld', about: 'oxidised' })],
  })
  expect(await move('U-1', 'release', 'lot is good')).toMatchObject({ processStatus: 'inProcess', holds: [] })
  expect(await s20.arrive('U-1')).toMatchObject({ answer: 'go' })
})

test('a person may hold a unit for a second reason; each reason counts once', async () => {
  await s10.work('U-2', { TORQUE: 10 })
  await move('U-2', 'hold', 'first')
  expect(await move('U-2', 'hold', 'second')).toMatchObject({ holds: ['first', 'second'] })
  expect(await move('U-2', 'hold', 'second')).toMatchObject({ holds: ['first', 'second'] })
})

test('a unit that contains a held one is not released, not let in and not finished', async () => {
  await s10.work('CHILD', { TORQUE: 10 })
  await s20.work('CHILD', { VOUT: 5 })
  await s30.work('CHILD')
  const scanned = { consumeMode: 'scan', serialInputFlag: true, serialType: 'S' } as const
  const bill = { bomCode: 'OUTER', bomVer: 1 }
  await admin(boms.create, {
    bomCode: 'OUTER',
    bomName: 'Outer',
    typeNo: line.typeNo,
    validFrom: null,
    remark: null,
    rows: [aBomRow(1, line.typeNo, 'S10', scanned)],
  })
  await admin(boms.move, { ...bill, move: 'release' })
  await admin(orders.move, { id: line.order.id, move: 'complete', reason: 'enough' })
  await startOrder(plant, 'L1', line.typeNo, 'WO-OUTER', 10, bill)
  await s10.work('OUTER', { TORQUE: 10 }, { materials: [{ serial: 'CHILD' }] })
  await s20.work('OUTER', { VOUT: 5 })
  await s30.arrive('OUTER')
  const { productId } = await unitOf('CHILD')
  expect(await admin(genealogy.hold, { productIds: [productId], reason: 'noise' })).toMatchObject({
    changed: 2,
  })
  await expect(move('OUTER', 'release', 'hurry')).rejects.toMatchObject({
    key: 'units.contains_held',
    facts: { unit: 'CHILD' },
  })
  await move('CHILD', 'release', 'quiet')
  await move('OUTER', 'release', 'quiet')
  // Held by itself, it holds back what it is in.
  await move('CHILD', 'hold', 'noise')
  expect(await s30.complete('OUTER')).toMatchObject({ resultStatus: 'ok', processStatus: 'inProcess' })
  expect(await s30.arrive('OUTER')).toEqual({
    answer: 'noGo',
    reasons: [expect.objectContaining({ reason: 'containsHeldUnit', about: 'CHILD' })],
  })
  await move('CHILD', 'release', 'quiet')
  expect(await s30.work('OUTER')).toMatchObject({ processStatus: 'finished' })
})
