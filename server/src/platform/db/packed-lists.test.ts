import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPlant } from '../../testing/plant.ts'
import { packList } from './packed-lists.ts'
import { columnsOf, insertRows } from './rows.ts'

const plant = await startPlant()
const client = new pg.Client({ connectionString: plant.ownerUrl })
await client.connect()
await client.query(`insert into lines (line_number, line_name) values ('L1', 'L1') on conflict do nothing`)
await client.query(
  'create table listed (line_number text, id int, small smallint, at timestamptz, size float8, good boolean)',
)
afterAll(async () => {
  await client.end()
  await plant.close()
})

beforeEach(() => client.query('truncate listed'))

type Row = {
  id: number
  small: number | null
  at: number | null
  size: number | null
  good: boolean | null | undefined
}
const columns = columnsOf<Row>({
  id: 'int',
  small: 'smallint',
  at: 'instant',
  size: 'float8',
  good: 'boolean',
})
const stored = async () =>
  (
    await client.query<Row>(
      `select id, small, extract(epoch from at)::float8 * 1000 as at, size, good
       from listed order by id`,
    )
  ).rows

test('single values are stored as they are, also next to gaps, before 1970 and at the ends of their range', async () => {
  const far = 2 ** 31 - 1
  const rows: Row[] = [
    { id: -far - 1, small: -32768, at: Date.UTC(1969, 0, 1) + 1, size: -1e-300, good: false },
    { id: 0, small: 0, at: Date.UTC(2000), size: Infinity, good: true },
    { id: 1, small: null, at: null, size: null, good: null },
    { id: far, small: 32767, at: Date.UTC(2199, 11, 31) - 1, size: 1 / 3, good: true },
  ]
  for (const { values, type } of columns(rows)) expect(packList(type, values as unknown[])).not.toBeNull()
  await insertRows(client, 'listed', 'L1', columns(rows))
  expect(await stored()).toEqual(rows)
})

test('what is none of its type is refused by PostgreSQL, and not stored as something else', async () => {
  const one: Row = { id: 1, small: 1, at: 0, size: 1, good: true }
  const store = (over: Partial<Row>) => insertRows(client, 'listed', 'L1', columns([{ ...one, ...over }]))
  await expect(store({ small: 32768 })).rejects.toThrow('out of range')
  await expect(store({ id: 1.5 })).rejects.toThrow('invalid input syntax')
  await expect(async () => store({ at: Number.NaN })).rejects.toThrow('Invalid time value')
  expect(await stored()).toEqual([])
  await store({ at: Infinity, good: undefined })
  expect(await stored()).toEqual([{ ...one, at: Infinity, good: null }])
})
