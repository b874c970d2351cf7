import { afterAll, describe, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { materials } from '@takt/contract/materials.ts'
import { orders } from '@takt/contract/orders.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'BOARD', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
])
await station('S10').work('M-1', { TORQUE: 10 })
await station('S10').work('M-2', { TORQUE: 10 })
const partsOf = async (productSn: string) =>
  plant.db
    .selectFrom('components as c')
    .innerJoin('units as u', (on) =>
      on.onRef('u.lineNumber', '=', 'c.lineNumber').onRef('u.productId', '=', 'c.productId'),
    )
    .select(['c.bomCode', 'c.bomLot', 'c.serial', 'c.quantity', 'c.removedAt', 'c.removeReason'])
    .where('u.lineNumber', '=', 'L1')
    .where('u.productSn', '=', productSn)
    .orderBy('c.bomCode')
    .orderBy('c.componentTime')
    .execute()

describe('what is scanned', () => {
  const s20 = station('S20')

  test('a good unit is not complete without its board; a board is in one unit at a time', async () => {
    await s20.arrive('M-1')
    await expect(s20.complete('M-1', { VOUT: 5 })).rejects.toMatchObject({
      key: 'materials.part_missing',
      facts: { part: 'BOARD' },
    })
    await expect(
      s20.complete('M-1', { VOUT: 5 }, { materials: [{ serial: 'B-1' }, { serial: 'B-2' }] }),
    ).rejects.toMatchObject({ key: 'materials.too_many' })
    await s20.complete('M-1', { VOUT: 5 }, { materials: [{ serial: 'B-1' }] })
    await s20.arrive('M-2')
    await expect(
      s20.complete('M-2', { VOUT: 5 }, { materials: [{ bomCode: 'BOARD', serial: 'B-1' }] }),
    ).rejects.toMatchObject({ key: 'materials.serial_used', field: 'materials.0' })
    await expect(s20.complete('M-2', { VOUT: 5 }, { materials: [{ bomLot: 'B-1' }] })).rejects.toMatchObject({
      key: 'materials.not_needed',
    })
    await s20.complete('M-2', { VOUT: 5.9 }, { materials: [{ serial: 'B-2' }] })
  })

  test('reported again at a retest it is in there once; another one is an exchange, with its reason', async () => {
    await station('S90').work('M-2')
    await s20.arrive('M-2')
    await expect(s20.complete('M-2', { VOUT: 5 }, { materials: [{ serial: 'B-3' }] })).rejects.toMatchObject({
      key: 'materials.too_many',
    })
    const message = {
      messageId: 'swap',
      at: nowIso(),
      productSn: 'M-2',
      removed: { serial: 'B-2' },
      added: { serial: 'B-3' },
      reason: 'broken',
    }
    expect([await s20.send('exchange', message), await s20.send('exchange', message)]).toEqual([
      { stored: true },
      { stored: true },
    ])
    await s20.complete('M-2', { VOUT: 5 }, { materials: [{ serial: 'B-3' }] })
    const boards = (await partsOf('M-2')).filter(({ bomCode }) => bomCode === 'BOARD')
    expect(boards.map(({ serial, removeReason }) => [serial, removeReason])).toEqual(
      expect.arrayContaining([
        ['B-2', 'broken'],
        ['B-3', null],
      ]),
    )
    expect(boards).toHaveLength(2)
    await expect(s20.send('exchange', { ...message, messageId: 'again' })).rejects.toMatchObject({
      key: 'materials.not_in_unit',
    })
  })
})

test('a retest need not scan what is in its unit, a part that came out is missed again', async () => {
  const closed = await startLineWithParts(plant, 'L9', [
    aBomRow(1, 'BOARD', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
  ])
  const s20 = closed.station('S20')
  for (const sn of ['R-1', 'R-2']) {
    await closed.station('S10').work(sn, { TORQUE: 10 })
    await s20.work(sn, { VOUT: 9 }, { materials: [{ serial: `BR-${sn}` }] })
    await closed.station('S90').work(sn)
    await s20.arrive(sn)
  }
  expect(await s20.complete('R-1', { VOUT: 5 })).toMatchObject({ resultStatus: 'ok' })
  const out = {
    messageId: 'out',
    at: nowIso(),
    productSn: 'R-2',
    removed: { serial: 'BR-R-2' },
    reason: 'broken',
  }
  await s20.send('exchange', out)
  await expect(s20.complete('R-2', { VOUT: 5 })).rejects.toMatchObject({ key: 'materials.part_missing' })
})

test('lots that are scanned per unit: reported again they count once, beyond what is left they are refused, exchanged the sums agree', async () => {
  const scanning = await startLineWithParts(plant, 'L4', [
    aBomRow(1, 'WIRE', 'S10', { bomQty: 2, consumeMode: 'scan', serialInputFlag: true, serialType: 'L' }),
  ])
  const s10 = scanning.station('S10')
  const admin = plant.as('admin', 'L4')
  for (const [bomLot, quantity] of [
    ['W-1', 5],
    ['W-2', 10],
  ] as const)
    await admin(materials.receive, {
      bomCode: 'WIRE',
      bomLot,
      quantity,
      expiresAt: null,
      supplier: null,
      supplierLot: null,
    })
  const leftOf = async () =>
    (await admin(materials.lots, { sort: 'bomLot' })).rows.map(({ remaining }) => remaining)
  await s10.arrive('W-A')
  await expect(
    s10.complete('W-A', { TORQUE: 10 }, { materials: [{ bomLot: 'nobody' }] }),
  ).rejects.toMatchObject({ key: 'materials.lot_unknown' })
  await expect(
    s10.complete(
      'W-A',
      { TORQUE: 10 },
      {
        materials: [
          { bomLot: 'W-1', quantity: 4 },
          { bomLot: 'W-1', quantity: 4 },
        ],
      },
    ),
  ).rejects.toMatchObject({ key: 'materials.not_enough', field: 'materials.1' })
  // Out of limits by our own judgement: nothing is missed of a bad unit.
  expect(await s10.complete('W-A', { TORQUE: 99 })).toMatchObject({ resultStatus: 'ng' })
  await s10.arrive('W-A')
  await s10.complete('W-A', { TORQUE: 99 }, { materials: [{ bomLot: 'W-1' }] })
  await s10.arrive('W-A')
  await s10.complete('W-A', { TORQUE: 10 }, { materials: [{ bomLot: 'W-1' }] })
  expect(await leftOf()).toEqual([3, 10])
  await s10.send('exchange', {
    messageId: 'w',
    at: nowIso(),
    productSn: 'W-A',
    removed: { bomLot: 'W-1' },
    added: { bomLot: 'W-2' },
    reason: 'kinked',
    back: true,
  })
  expect(await leftOf()).toEqual([5, 8])
})

test('one serial reported twice with one unit is refused by name', async () => {
  const pair = await startLineWithParts(plant, 'L5', [
    aBomRow(1, 'LAMP', 'S10', { bomQty: 2, consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
  ])
  const s10 = pair.station('S10')
  await s10.arrive('D-1')
  await expect(
    s10.complete('D-1', { TORQUE: 10 }, { materials: [{ serial: 'L1' }, { serial: 'L1' }] }),
  ).rejects.toMatchObject({ key: 'materials.serial_used', field: 'materials.1' })
  await s10.complete('D-1', { TORQUE: 10 }, { materials: [{ serial: 'L1' }, { serial: 'L2' }] })
})

test('a unit that was made here becomes a part of another: finished, of the right type, in one at a time, and the whole tree has one root', async () => {
  const making = await startLineWithParts(plant, 'L3', [aBomRow(1, 'PIN', 'S10')], 10)
  const s10 = making.station('S10')
  await s10.send('bind', { messageId: 'pins', at: nowIso(), position: 'P', label: 'PINS-3', quantity: 100 })
  for (const sn of ['C-1', 'C-2']) {
    await s10.work(sn, { TORQUE: 10 })
    await making.station('S20').work(sn, { VOUT: 5 })
  }
  await making.station('S30').work('C-1')
  await plant.as('admin', 'L3')(orders.move, { id: making.order.id, move: 'complete', reason: 'enough' })
  const outer = { bomCode: 'OUTER', bomVer: 1 }
  const row = aBomRow(1, making.typeNo, 'S10', {
    consumeMode: 'scan',
    serialInputFlag: true,
    serialType: 'S',
  })
  await plant.as('admin')(boms.create, {
    bomCode: 'OUTER',
    bomName: 'Outer',
    typeNo: making.typeNo,
    validFrom: null,
    remark: null,
    rows: [row],
  })
  await plant.as('admin')(boms.move, { ...outer, move: 'release' })
  await startOrder(plant, 'L3', making.typeNo, 'WO-OUTER', 10, outer)
  await s10.arrive('P-1')
  await expect(s10.complete('P-1', { TORQUE: 10 }, { materials: [{ serial: 'C-2' }] })).rejects.toMatchObject(
    { key: 'materials.child_unfinished' },
  )
  await expect(
    s10.complete('P-1', { TORQUE: 10 }, { materials: [{ serial: 'nobody' }] }),
  ).rejects.toMatchObject({ key: 'materials.child_unknown' })
  const { productId } = await s10.complete('P-1', { TORQUE: 10 }, { materials: [{ serial: 'C-1' }] })
  await s10.arrive('P-2')
  await expect(s10.complete('P-2', { TORQUE: 10 }, { materials: [{ serial: 'C-1' }] })).rejects.toMatchObject(
    { key: 'materials.serial_used' },
  )
  const tree = () =>
    plant.db
      .selectFrom('components')
      .select(['bomCode'])
      .where('lineNumber', '=', 'L3')
      .where('rootId', '=', productId)
      .execute()
  expect((await tree()).map(({ bomCode }) => bomCode).toSorted()).toEqual(['PIN', making.typeNo].toSorted())
  await s10.send('exchange', {
    messageId: 'out',
    at: nowIso(),
    productSn: 'P-1',
    removed: { serial: 'C-1' },
    reason: 'wrong one',
  })
  expect((await tree()).map(({ bomCode }) => bomCode)).toEqual([making.typeNo])
  await s10.complete('P-2', { TORQUE: 10 }, { materials: [{ serial: 'C-1' }] })
})
