import { afterAll, expect, test } from 'vitest'
import { startPlant } from '../../testing/plant.ts'
import {
  doublesOf,
  idAt,
  idCount,
  instantsOf,
  type PackedColumn,
  placesAmong,
  stretchOfIds,
} from './packed-columns.ts'

const plant = await startPlant()
afterAll(plant.close)

const packed = async (send: string, type: string, values: readonly unknown[]): Promise<PackedColumn> =>
  (
    await plant.pool.query<{ column: PackedColumn }>(
      `select string_agg(${send}, '' order by at) as column from unnest($1::${type}[]) with ordinality as one (value, at)`,
      [values],
    )
  ).rows[0]!.column

test('numbers and gaps are what was stored', async () => {
  const values = [0, -0.1, 1e-300, 12345.678901234567, null, -7]
  const sent = await packed(`float8send(coalesce(value, 'NaN'))`, 'float8', values)
  expect([...doublesOf(sent)]).toEqual(values.map((value) => value ?? Number.NaN))
  expect([...doublesOf(null)]).toEqual([])
})

test('instants are those of the wire, of 1999 as of 2100', async () => {
  const instants = ['1999-12-31T23:59:59.9999Z', '2000-01-01T00:00:00Z', '2100-06-01T12:00:00.0019Z']
  const sent = await packed('timestamptz_send(value)', 'timestamptz', instants)
  expect(Array.from(instantsOf(sent), (ms) => new Date(ms).toISOString())).toEqual([
    '1999-12-31T23:59:59.999Z',
    '2000-01-01T00:00:00.000Z',
    '2100-06-01T12:00:00.001Z',
  ])
})

test('an id is found by the whole of it', async () => {
  const [first, alike, last] = [
    '01a1fd76-db24-7707-b8e5-8a3409935199',
    '01a1fd77-db24-7707-b8e5-8a3409935199',
    'ffffffff-db24-7707-b8e5-9a3409935199',
  ]
  const ids = await packed('uuid_send(value)', 'uuid', [last, first])
  expect(idCount(ids)).toBe(2)
  expect(idAt(ids, 1)).toBe(first)
  const expected = await packed('uuid_send(value)', 'uuid', [first, alike, last, first])
  expect([...placesAmong(ids, ids)]).toEqual([0, 1])
  expect([...placesAmong(ids, expected)]).toEqual([1, -1, 0, 1])
  expect(stretchOfIds(expected)).toEqual([
    '01a1fd76-db24-0000-0000-000000000000',
    'ffffffff-db24-ffff-ffff-ffffffffffff',
  ])
})
