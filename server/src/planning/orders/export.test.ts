import { afterAll, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { byIds } from '../../platform/db/keyset.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)

await plant.pool.query(`insert into lines (line_number, line_name) values ('L1', 'One'), ('L2', 'Two')`)
await plant.pool.query(
  `insert into product_types (type_no, type_ver, type_name, update_author) values ('T1', 1, 'Type', 'test')`,
)
await plant.pool
  .query(`insert into orders (line_number, order_code, order_name, order_unit, type_no, type_ver, order_number, plan_start, plan_end, order_status, product_description)
  select case when i = 1 then 'L2' else 'L1' end, 'WO-' || i, '=order()', 'pcs', 'T1', 1, i, '2026-03-02'::timestamptz + i * interval '1 minute', '2026-03-03', case when i % 2 = 0 then 'released' else 'created' end,
    'a, "b"' from generate_series(1, 2501) i`)

const ask = async (body: object, language = 'en') =>
  plant.post('/api/orders/export/L1', body, {
    authorization: `Bearer ${await plant.tokenFor('operator')}`,
    'accept-language': language,
  })
const dataLines = (body: string) => body.trimEnd().split('\r\n').slice(1)

test('every order the filter finds, in the requested order, in more than one piece', async () => {
  const file = await ask({ format: 'csv', orderStatus: ['released'], sort: 'orderNumber' })
  expect(file.headers['x-total-rows']).toBe('1250')
  expect(dataLines(file.body).map((row) => row.split(',')[0])).toEqual(
    Array.from({ length: 1250 }, (_, i) => `WO-${2 * (i + 1)}`),
  )
})

test('in the reader’s language, with nothing a spreadsheet would run', async () => {
  const file = await ask(
    { format: 'csv', orderCode: 'WO-25', orderStatus: ['created'], sort: 'orderCode' },
    'ja',
  )
  expect(file.body).toMatch(/^\uFEFF[\u3040-\u9FFF]/)
  expect(dataLines(file.body)[0]).toMatch(
    /^WO-25,'=order\(\),[\u3040-\u9FFF]+,T1,1,25,pcs,0,0,0,2026-03-02T.*,"a, ""b""",,,,,$/,
  )
})

test('an order created while the file is written shifts no other: each is exported once', async () => {
  const ids = Array.from({ length: 2500 }, (_, i) => i + 1)
  const written: number[] = []
  let statements = 0
  for await (const rows of byIds(ids, 1000, async (some) => {
    statements += 1
    return some
      .filter((id) => id !== 1500)
      .toReversed()
      .map((id) => ({ id }))
  }))
    written.push(...rows.map(({ id }) => id))
  expect(statements).toBe(3)
  expect(written).toEqual(ids.filter((id) => id !== 1500))
})

test('a history longer than one piece is whole and in its order, also where ends are equal or missing', async () => {
  await plant.pool.query(
    `update orders set plan_end = '2026-03-09', order_status = case when id % 2 = 0 then 'closed' else 'cancelled' end, actual_end = case when id % 2 = 0 then '2026-03-04'::timestamptz end where line_number = 'L1'`,
  )
  const file = await plant.post(
    '/api/orders/exportPast/L1',
    { format: 'csv' },
    { authorization: `Bearer ${await plant.tokenFor('operator')}` },
  )
  const codes = dataLines(file.body).map((row) => row.split(',')[0]!)
  expect([file.headers['x-total-rows'], codes.length, new Set(codes).size]).toEqual(['2500', 2500, 2500])
  const listed = (await plant.as('operator', 'L1')(orders.past, { page: 5, limit: 200 })).rows.map(
    ({ orderCode }) => orderCode,
  )
  expect(codes.slice(800, 1000)).toEqual(listed)
})
