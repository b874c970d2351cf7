import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { materials } from '@takt/contract/materials.ts'
import { orders } from '@takt/contract/orders.ts'
import { settings } from '@takt/contract/settings.ts'
import { isoOf, nowIso } from '../db/instants.ts'
import { startOrder } from '../testing/line.ts'
import { startLineWithParts } from '../testing/material.ts'
import { startPlant } from '../testing/plant.ts'
import { aBomRow, theSettings } from '../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'SCREW', 'S10', { bomQty: 4, partGrp: 'SCREWS' }),
  aBomRow(2, 'SCREW-B', 'S10', { bomQty: 4, partGrp: 'SCREWS', altMatFlag: true }),
  aBomRow(3, 'GLUE', 'S10', { bomQty: 0.1 }),
  aBomRow(4, 'BOARD', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
])
const { station } = line
const s10 = station('S10')
const bind = (position: string, label: string, more: object = {}) =>
  s10.send('bind', { messageId: randomUUID(), at: nowIso(), position, label, ...more })
const unbind = (position: string, more: object = {}) =>
  s10.send('unbind', { messageId: randomUUID(), at: nowIso(), position, reason: 'done', ...more })
const left = async (bomCode: string, bomLot: string) =>
  (
    await plant.db
      .selectFrom('materialLots')
      .select('remaining')
      .where('lineNumber', '=', 'L1')
      .where('bomCode', '=', bomCode)
      .where('bomLot', '=', bomLot)
      .executeTakeFirstOrThrow()
  ).remaining
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
const reasonsFor = async (sn: string) =>
  (await s10.arrive(sn)).reasons?.map(
    ({ reason, about }: { reason: string; about: string }) => `${reason} ${about}`,
  )

describe('what is bound', () => {
  test('a unit is let in once everything it takes here is bound', async () => {
    expect(await reasonsFor('M-1')).toEqual(['materialNotBound SCREW', 'materialNotBound GLUE'])
    await bind('F1', 'LOT-1', { bomCode: 'SCREW', quantity: 10 })
    expect(await reasonsFor('M-1')).toEqual(['materialNotBound GLUE'])
    await bind('F2', 'GLUE-1', { bomCode: 'GLUE', quantity: 1 })
    expect(await s10.arrive('M-1')).toMatchObject({ answer: 'go' })
  })

  test('it counts down by what the bill says, and stands in the unit', async () => {
    await s10.complete('M-1', { TORQUE: 10 })
    expect([await left('SCREW', 'LOT-1'), await left('GLUE', 'GLUE-1')]).toEqual([6, 0.9])
    expect(await partsOf('M-1')).toMatchObject([
      { bomCode: 'GLUE', bomLot: 'GLUE-1', quantity: 0.1 },
      { bomCode: 'SCREW', bomLot: 'LOT-1', quantity: 4 },
    ])
  })

  test('a retest takes nothing again', async () => {
    await s10.arrive('M-2')
    await s10.complete('M-2', { TORQUE: 99 })
    await s10.work('M-2', { TORQUE: 10 })
    expect(await left('SCREW', 'LOT-1')).toBe(2)
  })

  test('the same completion sent twice takes once', async () => {
    await bind('F3', 'LOT-B', { bomCode: 'SCREW-B', quantity: 6 })
    await s10.arrive('M-3')
    const message = {
      messageId: 'once',
      at: nowIso(),
      productSn: 'M-3',
      results: [{ resultCode: 'TORQUE', resultValue: 10 }],
    }
    await Promise.all([
      s10.send('complete', message),
      s10.send('complete', message),
      s10.send('complete', message),
    ])
    // Two of the first lot, and two of the alternate that was bound after it.
    expect([await left('SCREW', 'LOT-1'), await left('SCREW-B', 'LOT-B')]).toEqual([0, 4])
  })

  test('what has run out is said, and who works without asking takes the rest of no lot: nothing is overdrawn', async () => {
    await s10.work('M-4', { TORQUE: 10 })
    expect(await reasonsFor('M-5')).toEqual(['materialEmpty SCREW'])
    await s10.complete('M-5', { TORQUE: 10 })
    expect(await left('SCREW-B', 'LOT-B')).toBe(0)
    expect(await partsOf('M-5')).toMatchObject([
      { bomCode: 'GLUE' },
      { bomCode: 'SCREW', bomLot: null, quantity: 4 },
    ])
  })

  test('a place that is taken is changed over with a reason; the same message again changes nothing', async () => {
    await expect(bind('F1', 'LOT-2', { bomCode: 'SCREW', quantity: 50 })).rejects.toMatchObject({
      key: 'materials.place_taken',
    })
    const message = {
      messageId: 'replace',
      at: nowIso(),
      position: 'F1',
      label: 'LOT-2',
      bomCode: 'SCREW',
      quantity: 50,
      reason: 'empty',
    }
    expect([await s10.send('bind', message), await s10.send('bind', message)]).toEqual([
      { stored: true },
      { stored: true },
    ])
    const events = await plant.db
      .selectFrom('bindEvents')
      .select(['bindEvent', 'bomLot'])
      .where('position', '=', 'F1')
      .orderBy('at')
      .orderBy('eventId')
      .execute()
    expect(events.map(({ bindEvent, bomLot }) => `${bindEvent} ${bomLot}`)).toEqual(
      expect.arrayContaining(['bind LOT-1', 'unbind LOT-1', 'replace LOT-2']),
    )
    expect(events).toHaveLength(3)
    await expect(unbind('F9')).rejects.toMatchObject({ key: 'materials.nothing_bound' })
    await unbind('F3')
  })

  test('blocked and expired material is not bound, and what is bound stops units', async () => {
    await plant.as('admin')(bomDefs.block, { bomCode: 'SCREW', reason: 'rust' })
    expect(await reasonsFor('M-6')).toEqual(['materialBlocked SCREW LOT-2'])
    await expect(bind('F4', 'LOT-3', { bomCode: 'SCREW', quantity: 5 })).rejects.toMatchObject({
      key: 'materials.blocked',
    })
    await plant.as('admin')(bomDefs.unblock, { bomCode: 'SCREW', reason: 'cleaned' })
    await plant.db
      .updateTable('materialLots')
      .set({ expiresAt: isoOf(Date.now() - 1000) })
      .where('bomLot', '=', 'LOT-2')
      .execute()
    expect(await reasonsFor('M-6')).toContain('materialExpired SCREW LOT-2')
    await plant.db
      .updateTable('materialLots')
      .set({ expiresAt: null })
      .where('bomLot', '=', 'LOT-2')
      .execute()
    expect(await s10.arrive('M-6')).toMatchObject({ answer: 'go' })
    await s10.complete('M-6', { TORQUE: 10 })
  })

  test('what nobody takes here is not bound, and how much it holds must be known', async () => {
    await expect(bind('F9', 'X', { bomCode: 'NUT' })).rejects.toMatchObject({ key: 'materials.not_wanted' })
    await expect(bind('F9', 'LOT-9')).rejects.toMatchObject({ key: 'materials.which_part' })
  })

  test('a line may do without a check', async () => {
    await unbind('F1', { reason: 'cleaning' })
    expect(await reasonsFor('M-7')).toEqual(['materialNotBound SCREW'])
    const now = await plant.as('admin')(settings.get, {})
    await plant.as('admin')(settings.save, {
      ...theSettings({ checks: [{ lineNumber: 'L1', off: ['materialNotBound'] }] }, now.version),
    })
    expect(await s10.arrive('M-7')).toMatchObject({ answer: 'go' })
    await plant.as('admin')(settings.save, { ...theSettings({ checks: [] }, now.version + 1) })
  })
})

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

  test('told again at a retest it is in there once; another one is an exchange, with its reason', async () => {
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

test('lots that are scanned per unit: told again they count once, told beyond what is left they are refused, exchanged the sums agree', async () => {
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

test('one serial told twice with one unit is refused by name', async () => {
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

test('fifty stations race for the last pieces of a lot: none is taken twice, and every sum agrees', async () => {
  const crowd = await startLineWithParts(plant, 'L2', [aBomRow(1, 'PIN', 'S10', { bomQty: 3 })])
  const one = crowd.station('S10')
  await one.send('bind', { messageId: 'pins', at: nowIso(), position: 'P', label: 'PINS', quantity: 100 })
  const done = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => one.complete(`R-${i}`, { TORQUE: 10 })),
  )
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([])
  const { remaining } = await plant.db
    .selectFrom('materialLots')
    .select('remaining')
    .where('bomLot', '=', 'PINS')
    .executeTakeFirstOrThrow()
  const rows = await plant.db
    .selectFrom('components')
    .select(['bomLot', 'quantity'])
    .where('lineNumber', '=', 'L2')
    .execute()
  const sum = (lot: string | null) =>
    rows.filter(({ bomLot }) => bomLot === lot).reduce((all, { quantity }) => all + quantity, 0)
  expect([remaining, sum('PINS'), sum(null)]).toEqual([0, 100, 50])
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
