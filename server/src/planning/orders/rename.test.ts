import { afterAll, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
const planner = plant.as('editor', 'L1')

test('an order that gets another code takes its lots, serials, material and source along', async () => {
  const { id, revision } = await planner(orders.create, anOrder('OLD', { typeNo, orderNumber: 3 }))
  const bearing = { lineNumber: 'L1', orderCode: 'OLD' }
  await plant.db
    .insertInto('lots')
    .values({ ...bearing, lotNo: 'LOT', number: 3 })
    .execute()
  await plant.db
    .insertInto('serials')
    .values({ ...bearing, productSn: 'SN', serialNo: 1 })
    .execute()
  await plant.db
    .insertInto('orderMaterials')
    .values({ ...bearing, seqNum: 1, bomCode: 'P', bomQty: 1 })
    .execute()
  await plant.db
    .insertInto('orderSources')
    .values({ ...bearing, contentHash: Buffer.from('a') })
    .execute()

  await planner(orders.update, { ...anOrder('NEW', { typeNo, orderNumber: 3 }), id, revision })

  const tables = ['lots', 'serials', 'orderMaterials', 'orderSources'] as const
  const codes = tables.map((table) => plant.db.selectFrom(table).select('orderCode').execute())
  expect(await Promise.all(codes)).toEqual(tables.map(() => [{ orderCode: 'NEW' }]))
})

test('nothing may be left with a code that no order has', async () => {
  const lost = plant.db
    .insertInto('lots')
    .values({ lineNumber: 'L1', orderCode: 'NONE', lotNo: 'LOST', number: 1 })
    .execute()
  await expect(lost).rejects.toMatchObject({ code: '23503' })
})
