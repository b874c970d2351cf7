import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder } from '../../testing/samples.ts'
import { lotReported } from './lots.ts'

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

describe('lots of an order', () => {
  test('are numbered by the rule, wait, and together are never more than the order’s quantity', async () => {
    await newOrder('A', 10)
    const first = await planner(lots.create, { orderCode: 'A', number: 4 })
    expect(first).toMatchObject({
      lotNo: 'A-001',
      lotStatus: 'waiting',
      lotType: 'series',
      productionPriority: 5,
      number: 4,
      sequence: null,
    })
    await expect(planner(lots.create, { orderCode: 'A', number: 7 })).rejects.toMatchObject({
      key: 'lots.more_than_left',
      facts: { left: 6 },
    })
    expect(
      await planner(lots.create, {
        orderCode: 'A',
        number: 6,
        lotNo: 'HOST-7',
        mainFlow: 'MF',
        mainFlowSeq: 2,
      }),
    ).toMatchObject({ lotNo: 'HOST-7', mainFlowSeq: 2 })
    await expect(planner(lots.create, { orderCode: 'A', number: 1 })).rejects.toMatchObject({
      key: 'lots.nothing_left',
    })
    await expect(planner(lots.create, { orderCode: 'NONE', number: 1 })).rejects.toMatchObject({
      field: 'orderCode',
    })
  })

  test('a whole order in lots of four: the last is what is left', async () => {
    await newOrder('B', 10)
    expect((await planner(lots.undivided, {})).find(({ orderCode }) => orderCode === 'B')).toMatchObject({
      left: 10,
    })
    const made = await planner(lots.divide, { orderCode: 'B', lotSize: 4 })
    expect(made.map(({ lotNo, number }) => [lotNo, number])).toEqual([
      ['B-001', 4],
      ['B-002', 4],
      ['B-003', 2],
    ])
    expect((await planner(lots.undivided, {})).some(({ orderCode }) => orderCode === 'B')).toBe(false)
    await newOrder('HUGE', 100_000)
    await expect(planner(lots.divide, { orderCode: 'HUGE', lotSize: 1 })).rejects.toMatchObject({
      key: 'lots.too_many',
      field: 'lotSize',
    })
  })

  test('a number is used once on a line', async () => {
    await newOrder('C', 10)
    await expect(planner(lots.create, { orderCode: 'C', number: 1, lotNo: 'HOST-7' })).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'lotNo',
    })
  })

  test('two people divide one order: one succeeds, the other is refused because nothing is left', async () => {
    await newOrder('RACE', 10)
    const outcome = await Promise.allSettled(
      [1, 2].map(() => planner(lots.divide, { orderCode: 'RACE', lotSize: 5 })),
    )
    expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await planner(lots.list, { orderCode: 'RACE' })).total).toBe(2)
  })
})

describe('a lot on its way', () => {
  test('is taken in with its order, held and let go with a reason, finished short', async () => {
    await newOrder('W', 10)
    const { id } = await planner(lots.create, { orderCode: 'W', number: 5 })
    expect(await planner(lots.move, { id, move: 'takeIn' })).toMatchObject({
      lotStatus: 'inProcess',
      startedAt: expect.any(String),
    })
    expect(
      (await planner(orders.list, { orderCode: 'W' })).rows.find(({ orderCode }) => orderCode === 'W'),
    ).toMatchObject({ orderStatus: 'released' })
    await expect(planner(lots.move, { id, move: 'takeIn' })).rejects.toMatchObject({
      key: 'lots.wrong_status',
      facts: { lotStatus: 'inProcess' },
    })
    await expect(planner(lots.move, { id, move: 'hold' })).rejects.toMatchObject({
      key: 'record.reason_missing',
    })
    expect(await planner(lots.move, { id, move: 'hold', reason: 'Wrong paint' })).toMatchObject({
      lotStatus: 'onHold',
      statusReason: 'Wrong paint',
    })
    expect(await planner(lots.move, { id, move: 'release', reason: 'Checked' })).toMatchObject({
      lotStatus: 'inProcess',
    })
    expect(await planner(lots.move, { id, move: 'finish', reason: 'No more material' })).toMatchObject({
      lotStatus: 'completed',
      endedAt: expect.any(String),
    })
    expect(
      (await planner(audit.of, { lineNumber: 'L1', entity: 'lot', entityKey: 'W-001' })).map(
        ({ action }) => action,
      ),
    ).toEqual(['finish', 'release', 'hold', 'takeIn', 'create'])
  })

  test('is reported when the host has accepted it, once and only when it is complete', async () => {
    const onLine = 'L1' as LineNumber // the test's own line
    expect(await lotReported(plant.db, onLine, 'W-001')).toBe(true)
    expect(await lotOf('W-001')).toMatchObject({ lotStatus: 'reported' })
    expect(await lotReported(plant.db, onLine, 'W-001')).toBe(false)
    expect(await lotReported(plant.db, onLine, 'SOON')).toBe(false)
  })

  test('is not taken in by a line that could not start its order', async () => {
    const { id } = await newOrder('NOT', 10)
    const lot = await planner(lots.create, { orderCode: 'NOT', number: 5 })
    await planner(orders.move, { id, move: 'cancel', reason: 'x' })
    await expect(planner(lots.move, { id: lot.id, move: 'takeIn' })).rejects.toMatchObject({
      key: 'orders.wrong_status',
    })
    expect(await planner(lots.move, { id: lot.id, move: 'refuse', reason: 'Cancelled' })).toMatchObject({
      lotStatus: 'refused',
    })
    await expect(planner(lots.create, { orderCode: 'NOT', number: 1 })).rejects.toMatchObject({
      key: 'lots.order_wrong_status',
    })
  })

  test('that is scrapped takes with it what is still on the line, and counts it on its order', async () => {
    await newOrder('S', 10)
    await planner(lots.create, { orderCode: 'S', number: 3 })
    await take('S-001')
    const open = await begin('S-001')
    await begin('S-001', { processStatus: 'finished' })
    expect(
      await planner(lots.move, { id: (await lotOf('S-001')).id, move: 'scrap', reason: 'Fire' }),
    ).toMatchObject({ lotStatus: 'scrapped', ngNumber: 1 })
    expect(
      (await admin(units.list, { lotNo: 'S-001' })).rows.map(({ processStatus }) => processStatus).toSorted(),
    ).toEqual(['finished', 'scrapped'])
    expect(
      (await planner(orders.list, { orderCode: 'S' })).rows.find(({ orderCode }) => orderCode === 'S'),
    ).toMatchObject({ ngNumber: 1 })
    expect(
      (await admin(audit.of, { lineNumber: 'L1', entity: 'unit', entityKey: open.productId }))[0],
    ).toMatchObject({ action: 'scrap', after: { lotNo: 'S-001' } })
  })

  test('counts a unit of it that a person scraps', async () => {
    await newOrder('U', 10)
    await planner(lots.create, { orderCode: 'U', number: 3 })
    await take('U-001')
    const { productId } = await begin('U-001')
    await admin(units.move, { productId, move: 'scrap', reason: 'Dropped' })
    expect(await lotOf('U-001')).toMatchObject({ ngNumber: 1 })
  })

  test('shows where most of its units wait, and since when', async () => {
    await newOrder('P', 10)
    await planner(lots.create, { orderCode: 'P', number: 5 })
    await take('P-001')
    await begin('P-001', { currentStation: 'S10', lastTime: '2026-03-02T05:00:00.000Z' })
    for (const lastTime of ['2026-03-02T07:00:00.000Z', '2026-03-02T06:00:00.000Z'])
      await begin('P-001', { currentStation: 'S20', lastTime })
    expect(await lotOf('P-001')).toMatchObject({
      currentProcess: 'S20',
      waitingSince: '2026-03-02T06:00:00.000Z',
    })
    expect(await planner(lots.wip, { lotNo: 'P-001' })).toMatchObject([
      { stationNumber: 'S10', waiting: 1 },
      { stationNumber: 'S20', waiting: 2, held: 0, waitingSince: '2026-03-02T06:00:00.000Z' },
    ])
  })
})

test('a lot counts as NG its scrapped units and those on the line whose last result is NG', async () => {
  await newOrder('NG', 10)
  await planner(lots.create, { orderCode: 'NG', number: 9 })
  await take('NG-001')
  await begin('NG-001', { resultStatus: 'ng', processStatus: 'held', currentStation: null })
  await begin('NG-001', { resultStatus: 'ng', processStatus: 'rework', currentStation: 'S10' })
  await begin('NG-001', { resultStatus: 'ok', currentStation: 'S20' })
  await begin('NG-001', { resultStatus: 'ok', processStatus: 'finished' })
  const { productId } = await begin('NG-001', { resultStatus: 'ok', currentStation: 'S20' })
  await admin(units.move, { productId, move: 'scrap', reason: 'Dropped' })
  const [lot] = (await planner(lots.list, { lotNo: 'NG-001' })).rows
  expect(lot).toMatchObject({ ng: 3, ngNumber: 1, currentProcess: 'S10' })
})
