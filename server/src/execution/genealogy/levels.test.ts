import { afterAll, beforeAll, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'PIN', 'S10')], 10)
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const status = async (unit: string) => (await admin(units.passport, { unit })).unit.processStatus
const finish = async (sn: string) => {
  await s20.work(sn, { VOUT: 5 })
  await s30.work(sn)
}
/** Ends the order in production and starts one whose units take a finished unit each. */
async function nextOrder(before: number, orderCode: string) {
  await admin(orders.move, { id: before, move: 'complete', reason: 'enough' })
  return (await startOrder(plant, 'L1', line.typeNo, orderCode, 10, { bomCode: 'OUTER', bomVer: 1 })).id
}
const into = (sn: string, child: string) => s10.work(sn, { TORQUE: 10 }, { materials: [{ serial: child }] })

/** Lot PINS is in INNER-1 and INNER-2; INNER-1 is in MIDDLE, and MIDDLE in OUTER. INNER-2 was in LEFT and came out again; LEFT holds INNER-3, made of another lot. */
beforeAll(async () => {
  await admin(materials.bind, {
    stationNumber: 'S10',
    position: 'P',
    label: 'PINS',
    bomCode: 'PIN',
    quantity: 100,
  })
  for (const sn of ['INNER-1', 'INNER-2']) {
    await s10.work(sn, { TORQUE: 10 })
    await finish(sn)
  }
  await admin(materials.unbind, { stationNumber: 'S10', position: 'P', reason: 'other lot' })
  await admin(materials.bind, {
    stationNumber: 'S10',
    position: 'P',
    label: 'OTHER',
    bomCode: 'PIN',
    quantity: 100,
  })
  await s10.work('INNER-3', { TORQUE: 10 })
  await finish('INNER-3')
  const outer = { bomCode: 'OUTER', bomVer: 1 }
  await admin(boms.create, {
    bomCode: 'OUTER',
    bomName: 'Outer',
    typeNo: line.typeNo,
    validFrom: null,
    remark: null,
    rows: [aBomRow(1, line.typeNo, 'S10', { consumeMode: 'scan', serialInputFlag: true, serialType: 'S' })],
  })
  await admin(boms.move, { ...outer, move: 'release' })
  const second = await nextOrder(line.order.id, 'WO-MIDDLE')
  await into('MIDDLE', 'INNER-1')
  await finish('MIDDLE')
  await into('LEFT', 'INNER-2')
  await s10.send('exchange', {
    messageId: 'x',
    at: nowIso(),
    productSn: 'LEFT',
    removed: { serial: 'INNER-2' },
    added: { serial: 'INNER-3' },
    reason: 'wrong one',
    operator: 'ANNA',
  })
  await nextOrder(second, 'WO-OUTER')
  await into('OUTER', 'MIDDLE')
})

const found = async (filter: object) => {
  const { rows, units: count, total, deeper } = await admin(genealogy.whereUsed, filter)
  return { rows: rows.map(({ level, productSn }) => `${level} ${productSn}`), count, total, deeper }
}

test('where used lists the assemblies in between, level by level; ever also where it was taken out', async () => {
  expect(await found({ bomLot: 'PINS' })).toEqual({
    rows: ['1 INNER-2', '1 INNER-1', '2 MIDDLE', '3 OUTER'],
    count: 4,
    total: 4,
    deeper: false,
  })
  expect(await found({ bomLot: 'PINS', now: false })).toEqual({
    rows: ['1 INNER-2', '1 INNER-1', '2 LEFT', '2 MIDDLE', '3 OUTER'],
    count: 5,
    total: 5,
    deeper: false,
  })
  expect(await found({ bomLot: 'OTHER' })).toMatchObject({ rows: ['1 INNER-3', '2 LEFT'] })
})

test('the levels are read on by key without losing or repeating one', async () => {
  const read: string[] = []
  for (let after: string | undefined; ;) {
    const page = await admin(genealogy.whereUsed, {
      bomLot: 'PINS',
      now: false,
      limit: 2,
      ...(after && { after }),
    })
    read.push(...page.rows.map(({ productSn }) => productSn!))
    if (!page.next) break
    after = page.next
  }
  expect(read).toEqual(['INNER-2', 'INNER-1', 'LEFT', 'MIDDLE', 'OUTER'])
})

test('where a unit itself is built in', async () => {
  const { productId } = (await admin(units.passport, { unit: 'INNER-1' })).unit
  expect(await found({ productIds: [productId] })).toMatchObject({ rows: ['1 MIDDLE', '2 OUTER'], count: 2 })
})

test('all that was ever in a unit has what was in the unit that was taken out, and its replacement', async () => {
  const parts = async (now: boolean) =>
    (await admin(genealogy.ofUnit, { productSn: 'LEFT', now })).components.map(
      ({ depth, serial, bomLot, removedAt }) => `${depth} ${serial ?? bomLot}${removedAt ? ' out' : ''}`,
    )
  expect(await parts(true)).toEqual(['0 INNER-3', '1 OTHER'])
  expect(await parts(false)).toEqual(['0 INNER-2 out', '1 PINS', '0 INNER-3', '1 OTHER'])
  expect(
    (await admin(genealogy.ofUnit, { productSn: 'OUTER', now: false })).components.map(({ depth }) => depth),
  ).toEqual([0, 1, 2])
})

test('who built a part in is shown by name', async () => {
  await plant.db.insertInto('operators').values({ operatorNo: 'ANNA', name: 'Anna Berg', level: 1 }).execute()
  for (const now of [true, false]) {
    const { components } = await admin(genealogy.ofUnit, { productSn: 'LEFT', now })
    expect(components).toMatchObject(
      components.map(({ serial }) =>
        serial === 'INNER-3'
          ? { operator: 'ANNA', operatorName: 'Anna Berg' }
          : { operator: null, operatorName: null },
      ),
    )
  }
})

test('a lot is held at every level, finished units too, and stations refuse the outermost; each unit that is left is counted by its reason', async () => {
  await admin(units.move, {
    productId: (await admin(units.passport, { unit: 'LEFT' })).unit.productId,
    move: 'scrap',
    reason: 'fell',
  })
  await admin(units.move, {
    productId: (await admin(units.passport, { unit: 'INNER-2' })).unit.productId,
    move: 'hold',
    reason: 'before',
  })
  expect(await admin(genealogy.rework, { bomLot: 'PINS', now: false, reason: 'look' })).toEqual({
    changed: 0,
    left: [
      { why: 'finished', units: 3 },
      { why: 'scrapped', units: 1 },
      { why: 'noReworkStep', units: 1 },
    ],
    deeper: false,
  })
  expect(await admin(genealogy.hold, { bomLot: 'PINS', now: false, reason: 'soft pins' })).toEqual({
    changed: 4,
    left: [{ why: 'scrapped', units: 1 }],
    deeper: false,
  })
  expect(await Promise.all(['INNER-1', 'MIDDLE', 'OUTER', 'INNER-3'].map(status))).toEqual([
    'held',
    'held',
    'held',
    'finished',
  ])
  expect(await s20.arrive('OUTER')).toMatchObject({
    answer: 'noGo',
    reasons: expect.arrayContaining([expect.objectContaining({ reason: 'unitHeld' })]),
  })
  const again = await admin(genealogy.hold, { bomLot: 'PINS', reason: 'soft pins' })
  expect(again).toMatchObject({ changed: 0, left: [{ why: 'alreadyHeld', units: 4 }] })
  const inner = (await admin(units.passport, { unit: 'INNER-2' })).unit
  expect(inner.holds).toEqual(['before', 'soft pins'])
})

test('a unit is held with everything it is built into', async () => {
  const { productId } = (await admin(units.passport, { unit: 'INNER-3' })).unit
  expect(await admin(genealogy.hold, { productIds: [productId], reason: 'noise' })).toEqual({
    changed: 1,
    left: [{ why: 'scrapped', units: 1 }],
    deeper: false,
  })
  expect(await status('INNER-3')).toBe('held')
})
