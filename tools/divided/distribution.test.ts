import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placementOf, placements } from '../../server/src/platform/db/distribution.ts'
import { readColumns } from './columns.ts'

const schema = readFileSync('server/schema.sql', 'utf8')
const columns = readColumns()

/** Foreign keys that a divided database goes without: `npm run distribute` leaves them out. */
const leftOut = ['station_keys_line_number_station_number_fkey']

const isDivided = (table: string) => placementOf(table) === 'distributed'
const namesLine = (list: string) => /\bline_number\b/.test(list)

test('every table has its placement', () => {
  expect([...columns.keys()].filter((table) => !placementOf(table))).toEqual([])
  expect(Object.keys(placements).filter((table) => !columns.has(table))).toEqual([])
})

test('every divided table has its line', () => {
  const without = [...columns].filter(([table, names]) => isDivided(table) && !names.has('line_number'))
  expect(without.map(([table]) => table)).toEqual([])
})

test('every key of a divided table names its line', () => {
  const keys = [
    ...[...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].flatMap(([, table, body]) =>
      [...body!.matchAll(/constraint (\w+) (?:PRIMARY KEY|UNIQUE) \(([^)]*)\)/g)].map(([, name, list]) => ({
        table: table!,
        name: name!,
        list: list!,
      })),
    ),
    ...[...schema.matchAll(/^CREATE UNIQUE INDEX (\w+) ON (\w+) USING btree \(([^\n]*)/gm)].map(
      ([, name, table, list]) => ({ table: table!, name: name!, list: list! }),
    ),
  ]
  expect(keys.length).toBeGreaterThan(80)
  const without = keys.filter(({ table, list }) => isDivided(table) && !namesLine(list))
  expect(without.map(({ name }) => name)).toEqual([])
})

test('every divided table has a primary key', () => {
  const without = [...columns.keys()].filter(
    (table) => isDivided(table) && !schema.includes(`constraint ${table}_pkey PRIMARY KEY`),
  )
  expect(without).toEqual([])
})

const foreignKeys = [
  ...schema.matchAll(
    /^alter table (\w+) add constraint (\w+) FOREIGN KEY \(([^)]*)\) REFERENCES (\w+)\(([^)]*)\)([^;]*);/gm,
  ),
].map(([, table, name, list, other, otherList, rest]) => ({
  table: table!,
  name: name!,
  list: list!,
  other: other!,
  otherList: otherList!,
  rest: rest!,
}))

test('every foreign key of a divided table goes along the line, or to a table that is on every machine', () => {
  expect(foreignKeys.length).toBeGreaterThan(40)
  const refused = foreignKeys.filter(({ table, list, other, otherList, rest }) => {
    if (!isDivided(table)) return false
    if (isDivided(other)) return !namesLine(list) || !namesLine(otherList) || /on update|set null/i.test(rest)
    return placementOf(other) !== 'reference'
  })
  expect(refused.map(({ name }) => name)).toEqual([])
})

test('no table that is on every machine, or on one, refers to a divided one', () => {
  const refused = foreignKeys.filter(({ table, other }) => !isDivided(table) && isDivided(other))
  expect(refused.map(({ name }) => name)).toEqual(leftOut)
})

test('no table that is on every machine refers to one that is on the coordinator', () => {
  const refused = foreignKeys.filter(
    ({ table, other }) => placementOf(table) === 'reference' && placementOf(other) === 'local',
  )
  expect(refused.map(({ name }) => name)).toEqual([])
})
