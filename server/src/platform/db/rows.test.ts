import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPlant } from '../../testing/plant.ts'
import { columnsOf, insertRows, updateRows } from './rows.ts'

const plant = await startPlant()
const client = new pg.Client({ connectionString: plant.ownerUrl })
await client.connect()
afterAll(async () => {
  await client.end()
  await plant.close()
})

type Row = { id: number; counts: number[] | null; sizes: (number | null)[] | null }
const columns = columnsOf<Row>({ id: 'int', counts: 'int[]', sizes: 'float8[]' })
const isBuffer = (column: { values: unknown[] | object }) => !Array.isArray(column.values)
const rows = async () => (await client.query<Row>('select id, counts, sizes from measured order by id')).rows

test('whole numbers of two and of eight bytes are stored as they are', async () => {
  await client.query('drop table if exists counted')
  await client.query('create table counted (line_number text, id int, marks smallint[], times bigint[])')
  type Counted = { id: number; marks: number[]; times: number[] }
  const columns = columnsOf<Counted>({ id: 'int', marks: 'smallint[]', times: 'bigint[]' })
  const far = Number.MAX_SAFE_INTEGER
  const exact: Counted[] = [
    { id: 1, marks: [10, -10, 32767, -32768, 0], times: [1_795_000_000_123, 0, far, -far, -1, 2 ** 32] },
    { id: 2, marks: [], times: [] },
    { id: 3, marks: [20], times: [2 ** 31, -(2 ** 32)] },
  ]
  expect(columns(exact).map(isBuffer)).toEqual([false, true, true])
  const stored = async () =>
    (await client.query<Counted>('select id, marks, times from counted order by id')).rows
  await insertRows(client, 'counted', 'L1', columns(exact))
  expect(await stored()).toEqual(exact)
  const turned = exact.map(({ id }, n) => ({ ...exact[2 - n]!, id }))
  await updateRows(client, 'counted', 'L1', 1, columns(turned))
  expect(await stored()).toEqual(turned)
})

test('a number that its type does not hold is refused, in a list too', async () => {
  const columns = columnsOf<{ marks: number[] }>({ marks: 'smallint[]' })
  const store = (mark: number) => insertRows(client, 'counted', 'L1', columns([{ marks: [1, mark] }]))
  await expect(store(32768)).rejects.toThrow('out of range')
  await expect(store(1.5)).rejects.toThrow('invalid input syntax')
})

beforeEach(async () => {
  await client.query(`drop table if exists measured`)
  await client.query(`create table measured (line_number text, id int, counts int[], sizes float8[])`)
  await client.query(`insert into lines (line_number, line_name) values ('L1', 'L1') on conflict do nothing`)
})

const exact: Row[] = [
  { id: 1, counts: [1, -2, 2 ** 31 - 1], sizes: [0.1, -1e-300, 1 / 3] },
  { id: 2, counts: [], sizes: [] },
  { id: 3, counts: null, sizes: [Infinity, -Infinity] },
  { id: 4, counts: [7], sizes: null },
]

test('arrays of any length are stored as they are, also next to null and empty ones', async () => {
  expect(columns(exact).map(isBuffer)).toEqual([false, true, true])
  await insertRows(client, 'measured', 'L1', columns(exact))
  expect(await rows()).toEqual(exact)
  expect(
    (await client.query('select array_lower(sizes, 1) as first from measured where id = 3')).rows,
  ).toEqual([{ first: 1 }])
})

test('arrays with a gap are stored too, by the same connection', async () => {
  const some = [
    { id: 5, counts: [1, 2], sizes: [1.5, null, 2.5] },
    { id: 6, counts: [3], sizes: [null] },
  ]
  await insertRows(client, 'measured', 'L1', columns(exact))
  await insertRows(client, 'measured', 'L1', columns(some))
  await insertRows(client, 'measured', 'L1', columns([{ id: 7, counts: [1], sizes: [2] }]))
  expect(await rows()).toEqual([...exact, ...some, { id: 7, counts: [1], sizes: [2] }])
})

test('an update finds its rows whatever their order, with gaps and without', async () => {
  await insertRows(client, 'measured', 'L1', columns(exact))
  const turned = exact.map(({ id }) => ({ id, counts: [id, id], sizes: [id / 7] })).toReversed()
  await updateRows(client, 'measured', 'L1', 1, columns(turned))
  expect(await rows()).toEqual(turned.toReversed())
  const gap = { id: 2, counts: [9], sizes: [null, 0.7] }
  await updateRows(client, 'measured', 'L1', 1, columns([gap]))
  expect((await rows())[1]).toEqual(gap)
})

test('−0 is 0, as it is on the wire', async () => {
  await insertRows(client, 'measured', 'L1', columns([{ id: 1, counts: [-0], sizes: [-0] }]))
  expect(await rows()).toEqual([{ id: 1, counts: [0], sizes: [0] }])
})

test('nothing but empty arrays', async () => {
  await insertRows(client, 'measured', 'L1', columns([{ id: 1, counts: [], sizes: null }]))
  expect(await rows()).toEqual([{ id: 1, counts: [], sizes: null }])
})
