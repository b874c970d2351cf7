import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { passes } from '@takt/contract/passes.ts'
import { units } from '@takt/contract/units.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { connect } from '../../platform/db/connect.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { asOwner, databaseUrl, dropDatabase } from '../../testing/database.ts'
import { plansOf } from '../../testing/plans.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const months = ['2025-12', '2026-02', '2026-03']
const perMonth = 12_000

/** Three months of 4,000 units each, with three passes a unit; every month is an order of its own, the first one's type is made no more. */
beforeAll(async () => {
  for (const [at, month] of months.entries()) {
    await ensureMonth(plant.db, `${month}-10T00:00:00Z`)
    await plant.pool.query(
      `with made as (insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver,
         process_status, registered_at, last_time)
       select 'L1', gen_random_uuid(), 'SN-' || $1 || '-' || i, case when $2 = 0 and i < 100 then 'RARE' else 'T1' end, 1, 'WO-' || $1, 'R1', 1,
         'finished', at, at + interval '3 minutes' from (select i, ($1 || '-02')::timestamptz + i * interval '4 minutes' as at from generate_series(1, 4000) i) as one
       returning line_number, product_id, registered_at)
       insert into passes (line_number, product_id, out_time, in_time, pass_no, attempt, set_key, step_seq, asked, judged, result_status, station_number)
       select line_number, product_id, registered_at + n * interval '1 minute', registered_at, n, 1, n, 10 * n, true, 'ok', 'ok', 'S' || n
       from made, generate_series(1, 3) n`,
      [month, at],
    )
  }
  await plant.pool.query(`update passes set set_key = 99, step_seq = 990, station_number = 'RARE', attempt = 2
    where out_time between '2025-12-05' and '2025-12-05 00:10'`)
  for (const table of ['units', 'passes', ...months.map((month) => `passes_${month.replace('-', '_')}`)])
    await asOwner(plant.ownerUrl, `vacuum analyze ${table}`)
})

const list = (filter: object) =>
  plansOf(plant.pool, /^select .*from "passes"/, () => admin(passes.list, filter))

test('there are as many passes as the plans are about', async () => {
  const { rows } = await plant.pool.query(`select count(*)::int as n from passes`)
  expect(rows[0].n).toBe(months.length * perMonth)
})

test.for([
  ['a station', { stationNumber: 'RARE' }],
  ['a step', { stepSeq: 990 }],
])('%s that is rare is searched only where the summary of the rows has it', async ([, filter]) => {
  expect((await admin(passes.list, filter as object)).total).toBe(8)
  const [page] = await list(filter as object)
  expect(page).toMatch(/passes_2025_12_line_number_(set_key_step_seq|station_number_out_time)/)
  for (const month of months) expect(page).not.toContain(`Seq Scan on passes_${month.replace('-', '_')}`)
})

test('retests have an index of their own', async () => {
  const { rows } = await plant.pool.query(`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'passes_retested'::regclass order by 1 limit 1`)
  const [page] = await list({ tries: 'retest' })
  expect(page).toContain(rows[0].name)
})

test('of an order with thousands of units only the months it was made in are read', async () => {
  const found = await admin(passes.list, { orderCode: 'WO-2025-12', limit: 10 })
  expect([found.total, found.rows[0]!.orderCode]).toEqual([10_001, 'WO-2025-12'])
  for (const [orderCode, read, excluded] of [
    ['WO-2025-12', 'passes_2025_12', /passes_2026_0[23]/],
    ['WO-2026-03', 'passes_2026_03', /passes_2025_12/],
  ] as const) {
    const plans = await list({ orderCode })
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan).toContain(read)
      expect(plan).not.toMatch(excluded)
    }
  }
})

test('units of one type are read and counted by its index', async () => {
  const plans = await plansOf(plant.pool, /from "units"/, () => admin(units.list, { typeNo: 'RARE' }))
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).toContain('units_by_type')
  expect((await admin(units.list, { typeNo: 'RARE' })).total).toBe(99)
})

test('a file of units is not counted further than somebody waits', async () => {
  const [plan] = await plansOf(plant.pool, /count\(\*\)/, () => admin(units.export, { format: 'csv' }))
  expect(plan).toContain('Limit')
})

test('where the database sorts by a language, a serial is still found by its beginning in the index', async () => {
  const name = `takt_test_${randomUUID().slice(0, 8)}`
  const url = databaseUrl(inject('adminUrl'), name)
  await asOwner(
    inject('adminUrl'),
    `create database ${name} template template0 locale_provider icu icu_locale 'en-US'`,
  )
  const { db, pool, close } = connect(url)
  try {
    await migrate(db)
    await pool.query(`insert into units (line_number, product_id, product_sn, lot_no, type_no, type_ver, order_code, processing_number, processing_ver,
        process_status, registered_at, last_time)
      select 'L1', gen_random_uuid(), 'SN-' || i, 'LOT-' || i / 10, 'T1', 1, 'WO', 'R1', 1, 'finished', now(), now() from generate_series(1, 20000) i`)
    await pool.query('vacuum analyze units')
    for (const [column, index] of [
      ['product_sn', 'units_by_sn'],
      ['lot_no', 'units_by_lot'],
    ]) {
      const { rows } = await pool.query(
        `explain select 1 from units where line_number = 'L1' and ${column} like 'SN-1234%' order by ${column} limit 5`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain(index)
      expect(plan).toMatch(new RegExp(`Index Cond: .*${column}.* >= 'SN-1234'`))
    }
  } finally {
    await close()
    await dropDatabase(inject('adminUrl'), name)
  }
})
