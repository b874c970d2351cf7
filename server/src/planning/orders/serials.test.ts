import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import { storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder, aRoute, aStep, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
const planner = plant.as('editor', 'L1')
const newOrder = (orderCode: string, orderNumber: number, over = {}) =>
  planner(orders.create, anOrder(orderCode, { typeNo, orderNumber, ...over }))
const serialsOf = (orderCode: string, more = {}) => planner(orders.serials, { orderCode, ...more })

describe('serials', () => {
  test('are made at the release of an order that requires them, one a unit, and of no other', async () => {
    const { id } = await newOrder('A', 3, { serialsHere: true })
    expect((await serialsOf('A')).total).toBe(0)
    await planner(orders.move, { id, move: 'release' })
    const { rows, total } = await serialsOf('A')
    expect(total).toBe(3)
    expect(rows).toMatchObject(
      [1, 2, 3].map((serialNo) => ({
        serialNo,
        orderCode: 'A',
        lotNo: null,
        serialState: 'free',
        printedAt: null,
        prints: 0,
        productSn: expect.stringMatching(/^L1\d{5}0000\d$/),
      })),
    )
    await newOrder('PLAIN', 3, { release: true })
    expect((await serialsOf('PLAIN')).total).toBe(0)
  })

  test('follow the rule of the type where it has one', async () => {
    const routed = { processingNumber: 'R-OWN', processingVer: 1 }
    const admin = plant.as('admin')
    await admin(processings.create, aRoute('R-OWN', [aStep(10, { stationNumber: 'S10' })]))
    await admin(processings.move, { ...routed, move: 'release' })
    await admin(
      types.create,
      aType('OWN', { ...routed, serialPattern: '{typeNo}/{seq:3}', serialReset: 'never' }),
    )
    await admin(types.move, { typeNo: 'OWN', typeVer: 1, move: 'release' })
    await newOrder('OWN-1', 2, { typeNo: 'OWN', serialsHere: true, release: true })
    expect((await serialsOf('OWN-1')).rows.map(({ productSn }) => productSn)).toEqual(['OWN/001', 'OWN/002'])
  })

  test('more are made by hand, and go on where the last ended', async () => {
    const { id } = (await planner(orders.list, {})).rows.find(({ orderCode }) => orderCode === 'A')!
    expect(await planner(orders.makeSerials, { id, number: 2 })).toMatchObject({ made: 2 })
    expect((await serialsOf('A')).rows.map(({ serialNo }) => serialNo)).toEqual([1, 2, 3, 4, 5])
    await planner(orders.move, { id, move: 'cancel', reason: 'x' })
    await expect(planner(orders.makeSerials, { id, number: 1 })).rejects.toMatchObject({
      key: 'serials.order_over',
    })
  })

  test('tell what became of them', async () => {
    await newOrder('B', 3, { serialsHere: true, release: true })
    const [first, second] = (await serialsOf('B')).rows
    await storedUnit(plant.db, 'L1', {
      productSn: first!.productSn,
      orderCode: 'B',
      processStatus: 'finished',
    })
    await storedUnit(plant.db, 'L1', { productSn: second!.productSn, orderCode: 'B' })
    expect((await serialsOf('B')).rows.map(({ serialState }) => serialState)).toEqual([
      'finished',
      'begun',
      'free',
    ])
    expect((await serialsOf('B', { serialState: 'free' })).rows).toMatchObject([{ serialNo: 3 }])
  })

  test('that a unit of the line has already are left out', async () => {
    const last = (await serialsOf('B')).rows.at(-1)!.productSn
    const next = last.slice(0, -1) + (Number(last.at(-1)) + 1)
    await storedUnit(plant.db, 'L1', { productSn: next, orderCode: 'OLD' })
    await newOrder('C', 2, { serialsHere: true, release: true })
    expect((await serialsOf('C')).rows.map(({ productSn }) => productSn)).not.toContain(next)
    expect((await serialsOf('C')).total).toBe(2)
  })

  test('whose unit is archived are left out', async () => {
    const last = (await serialsOf('C')).rows.at(-1)!.productSn
    const next = last.slice(0, -1) + (Number(last.at(-1)) + 1)
    await plant.db
      .insertInto('archivedSerials')
      .values({ lineNumber: 'L1', productSn: next, month: '2024-05' })
      .execute()
    await newOrder('D', 2, { serialsHere: true, release: true })
    expect((await serialsOf('D')).rows.map(({ productSn }) => productSn)).not.toContain(next)
    expect((await serialsOf('D')).total).toBe(2)
  })

  test('ten thousand at once are there within three seconds', async () => {
    const began = performance.now()
    await newOrder('MANY', 10_000, { serialsHere: true, release: true })
    const took = performance.now() - began
    const { total, rows } = await serialsOf('MANY', { page: 200, limit: 50 })
    expect({ total, last: rows.at(-1)?.serialNo }).toEqual({ total: 10_000, last: 10_000 })
    expect(took).toBeLessThan(3000)
  })

  test('two orders released at once never share one', async () => {
    await Promise.all(
      ['R1', 'R2', 'R3'].map((orderCode) => newOrder(orderCode, 100, { serialsHere: true, release: true })),
    )
    const made = await Promise.all(
      ['R1', 'R2', 'R3'].map((orderCode) => serialsOf(orderCode, { limit: 200 })),
    )
    expect(new Set(made.flatMap(({ rows }) => rows.map(({ productSn }) => productSn))).size).toBe(300)
  })
})
