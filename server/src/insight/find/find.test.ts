import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { find } from '@takt/contract/find.ts'
import { startLine } from '../../testing/line.ts'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { ordersBeginning } from './find.queries.ts'

const plant = await startPlant()
afterAll(plant.close)
const first = await startLine(plant, 'L1')
const second = await startLine(plant, 'L2')
for (const serial of ['SN-1', 'SN-10', 'SN%1']) await first.station('S10').arrive(serial)
await second.station('S10').arrive('SN-1')
await plant.db.updateTable('units').set({ lotNo: 'LOT-7' }).where('lineNumber', '=', 'L1').execute()
const admin = plant.as('admin')
const codes = async (text: string, as = admin) =>
  (await as(find.records, { text })).map(({ found, lineNumber, code }) => `${found} ${lineNumber} ${code}`)

test('a scanned serial is found on every line, the whole code first', async () => {
  expect(await codes('SN-1')).toEqual(['unit L1 SN-1', 'unit L2 SN-1', 'unit L1 SN-10'])
})

test('what is typed is text, not a pattern', async () => expect(await codes('SN%')).toEqual(['unit L1 SN%1']))

test('an order is found by the beginning of its code or name, in any case, the whole code first', async () => {
  const { orderCode, orderName } = first.order
  expect((await codes(orderCode.toLowerCase()))[0]).toBe(`order L1 ${orderCode}`)
  expect(await codes(orderCode.toLowerCase().slice(0, -1))).toContain(`order L1 ${orderCode}`)
  expect(await codes(orderName.toUpperCase().slice(0, -1))).toContain(`order L1 ${orderCode}`)
  expect(await codes(orderCode.slice(1))).not.toContain(`order L1 ${orderCode}`)
})

test('among thousands of orders both ways to find one are read from an index, not from every order', async () => {
  await sql`insert into orders (line_number, order_code, order_name, order_unit, order_number, type_no, type_ver, plan_start, plan_end)
    select 'L1', 'MANY-' || i, 'Batch ' || i, order_unit, order_number, type_no, type_ver, plan_start, plan_end
    from orders, generate_series(1, 5000) i where order_code = ${first.order.orderCode} and line_number = 'L1'`.execute(
    plant.db,
  )
  await asOwner(plant.ownerUrl, 'analyze orders')
  expect([await codes('many-4999'), await codes('batch 4999')]).toEqual([
    ['order L1 MANY-4999'],
    ['order L1 MANY-4999'],
  ])
  const { rows } = await sql`explain ${ordersBeginning(['L1', 'L2'], 'many-')}`.execute(plant.db)
  const plan = JSON.stringify(rows)
  expect([
    plan.includes('orders_by_code'),
    plan.includes('orders_by_name'),
    plan.includes('Seq Scan'),
  ]).toEqual([true, true, false])
})

test('a lot shows how many units it has', async () => {
  expect(await admin(find.records, { text: 'LOT' })).toEqual([
    { found: 'lot', lineNumber: 'L1', code: 'LOT-7', units: 3 },
  ])
})

test('nobody finds what they may not open: units are not for an editor, other lines for nobody limited to one', async () => {
  expect(await codes('SN-1', plant.as('editor'))).toEqual([])
  expect(await codes('SN-1', plant.as('admin', undefined, ['L2']))).toEqual(['unit L2 SN-1'])
  expect(await codes('nothing of that name')).toEqual([])
})
