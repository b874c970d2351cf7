import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const planner = plant.as('editor', 'L1')
const admin = plant.as('admin', 'L1')

const newOrder = (orderCode: string, orderNumber = 10, over = {}) =>
  planner(orders.create, anOrder(orderCode, { typeNo: line.typeNo, orderNumber, ...over }))

const lotOf = async (lotNo: string) =>
  (await planner(lots.list, { lotNo })).rows.find((lot) => lot.lotNo === lotNo)!
const take = async (lotNo: string) => planner(lots.move, { id: (await lotOf(lotNo)).id, move: 'takeIn' })

/** A unit of a lot as the floor leaves it, counted as the floor counts it. */
async function begin(lotNo: string, over = {}) {
  const { orderCode } = await lotOf(lotNo)
  await plant.db
    .updateTable('lots')
    .set((eb) => ({ startedNumber: eb('startedNumber', '+', 1) }))
    .where('lotNo', '=', lotNo)
    .execute()
  return storedUnit(plant.db, 'L1', {
    orderCode,
    lotNo,
    typeNo: line.typeNo,
    processingNumber: line.processingNumber,
    ...over,
  })
}

describe('the dispatch list', () => {
  const waiting = async () =>
    (await planner(lots.list, { orderCode: 'Q', lotStatus: ['waiting'] })).rows.map(({ lotNo }) => lotNo)

  test('shows the best next first: by priority, what the line makes already, what is due first', async () => {
    await newOrder('Q-LATE', 10, { planEnd: '2026-05-01T00:00:00.000Z' })
    await newOrder('Q-SOON', 10, { planEnd: '2026-04-01T00:00:00.000Z' })
    for (const [orderCode, lotNo, productionPriority] of [
      ['Q-LATE', 'LATE', 5],
      ['Q-SOON', 'SOON', 5],
      ['Q-LATE', 'URGENT', 1],
    ] as const)
      await planner(lots.create, { orderCode, lotNo, number: 2, productionPriority })
    expect(await waiting()).toEqual(['URGENT', 'SOON', 'LATE'])
    expect((await planner(lots.list, { lotNo: 'SOON' })).rows[0]).toMatchObject({
      sameType: true,
      typeNo: line.typeNo,
      planEnd: '2026-04-01T00:00:00.000Z',
    })
  })

  test('is put in another order by hand among lots of one priority, and back', async () => {
    const [late, soon, urgent] = [await lotOf('LATE'), await lotOf('SOON'), await lotOf('URGENT')]
    await planner(lots.queue, { id: late.id, before: soon.id })
    expect(await waiting()).toEqual(['URGENT', 'LATE', 'SOON'])
    await expect(planner(lots.queue, { id: late.id, before: urgent.id })).rejects.toMatchObject({
      key: 'lots.other_priority',
    })
    await planner(lots.unqueue, {})
    expect(await waiting()).toEqual(['URGENT', 'SOON', 'LATE'])
  })

  test('another priority is another place, and taking it back notices who was there meanwhile', async () => {
    const { id } = await lotOf('LATE')
    await planner(lots.prioritise, { id, productionPriority: 1 })
    expect((await waiting())[0]).toBe('LATE') // due later, but received before
    await expect(planner(lots.prioritise, { id, productionPriority: 5, seen: 3 })).rejects.toMatchObject({
      key: 'record.changed',
    })
    await planner(lots.prioritise, { id, productionPriority: 5, seen: 1 })
  })

  test('the file has the list’s rows in the list’s order', async () => {
    const file = String(await planner(lots.export, { lotStatus: ['waiting'], orderCode: 'Q', format: 'csv' }))
    expect(
      file
        .split('\r\n')
        .slice(1, 4)
        .map((row) => row.split(',')[0]),
    ).toEqual(await waiting())
  })
})

describe('lots divided and joined', () => {
  test('what is not begun goes into a lot of its own, serials with it; at least one stays', async () => {
    const { id: orderId } = await newOrder('D', 10, { serialsHere: true })
    await planner(orders.move, { id: orderId, move: 'release' })
    const { id } = await planner(lots.create, { orderCode: 'D', number: 6 })
    await take('D-001')
    await begin('D-001')
    await begin('D-001')
    await expect(planner(lots.split, { id, number: 5 })).rejects.toMatchObject({
      key: 'lots.not_begun_left',
      facts: { left: 4 },
    })
    expect(await planner(lots.split, { id, number: 4 })).toMatchObject({
      lotNo: 'D-002',
      number: 4,
      lotStatus: 'inProcess',
      parentLot: 'D-001',
      startedNumber: 0,
    })
    expect(await lotOf('D-001')).toMatchObject({ number: 2, startedNumber: 2 })
    expect(
      (await planner(orders.serials, { orderCode: 'D', lotNo: 'D-002' })).rows.map(
        ({ serialNo }) => serialNo,
      ),
    ).toEqual([3, 4, 5, 6])
    expect((await planner(orders.serials, { orderCode: 'D', lotNo: 'D-001' })).total).toBe(2)
    await expect(planner(lots.split, { id, number: 1 })).rejects.toMatchObject({ key: 'lots.not_begun_left' })
  })

  test('a lot goes into another of the same order: units, serials and figures move, its history stays', async () => {
    const [from, into] = [await lotOf('D-001'), await lotOf('D-002')]
    expect(await planner(lots.merge, { id: from.id, into: into.id })).toMatchObject({
      lotNo: 'D-002',
      number: 6,
      startedNumber: 2,
    })
    expect(await lotOf('D-001')).toMatchObject({ lotStatus: 'merged', parentLot: 'D-002', startedNumber: 0 })
    expect((await admin(units.list, { lotNo: 'D-002' })).total).toBe(2)
    expect((await planner(orders.serials, { orderCode: 'D', lotNo: 'D-002' })).total).toBe(6)
    expect(
      (await planner(audit.of, { lineNumber: 'L1', entity: 'lot', entityKey: 'D-001' }))[0],
    ).toMatchObject({ action: 'merge', before: { startedNumber: 2 } })
  })

  test('unlike lots are not joined', async () => {
    const [open, waits] = [await lotOf('D-002'), await planner(lots.create, { orderCode: 'D', number: 4 })]
    await expect(planner(lots.merge, { id: waits.id, into: open.id })).rejects.toMatchObject({
      key: 'lots.not_alike',
    })
    await expect(planner(lots.merge, { id: waits.id, into: waits.id })).rejects.toMatchObject({
      key: 'lots.not_alike',
    })
    await expect(planner(lots.merge, { id: (await lotOf('SOON')).id, into: waits.id })).rejects.toMatchObject(
      { key: 'lots.not_alike' },
    )
  })
})

test('an order that is in lots is not deleted, and the answer names them', async () => {
  const { id } = await newOrder('DEL', 10)
  await planner(lots.create, { orderCode: 'DEL', number: 10 })
  await expect(planner(orders.delete, { id })).rejects.toMatchObject({
    key: 'definition.in_use',
    facts: { by: 'DEL-001' },
  })
})

test('who only looks on changes no lot, and no line sees another’s', async () => {
  const { id } = await lotOf('SOON')
  await expect(plant.as('operator', 'L1')(lots.move, { id, move: 'takeIn' })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  const other = await startLine(plant, 'L2')
  expect(other.order.lineNumber).toBe('L2')
  expect((await plant.as('operator', 'L2')(lots.list, {})).total).toBe(0)
  await expect(plant.as('admin', 'L2')(lots.move, { id, move: 'takeIn' })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})
