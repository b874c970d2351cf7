import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { materialSumsAgree, startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLineWithParts(
  plant,
  'L1',
  [
    aBomRow(1, 'SCREW', 'S10', { bomQty: 2 }),
    aBomRow(2, 'BOARD', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
  ],
  100,
)
const admin = plant.as('admin', 'L1')
const [s10, s20] = [line.station('S10'), line.station('S20')]
const place = { stationNumber: 'S10', position: 'F1' }
const aLot = (bomLot: string, quantity: number) => ({
  bomCode: 'SCREW',
  bomLot,
  quantity,
  expiresAt: null,
  supplier: 'Bolts & Co',
  supplierLot: 'SL-1',
})
const lotNow = async (bomLot: string) => (await admin(materials.lots, { bomLot })).rows[0]!

test('a lot is received, counted, thrown away in part and blocked, each with its trace', async () => {
  await admin(materials.receive, aLot('A', 100))
  await admin(materials.receive, aLot('A', 20))
  expect(await lotNow('A')).toMatchObject({
    quantity: 120,
    remaining: 120,
    supplier: 'Bolts & Co',
    unit: 'pcs',
    places: [],
  })
  await admin(materials.adjust, { bomCode: 'SCREW', bomLot: 'A', remaining: 110, reason: 'counted' })
  await admin(materials.scrap, { bomCode: 'SCREW', bomLot: 'A', quantity: 10, reason: 'fell down' })
  await expect(
    admin(materials.scrap, { bomCode: 'SCREW', bomLot: 'A', quantity: 1000, reason: 'all' }),
  ).rejects.toMatchObject({ key: 'materials.not_enough', facts: { remaining: 100 } })
  await expect(admin(materials.receive, { ...aLot('X', 1), bomCode: 'NONE' })).rejects.toMatchObject({
    key: 'materials.part_unknown',
    field: 'bomCode',
  })
  expect(
    (await admin(materials.movements, { bomCode: 'SCREW', bomLot: 'A' })).map(({ movement, quantity }) => [
      movement,
      quantity,
    ]),
  ).toEqual([
    ['scrap', -10],
    ['adjust', -10],
    ['receive', 20],
    ['receive', 100],
  ])
  expect(await materialSumsAgree(plant)).toBe(true)
})

test('a person binds by the same rules as a station, and the log records who', async () => {
  await admin(materials.block, { bomCode: 'SCREW', bomLot: 'A', reason: 'look at it' })
  await expect(admin(materials.bind, { ...place, label: 'A' })).rejects.toMatchObject({
    key: 'materials.blocked',
  })
  await admin(materials.unblock, { bomCode: 'SCREW', bomLot: 'A', reason: 'fine' })
  expect(await admin(materials.bind, { ...place, label: 'A' })).toMatchObject({
    bomCode: 'SCREW',
    bomLot: 'A',
    boundQuantity: 100,
  })
  await expect(admin(materials.bind, { ...place, stationNumber: 'S77', label: 'A' })).rejects.toMatchObject({
    key: 'materials.station_unknown',
    field: 'stationNumber',
    facts: { stationNumber: 'S77' },
  })
  expect((await lotNow('A')).places).toEqual(['S10 F1'])
  const { rows } = await admin(materials.events, {})
  expect(rows).toMatchObject([{ bindEvent: 'bind', bomLot: 'A', boundBy: 'Administrator' }])
})

test('the board shows what is missing, what is left, and whether it lasts the order', async () => {
  expect((await admin(materials.monitor, {})).places).toMatchObject([
    {
      stationNumber: 'S10',
      position: 'F1',
      bomState: 'bound',
      remaining: 100,
      needed: 200,
      lastsOrder: false,
      secondsLeft: null,
    },
  ])
  for (let i = 0; i < 5; i++) await s10.work(`U-${i}`, { TORQUE: 10 })
  const [used] = (await admin(materials.monitor, {})).places
  expect(used).toMatchObject({ remaining: 90, used: 10, needed: 190 })
  // Ten pieces in a quarter of an hour.
  expect(used!.secondsLeft).toBeCloseTo(90 / (10 / 900), 3)
  await admin(materials.receive, aLot('NEXT', 50))
  await admin(materials.bind, { ...place, position: 'F2', label: 'NEXT' })
  const both = (await admin(materials.monitor, {})).places
  // What is bound second is not touched before the first is used up.
  expect(both.map(({ position, secondsLeft }) => [position, Math.round(secondsLeft!)])).toEqual([
    ['F1', 8100],
    ['F2', 12_600],
  ])
  await admin(materials.block, { bomCode: 'SCREW', bomLot: 'NEXT', reason: 'rust' })
  expect((await admin(materials.monitor, {})).places[0]).toMatchObject({
    position: 'F2',
    bomState: 'blocked',
    secondsLeft: null,
  })
  await admin(materials.unbind, { ...place, position: 'F2', reason: 'blocked' })
  await admin(materials.unbind, { ...place, reason: 'cleaning' })
  expect((await admin(materials.monitor, {})).places).toMatchObject([
    { position: null, bomCode: 'SCREW', bomState: 'none', lastsOrder: false },
  ])
  await admin(materials.bind, { ...place, label: 'A' })
})

test('forward: every unit a lot went into, exactly counted, page by page; backward: all that is in a unit', async () => {
  const first = await admin(genealogy.whereUsed, { bomLot: 'A', limit: 3 })
  expect(first).toMatchObject({ units: 5, total: 5, states: [{ processStatus: 'inProcess', units: 5 }] })
  const second = await admin(genealogy.whereUsed, { bomLot: 'A', limit: 3, after: first.next! })
  expect([...first.rows, ...second.rows].map(({ productSn }) => productSn)).toEqual([
    'U-4',
    'U-3',
    'U-2',
    'U-1',
    'U-0',
  ])
  expect(second).toMatchObject({ next: null, units: null })
  await s20.work('U-0', { VOUT: 5 }, { materials: [{ serial: 'B-7' }] })
  const { components } = await admin(genealogy.ofUnit, { productSn: 'U-0' })
  expect(
    components.map(({ bomCode, bomLot, serial, quantity, supplier }) => [
      bomCode,
      bomLot,
      serial,
      quantity,
      supplier,
    ]),
  ).toEqual([
    ['SCREW', 'A', null, 2, 'Bolts & Co'],
    ['BOARD', null, 'B-7', 1, null],
  ])
  expect(await admin(genealogy.whereUsed, { serial: 'B-7' })).toMatchObject({
    units: 1,
    rows: [{ productSn: 'U-0', bomCode: 'BOARD' }],
  })
  expect(await admin(genealogy.ofUnit, { productSn: 'nobody' })).toEqual({
    productId: null,
    components: [],
    more: false,
    deeper: false,
  })
})

test('a part comes out by hand and goes back to its lot; now and ever differ, and the sums agree', async () => {
  const {
    components: [screws],
  } = await admin(genealogy.ofUnit, { productSn: 'U-1' })
  const { removed, added } = await admin(genealogy.replace, {
    productId: screws!.productId,
    componentId: screws!.componentId,
    reason: 'too long',
    back: true,
    bomLot: 'A',
  })
  expect([removed.removeReason, added?.bomLot]).toEqual(['too long', 'A'])
  expect(await lotNow('A')).toMatchObject({ remaining: 90 })
  expect((await admin(genealogy.ofUnit, { productSn: 'U-1' })).components).toHaveLength(1)
  expect((await admin(genealogy.ofUnit, { productSn: 'U-1', now: false })).components).toHaveLength(2)
  await expect(
    admin(genealogy.replace, {
      productId: screws!.productId,
      componentId: screws!.componentId,
      reason: 'again',
      back: true,
    }),
  ).rejects.toMatchObject({ key: 'materials.not_in_unit' })
  expect(await materialSumsAgree(plant)).toBe(true)
})

test('what was found is held, or sent to rework where the route has a rework step; each that is left is counted by its reason', async () => {
  expect(await admin(genealogy.hold, { bomLot: 'A', reason: 'soft screws' })).toEqual({
    changed: 5,
    left: [],
    deeper: false,
  })
  expect((await admin(units.list, { processStatus: 'held' })).rows).toHaveLength(5)
  await expect(admin(genealogy.hold, { reason: 'everything' })).rejects.toMatchObject({ key: 'call.invalid' })
  // S10 is tried again at the same step: there is no other step that reworks it.
  expect(await admin(genealogy.rework, { bomLot: 'A', reason: 'mend' })).toEqual({
    changed: 0,
    left: [{ why: 'noReworkStep', units: 5 }],
    deeper: false,
  })
  expect(await admin(genealogy.rework, { serial: 'B-7', reason: 'mend' })).toEqual({
    changed: 1,
    left: [],
    deeper: false,
  })
  // What it is held for is lifted by a person; then it goes to rework.
  const { unit } = await admin(units.passport, { unit: 'U-0' })
  expect(unit).toMatchObject({ processStatus: 'held', currentStation: 'S90', holds: ['soft screws'] })
  expect(
    await admin(units.move, { productId: unit.productId, move: 'release', reason: 'mend' }),
  ).toMatchObject({ processStatus: 'rework', statusReason: 'mend' })
  await line.station('S90').work('U-0')
  await s20.work('U-0', { VOUT: 5 }, { materials: [{ serial: 'B-7' }] })
  expect((await admin(units.passport, { unit: 'U-0' })).unit.currentStation).toBe('S30')
})

test('planned against actual: what was taken of no lot is shown', async () => {
  await admin(materials.unbind, { ...place, reason: 'end' })
  await s10.complete('U-9', { TORQUE: 10 }, { messageId: randomUUID(), at: nowIso() })
  const { rows, scrapped, days } = await admin(genealogy.consumption, { bomCode: 'SCREW' })
  expect(rows).toMatchObject([
    {
      orderCode: line.order.orderCode,
      partGrp: 'G1',
      units: 6,
      planned: 12,
      actual: 12,
      unassigned: 2,
      alternates: 0,
      lotsUsed: 1,
      variance: 0,
    },
  ])
  expect(scrapped).toMatchObject([{ bomCode: 'SCREW', quantity: 10 }])
  expect(days.map(({ actual }) => actual)).toEqual([12])
  expect(await materialSumsAgree(plant)).toBe(true)
})

test('the file of all units a lot went into has the unit and the name of the part', async () => {
  const file = await plant.as('operator', 'L1')(genealogy.exportUsed, { bomLot: 'A', format: 'csv' })
  expect(file).toContain('U-4')
  // Elsewhere this code is a bill's; in this file it is the part's.
  expect(file).toMatch(/Current station,Part,Material lot/)
})
