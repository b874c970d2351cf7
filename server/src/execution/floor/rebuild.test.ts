import { afterAll, expect, test } from 'vitest'
import { values } from '@takt/contract/values.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { loadSets } from '../../masterdata/measures/measures.ts'
import { readDay, writeDay } from './rebuild-day.ts'
import { rebuild, rebuildDays } from './rebuild.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db, pool } = plant
const aDay = 86_400_000
const noon = Math.floor(Date.now() / aDay) * aDay - aDay + 43_200_000
const day = isoOf(noon).slice(0, 10)

const lineOf = async (lineNumber: string, from = noon) => {
  const started = await startLine(plant, lineNumber)
  const line = lineNumber as LineNumber // as its admin would call
  const measure = async (count: number, first = 0) => {
    for (let i = first; i < first + count; i++)
      await started
        .station('S10')
        .complete(
          `${lineNumber}-${i}`,
          { TORQUE: i % 9 === 4 ? 12.5 : 9 + ((i * 7) % 5) / 4, VOUT: 5 + i / 1000 },
          { at: isoOf(from + i * 60_000), orderCode: started.order.orderCode },
        )
  }
  const stored = async () =>
    (await pool.query(`select * from characteristic_days where line_number = $1`, [lineNumber])).rows
  const found = () => plant.as('admin', lineNumber)(values.capability, {})
  const { set_key: setKey } = (
    await pool.query('select set_key from collection_sets where col_set_id = $1', [started.colSetId])
  ).rows[0]
  const of = { line, clock: await clockOf(db, line), day, stationNumber: 'S10', setKey }
  return { ...started, of, measure, stored, found }
}
const alike = (rows: Record<string, unknown>[]) =>
  JSON.parse(JSON.stringify(rows), (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(9)) : value,
  )

test('what was counted wrongly is again what its passes give, and so are its figures', async () => {
  const line = await lineOf('L1')
  await line.measure(30)
  const [rows, figures] = [await line.stored(), await line.found()]
  await pool.query(
    `update characteristic_days set n = '{7,7}', mean = '{0,0}', m2 = '{1,1}', lowest = '{0,0}', ng = '{5,5}'
     where line_number = 'L1'`,
  )
  expect(alike(await line.found())).not.toEqual(alike(figures))
  expect(await rebuild(db, line.of)).toBe(true)
  expect(alike(await line.stored())).toEqual(alike(rows))
  expect(alike(await line.found())).toEqual(alike(figures))
})

test('moments of no type get theirs, once, and their subgroups with them', async () => {
  const line = await lineOf('L2')
  await line.measure(30)
  const [rows, figures] = [await line.stored(), await line.found()]
  await pool.query(`update characteristic_days set type_no = '', type_ver = 0 where line_number = 'L2'`)
  expect((await line.found())[0]).toMatchObject({ sampleNum: 30, subgroupNum: 0, cpk: null })
  const some = { ...line.of, untyped: true, most: 10 }
  expect(await rebuildDays(db, some)).toBe(1)
  expect(await rebuildDays(db, some)).toBe(0)
  expect(alike(await line.stored())).toEqual(alike(rows))
  expect(alike(await line.found())).toEqual(alike(figures))
})

test('of one type it leaves the others as they are', async () => {
  const line = await lineOf('L3')
  await line.measure(5)
  await pool.query(
    `insert into characteristic_days select line_number, day, station_number, set_key, n, mean, m2, lowest, highest, ng, 'OTHER', 1
     from characteristic_days where line_number = 'L3'`,
  )
  expect(await rebuild(db, { ...line.of, typeNo: line.typeNo })).toBe(true)
  expect((await line.stored()).map((row) => row.type_no).toSorted()).toEqual(['OTHER', line.typeNo])
  expect(await rebuild(db, line.of)).toBe(true)
  expect((await line.stored()).map((row) => row.type_no)).toEqual([line.typeNo])
})

test('stations that go on meanwhile lose nothing', async () => {
  const line = await lineOf('L4')
  await line.measure(3)
  const stop = new AbortController()
  const rebuilding = (async () => {
    let times = 0
    for (; !stop.signal.aborted; times++) await rebuild(db, line.of)
    return times
  })()
  await line.measure(60, 3)
  stop.abort()
  expect(await rebuilding).toBeGreaterThan(3)
  expect((await line.stored())[0]!.n).toEqual([63, 63])
  expect((await line.found())[0]).toMatchObject({ sampleNum: 63, subgroupNum: 63 })
})

test('while the line is held only what came since is read; a late pass needs the day again', async () => {
  const line = await lineOf('L6')
  const set = (await loadSets(db, [line.of.setKey])).get(line.of.setKey)!
  const written = (read: Awaited<ReturnType<typeof readDay>>) =>
    db.transaction().execute((db) => writeDay(db, line.of, set, read))
  await line.measure(3)
  const first = await readDay(db, line.of, set)
  await line.measure(3, 5)
  // While stations go on it need not begin again.
  expect(await written(first)).toBe('written')
  expect((await line.stored())[0]!.n).toEqual([6, 6])
  expect((await line.found())[0]).toMatchObject({ sampleNum: 6, subgroupNum: 6 })
  const second = await readDay(db, line.of, set)
  await line.measure(2, 3)
  expect(await written(second)).toBe('overtaken')
  expect((await line.stored())[0]!.n).toEqual([8, 8])
})

test('moments of which not all passes are left keep their count, and are not read again', async () => {
  const line = await lineOf('L7')
  await line.measure(6)
  await pool.query(`update characteristic_days set type_no = '', type_ver = 0 where line_number = 'L7'`)
  await pool.query(`delete from passes where line_number = 'L7' and out_time < $1`, [isoOf(noon + 60_000)])
  const some = { ...line.of, untyped: true, most: 10 }
  expect(await rebuildDays(db, some)).toBe(1)
  expect((await line.stored()).map(({ type_no: type, n }) => [type, n])).toEqual([['', [6, 6]]])
  expect(await rebuildDays(db, some)).toBe(0)
})

test('a day whose passes were archived stays as it is', async () => {
  const line = await lineOf('L5')
  await line.measure(5)
  await pool.query(
    `insert into archives (archive_id, archive_kind, month, part, written_at)
     values (gen_random_uuid(), 'passes', $1, 1, now())`,
    [day.slice(0, 7)],
  )
  await pool.query(`delete from passes where line_number = 'L5'`)
  expect(await rebuild(db, line.of)).toBe(false)
  expect((await line.stored())[0]!.n).toEqual([5, 5])
})
