import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { settings } from '@takt/contract/settings.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, theSettings } from '../../testing/samples.ts'

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

  test('it counts down by the quantity of the bill, and is recorded in the unit', async () => {
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

  test('what has run out is reported, and work without permission takes the rest of no lot: nothing is overdrawn', async () => {
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
