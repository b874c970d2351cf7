import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aRoute, aType } from '../../testing/samples.ts'
import { processings } from '@takt/contract/processings.ts'

const plant = await startPlant()
afterAll(plant.close)
const planner = plant.as('admin', 'L1')
await planner(lines.create, aLine('L1'))
await planner(processings.create, aRoute('R'))
await planner(processings.move, { processingNumber: 'R', processingVer: 1, move: 'release' })
const route = { processingNumber: 'R', processingVer: 1 }
for (const typeVer of [1, 2]) {
  await (typeVer === 1
    ? planner(types.create, aType('T1', route))
    : planner(types.revise, { typeNo: 'T1', typeVer: 1 }))
  await planner(types.move, { typeNo: 'T1', typeVer, move: 'release' })
}
await planner(types.create, aType('DRAFT', route))

type Row = Record<string, string | number | null>
const run = (rows: Row[], over: { leaveOut?: boolean; dryRun?: boolean } = {}) =>
  planner(orders.import, { rows, leaveOut: false, dryRun: false, ...over })
const row = (orderCode: string, over: Row = {}): Row => ({
  orderCode,
  typeNo: 'T1',
  orderNumber: 5,
  planStart: '2026-03-02T06:00:00Z',
  planEnd: '2026-03-02T14:00:00Z',
  ...over,
})
const listed = async (orderCode: string) =>
  (await planner(orders.list, { orderCode, sort: 'orderCode' })).rows

describe('a list of orders', () => {
  test('is only judged in a dry run', async () => {
    expect(await run([row('D-1'), row('D-2')], { dryRun: true })).toEqual({
      created: 2,
      updated: 0,
      unchanged: 0,
      faulty: 0,
      faults: [],
      written: false,
    })
    expect(await listed('D-')).toEqual([])
  })

  test('is written at once, at the end of the queue in its own order, each with its trace', async () => {
    expect(await run([row('A-2'), row('A-1', { orderName: 'First', typeVer: 1 })])).toMatchObject({
      created: 2,
      written: true,
    })
    const [first, second] = await listed('A-')
    expect(first).toMatchObject({
      orderCode: 'A-1',
      orderName: 'First',
      typeVer: 1,
      orderStatus: 'created',
      orderNumber: 5,
    })
    expect(second).toMatchObject({ orderCode: 'A-2', orderName: 'A-2', typeVer: 2, orderUnit: 'pcs' })
    expect(second!.sequence).toBeLessThan(first!.sequence)
    expect(await planner(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: 'A-1' })).toMatchObject([
      { action: 'create', userName: 'admin', after: { orderName: 'First' } },
    ])
  })

  test('changes what is still created where the file requires it, and leaves the rest of it', async () => {
    expect(await run([{ orderCode: 'A-1', orderNumber: 8 }, { orderCode: 'A-2' }])).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    })
    expect((await listed('A-'))[0]).toMatchObject({
      orderNumber: 8,
      orderName: 'First',
      typeVer: 1,
      revision: 1,
    })
  })

  test('with faults names each by row and field, and writes nothing unless they shall be left out', async () => {
    const [released] = await listed('A-1')
    await planner(orders.move, { id: released!.id, move: 'cancel', reason: 'x' })
    const rows = [
      row('B-1'),
      row('B-1'),
      row('B-2', { typeNo: 'NONE' }),
      row('B-3', { typeNo: 'DRAFT' }),
      row('B-4', { orderNumber: 0 }),
      row('B-5', { planEnd: '2026-03-01T00:00:00Z' }),
      row('B-6', { colour: 'red' }),
      row('B-7', { processRoute: 'NONE', processRouteVer: 1 }),
      { orderCode: 'B-8' },
      row('A-1', { orderNumber: 9 }),
      { typeNo: 'T1', orderNumber: 1 },
    ]
    const faultsFound = (await run(rows)).faults.map(({ row, orderCode, key, field }) => [
      row,
      orderCode,
      key,
      field,
    ])
    expect(faultsFound).toEqual([
      [2, 'B-1', 'orders.row_twice', 'orderCode'],
      [3, 'B-2', 'orders.type_unknown', 'typeNo'],
      [4, 'B-3', 'orders.type_unknown', 'typeNo'],
      [5, 'B-4', 'call.invalid', 'orderNumber'],
      [6, 'B-5', 'orders.plan_backwards', 'planEnd'],
      [7, 'B-6', 'call.invalid', 'colour'],
      [8, 'B-7', 'orders.route_unknown', 'processRoute'],
      // Every field that is wrong, so that the file is corrected at once.
      [9, 'B-8', 'call.invalid', 'typeNo'],
      [9, 'B-8', 'call.invalid', 'orderNumber'],
      [10, 'A-1', 'orders.stands', 'orderCode'],
      [11, null, 'call.invalid', 'orderCode'],
    ])
    expect(await listed('B-')).toEqual([])
    expect(await run(rows, { leaveOut: true })).toMatchObject({ created: 1, faulty: 10, written: true })
    expect((await listed('B-')).map(({ orderCode }) => orderCode)).toEqual(['B-1'])
  })

  test('of 10,000 with row errors is written but for those', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) =>
      row(`M-${i}`, i % 100 === 7 ? { typeNo: 'NONE' } : {}),
    )
    expect(await run(many, { leaveOut: true })).toMatchObject({ created: 9_900, faulty: 100, written: true })
    expect((await planner(orders.list, { orderCode: 'M-' })).total).toBe(9_900)
  }, 60_000)

  test('is nothing for whoever may only look', async () => {
    await expect(
      plant.as('operator', 'L1')(orders.import, { rows: [row('C-1')], leaveOut: false, dryRun: true }),
    ).rejects.toMatchObject({ key: 'call.forbidden' })
  })
})
