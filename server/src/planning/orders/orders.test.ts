import { afterAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { type OrderDraft, type OrderMove, orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anOrder, aRoute, aStation, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const planner = plant.as('editor', 'L1')

for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
for (const station of ['S10', 'S20']) await admin(stations.create, aStation(station))
await admin(processings.create, aRoute('R1'))
await admin(processings.move, { processingNumber: 'R1', processingVer: 1, move: 'release' })
await admin(types.create, aType('T1', { processingNumber: 'R1', processingVer: 1 }))
await admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })

const create = (orderCode: string, over: Partial<OrderDraft> & { release?: boolean } = {}) =>
  planner(orders.create, { ...anOrder(orderCode), ...over })
const move = (id: number, move: OrderMove, reason?: string) => planner(orders.move, { id, move, reason })

describe('a new order', () => {
  test('waits to be released, has made nothing and is at the end of the queue', async () => {
    const first = await create('WO-1')
    expect(first).toMatchObject({
      lineNumber: 'L1',
      orderStatus: 'created',
      actualNumber: 0,
      startedNumber: 0,
      actualStart: null,
      revision: 0,
    })
    expect((await create('WO-2')).sequence).toBeGreaterThan(first.sequence)
  })

  test('may be saved and released in one', async () =>
    expect(await create('WO-3', { release: true })).toMatchObject({ orderStatus: 'released' }))

  test('has a code used once on the line, and freely on another', async () => {
    await expect(create('WO-1')).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'orderCode',
      facts: { code: 'WO-1' },
    })
    await expect(plant.as('editor', 'L2')(orders.create, anOrder('WO-1'))).resolves.toMatchObject({
      lineNumber: 'L2',
    })
  })

  test.each([
    ['ends before it begins', { planEnd: '2026-03-02T05:59:59.000Z' }, 'orders.plan_backwards', 'planEnd'],
    ['asks for nothing', { orderNumber: 0 }, 'call.invalid', 'orderNumber'],
    ['makes a type that does not exist', { typeNo: 'T9' }, 'orders.type_unknown', 'typeNo'],
    [
      'takes a route that does not exist',
      { processRoute: 'R1', processRouteVer: 7 },
      'orders.route_unknown',
      'processRoute',
    ],
  ])('is refused when it %s', async (_, over, key, field) => {
    await expect(create('WO-X', over)).rejects.toMatchObject({ key, field })
  })

  test('makes a released type by a released route only', async () => {
    await admin(types.revise, { typeNo: 'T1', typeVer: 1 })
    await expect(create('WO-X', { typeVer: 2 })).rejects.toMatchObject({ key: 'orders.type_unknown' })
    await admin(processings.revise, { processingNumber: 'R1', processingVer: 1 })
    await expect(create('WO-X', { processRoute: 'R1', processRouteVer: 2 })).rejects.toMatchObject({
      key: 'orders.route_unknown',
    })
  })
})

describe('an order is rewritten', () => {
  test('while it is only created, as somebody saw it, and keeps its own code', async () => {
    const { id, revision } = await create('WO-4')
    const edit = (over: Partial<OrderDraft>) =>
      planner(orders.update, { ...anOrder('WO-4', over), id, revision })
    await expect(edit({ orderCode: 'WO-1' })).rejects.toMatchObject({ key: 'record.code_taken' })
    expect(await edit({ orderName: 'Gearbox' })).toMatchObject({ orderName: 'Gearbox', revision: 1 })
    await expect(edit({ orderName: 'Other' })).rejects.toMatchObject({ key: 'record.changed' })
    await move(id, 'release')
    await expect(planner(orders.update, { ...anOrder('WO-4'), id, revision: 2 })).rejects.toMatchObject({
      key: 'orders.wrong_status',
      facts: { orderStatus: 'released' },
    })
  })

  test('on its own line only', async () => {
    const { id } = await create('WO-5')
    await expect(plant.as('editor', 'L2')(orders.move, { id, move: 'release' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })
})

describe('the way of an order', () => {
  test('two people press Release: one succeeds, the other is refused with the status of the order', async () => {
    const { id } = await create('WO-6')
    const outcome = await Promise.allSettled([move(id, 'release'), move(id, 'release')])
    expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(move(id, 'release')).rejects.toMatchObject({
      key: 'orders.wrong_status',
      facts: { orderStatus: 'released' },
    })
  })

  test('from created to closed, with its times and the reasons that were given', async () => {
    const { id } = await create('WO-7', { release: true })
    const started = await move(id, 'start')
    expect(started).toMatchObject({ orderStatus: 'producing', actualStart: expect.any(String) })
    await expect(move(id, 'pause')).rejects.toMatchObject({ key: 'record.reason_missing', field: 'reason' })
    expect(await move(id, 'pause', 'no material')).toMatchObject({
      orderStatus: 'paused',
      statusReason: 'no material',
    })
    expect(await move(id, 'resume')).toMatchObject({
      orderStatus: 'producing',
      statusReason: null,
      actualStart: started.actualStart,
    })
    expect(await move(id, 'complete', 'customer took less')).toMatchObject({
      orderStatus: 'completed',
      actualEnd: expect.any(String),
    })
    expect(await move(id, 'close')).toMatchObject({ orderStatus: 'closed' })
    await expect(move(id, 'cancel', 'too late')).rejects.toMatchObject({
      key: 'orders.wrong_status',
      facts: { orderStatus: 'closed' },
    })
  })

  test('created, it goes away; later it cannot be deleted any more', async () => {
    const { id } = await create('WO-8')
    expect(await planner(orders.delete, { id })).toMatchObject({ orderCode: 'WO-8' })
    const released = await create('WO-9', { release: true })
    const reply = await plant.post(
      '/api/orders/delete/L1',
      { id: released.id },
      { token: await plant.tokenFor('editor') },
    )
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { key: 'orders.producing', message: 'Delete failed, Producting' },
    ])
    expect(await move(released.id, 'cancel', 'mistaken')).toMatchObject({ orderStatus: 'cancelled' })
  })
})

describe('the number ordered', () => {
  test('may change while the order is open, but not below what was started', async () => {
    const { station, order } = await startLine(plant, 'L3')
    const foreman = plant.as('editor', 'L3')
    await station('S10').arrive('SN-1')
    await station('S10').complete('SN-1', { TORQUE: 10 })
    await station('S10').arrive('SN-2')
    const change = (orderNumber: number) =>
      foreman(orders.changeNumber, { id: order.id, orderNumber, reason: 'x' })
    await expect(change(1)).rejects.toMatchObject({
      key: 'orders.fewer_than_started',
      field: 'orderNumber',
      facts: { startedNumber: 2 },
    })
    expect(await change(2)).toMatchObject({ orderNumber: 2, startedNumber: 2 })
    const back = { id: order.id, orderNumber: order.orderNumber, reason: 'x', seen: 2 }
    expect(await foreman(orders.changeNumber, back)).toMatchObject({ orderNumber: order.orderNumber })
    await expect(foreman(orders.changeNumber, back)).rejects.toMatchObject({ key: 'record.changed' })
    await foreman(orders.move, { id: order.id, move: 'complete', reason: 'enough' })
    await expect(change(5)).rejects.toMatchObject({
      key: 'orders.wrong_status',
      facts: { orderStatus: 'completed' },
    })
  })
})

describe('the queue', () => {
  const other = plant.as('editor', 'L2')
  const queue = async () =>
    (await other(orders.list, { sort: 'sequence' })).rows.map((order) => order.orderCode)

  test('is sorted by putting an order before another or at the end', async () => {
    const [a, b, c] = [
      await other(orders.create, anOrder('A')),
      await other(orders.create, anOrder('B')),
      await other(orders.create, anOrder('C')),
    ]
    await other(orders.queue, { id: c.id, before: a.id })
    expect(await queue()).toEqual(['WO-1', 'C', 'A', 'B'])
    await other(orders.queue, { id: a.id, before: null })
    expect(await queue()).toEqual(['WO-1', 'C', 'B', 'A'])
    const back = { id: a.id, before: b.id, seen: 40 }
    expect(await other(orders.queue, back)).toMatchObject({ sequence: 30 })
    await expect(other(orders.queue, back)).rejects.toMatchObject({ key: 'record.changed' })
    expect(await queue()).toEqual(['WO-1', 'C', 'A', 'B'])
    await expect(other(orders.queue, { id: b.id, before: 999_999 })).rejects.toMatchObject({
      key: 'record.unknown',
    })
    await other(orders.move, { id: b.id, move: 'cancel', reason: 'mistaken' })
    await expect(other(orders.queue, { id: b.id, before: null })).rejects.toMatchObject({
      key: 'orders.wrong_status',
      facts: { orderStatus: 'cancelled' },
    })
  })

  test('sorted by two people at once holds every order once', async () => {
    for (const code of ['D', 'E', 'F']) await other(orders.create, anOrder(code))
    const ids = (await other(orders.list, { orderStatus: ['created'], sort: 'sequence' })).rows.map(
      (order) => order.id,
    )
    await Promise.all(
      ids.flatMap((id) => [
        other(orders.queue, { id, before: null }),
        other(orders.queue, { id, before: ids.find((first) => first !== id)! }),
      ]),
    )
    const { rows } = await other(orders.list, { orderStatus: ['created'] })
    expect(rows.map((order) => order.sequence).toSorted((a, b) => a - b)).toEqual(
      ids.map((_, place) => 10 * (place + 1)),
    )
  })
})

test('the list shows this line only, newest plan first, narrowed as requested; a per cent sign is only itself', async () => {
  await admin(processings.move, { processingNumber: 'R1', processingVer: 2, move: 'release' })
  await create('WO-30%', {
    processRoute: 'R1',
    processRouteVer: 2,
    planStart: '2027-01-01T00:00:00.000Z',
    planEnd: '2027-01-02T00:00:00.000Z',
  })
  expect((await planner(orders.list, { limit: 1 })).rows).toMatchObject([
    { orderCode: 'WO-30%', lineNumber: 'L1' },
  ])
  const found = async (filter: object) =>
    (await planner(orders.list, filter)).rows.map((order) => order.orderCode)
  expect(await found({ orderCode: '%' })).toEqual(['WO-30%'])
  expect(await found({ orderStatus: ['closed', 'cancelled'], sort: 'orderCode' })).toEqual(['WO-7', 'WO-9'])
})
