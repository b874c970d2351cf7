import { afterAll, expect, test } from 'vitest'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant

const set = await storedSet(db, 'FILE', [
  aCharacteristic(1, '=GAP', { resultName: '@name', upperSpecLimit: 2, valueCount: 2 }),
  aCharacteristic(2, 'FW'),
])
const unit = await storedUnit(db, 'L1', { productSn: '+SN' })
await storedPass(db, unit, '2026-03-29T01:30:00.000Z', {
  setKey: set.setKey,
  values: [-1.5, 2.5, null],
  texts: [null, null, '-2.1'],
  judged: 'ng',
  resultStatus: 'ng',
})
await storedPass(db, unit, '2026-03-29T00:30:00.000Z', {
  passNo: 2,
  setKey: set.setKey,
  values: [1, null, null],
})
await db
  .insertInto('plant')
  .values({ plantName: 'Berlin', timeZone: 'Europe/Berlin' })
  .onConflict((c) => c.column('one').doUpdateSet({ timeZone: 'Europe/Berlin' }))
  .execute()

const ask = async (body: object, line = 'L1') =>
  plant.post(
    `/api/values/export/${line}`,
    { format: 'csv', ...body },
    { authorization: `Bearer ${await plant.tokenFor('admin')}`, 'accept-language': 'de, en;q=0.5' },
  )
const linesOf = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n')

test('the long table as a file: texts nobody runs, numbers as numbers, times of the plant on both sides of the hour the clocks skip', async () => {
  const file = await ask({})
  expect(file.headers['x-total-rows']).toBe('4')
  const [head, ...rows] = linesOf(file.body)
  expect(head).toMatch(/^Serial number,Product ID,Pass,Station,Tested,/)
  const cells = rows.map((row) => row.split(','))
  expect(cells.map((row) => [row[0], row[4], row[8], row[9], row[11], row[12], row[17]])).toEqual([
    [`'+SN`, '2026-03-29T03:30:00.000+02:00', `'=GAP`, `'@name`, '-1.5', '', 'OK'],
    [`'+SN`, '2026-03-29T03:30:00.000+02:00', `'=GAP`, `'@name`, '2.5', '', 'NG'],
    [`'+SN`, '2026-03-29T03:30:00.000+02:00', 'FW', 'FW', '', `'-2.1`, 'OK'],
    [`'+SN`, '2026-03-29T01:30:00.000+01:00', `'=GAP`, `'@name`, '1', '', 'OK'],
  ])
})

test('is of the filter, and gives the number of rows where it can be known', async () => {
  expect((await ask({ resultCode: '=GAP' })).headers['x-total-rows']).toBe('3')
  const ng = await ask({ resultStatus: 'ng' })
  expect([linesOf(ng.body).length, ng.headers['x-total-rows']]).toEqual([2, undefined])
  expect(linesOf((await ask({ productSn: 'nobody' })).body)).toHaveLength(1)
})

test('the pivot as a file has a column for every reading, and needs a set', async () => {
  const file = await ask({ pivot: true, colSetId: 'FILE', colSetVersion: 1 })
  expect(file.headers['x-total-rows']).toBe('2')
  expect(linesOf(file.body).map((row) => row.split(',').slice(5).join(','))).toEqual([
    `Result,'=GAP 1,'=GAP 2,FW`,
    `NG,-1.5,2.5,'-2.1`,
    'OK,1,,',
  ])
  expect((await ask({ pivot: true })).json()).toMatchObject({ key: 'call.invalid', field: 'colSetId' })
})

test('a file of many pieces holds every value once', async () => {
  const many = await storedSet(db, 'MANY', [aCharacteristic(1, 'V')])
  await plant.pool.query(
    `insert into passes (line_number, product_id, out_time, in_time, set_key, pass_no, attempt, asked, result_status, station_number, values)
    select 'MANY', gen_random_uuid(), '2026-03-02'::timestamptz + (i / 100) * interval '1 second', '2026-03-02', $1, 1, 1, true, 'ok', 'S10', array[i] from generate_series(1, 9000) i`,
    [many.setKey],
  )
  const file = await ask({}, 'MANY')
  const found = linesOf(file.body)
    .slice(1)
    .map((row) => Number(row.split(',')[11]))
  expect(found.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 9000 }, (_, i) => i + 1))
  expect(file.headers['x-total-rows']).toBe('9000')
})

test('as a sheet beyond what a sheet holds is refused at once', async () => {
  await plant.pool.query(
    `insert into passes (line_number, product_id, out_time, in_time, set_key, pass_no, attempt, asked, result_status, station_number, values)
    select 'HUGE', gen_random_uuid(), '2026-03-02', '2026-03-02', $1, 1, 1, true, 'ok', 'S10', array_fill(1.0::float8, array[1000]) from generate_series(1, 1700) i`,
    [set.setKey],
  )
  expect((await ask({ format: 'xlsx' }, 'HUGE')).json()).toMatchObject({
    key: 'export.too_many_rows',
    field: 'format',
    facts: { limit: 1_048_575 },
  })
  expect((await ask({ format: 'xlsx' })).headers['content-type']).toMatch(/spreadsheetml/)
})
