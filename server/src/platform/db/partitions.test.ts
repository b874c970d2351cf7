import { afterAll, expect, test } from 'vitest'
import { storedPass, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { connect } from './connect.ts'
import { ensureDay, ensureMonth } from './partitions.ts'

const plant = await startPlant()
const { db } = plant
const [one, other] = [connect(plant.url), connect(plant.url)]
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await plant.close()
})

const partitions = async () => {
  const { rows } = await plant.pool
    .query(`select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'passes'::regclass order by 1`)
  return rows
}

test('two servers that meet a month together make it once', async () => {
  const before = await partitions()
  await Promise.all(
    [...Array(5).keys()].flatMap(() => [
      ensureMonth(one.db, '2036-12-31T23:59:59.999Z'),
      ensureMonth(other.db, '2036-12-01T00:00:00.000Z'),
    ]),
  )
  const made = (await partitions()).filter(({ name }) => !before.some((partition) => partition.name === name))
  expect(made).toEqual([
    {
      name: 'passes_2036_12',
      bounds: expect.stringMatching(/2036-12-01 00:00:00\+00.*2037-01-01 00:00:00\+00/),
    },
  ])
})

test('a month is that of UTC, whatever offset the instant is written with', async () => {
  await ensureMonth(db, '2027-02-01T00:30:00+02:00')
  expect((await partitions()).map(({ name }) => name)).toContain('passes_2027_01')
})

test('a pass at the last millisecond of a month and one at the first of the next go to their own months, and are indexed there', async () => {
  const unit = await storedUnit(db, 'L1')
  await storedPass(db, unit, '2027-03-31T23:59:59.999Z', { passNo: 1 })
  await storedPass(db, unit, '2027-04-01T00:00:00.000Z', { passNo: 2 })
  const { rows } = await plant.pool.query(
    `select tableoid::regclass::text as month, pass_no from passes where product_id = $1 order by 2`,
    [unit.productId],
  )
  expect(rows).toEqual([
    { month: 'passes_2027_03', pass_no: 1 },
    { month: 'passes_2027_04', pass_no: 2 },
  ])
  const { rows: indexes } = await plant.pool.query(
    `select count(*)::int as count from pg_index where indrelid = 'passes_2027_04'::regclass`,
  )
  const { rows: parents } = await plant.pool.query(
    `select count(*)::int as count from pg_index where indrelid = 'passes'::regclass`,
  )
  expect(indexes).toEqual(parents)
})

test('a day of telegrams is analyzed as often as its parent defines', async () => {
  await ensureDay(db, 'station_telegrams', Date.parse('2026-03-02T12:00:00Z'))
  const { rows } = await plant.pool.query(
    `select attname, attstattarget from pg_attribute where attrelid = 'station_telegrams_2026_03_02'::regclass and attname in ('id', 'product_sn') order by 1`,
  )
  expect(rows).toMatchObject([
    { attname: 'id', attstattarget: 0 },
    { attname: 'product_sn', attstattarget: 20 },
  ])
})
