import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTableBooks } from '../server/src/testing/table-books.ts'
import { readsOfOthers } from './reads-of-others.ts'
import { writesOfOthers } from './writes-of-others.ts'

/** How often a feature reads or writes a table of another. */
type Strangers = Record<string, Record<string, number>>
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const owners = new Map((await readTableBooks()).map(({ table, owner }) => [table, owner]))

const writing =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insertRows|updateRows)\(\s*\w+,\s*'(\w+)'|\binsert into (\w+)|\bdelete from (\w+)|\bupdate (\w+)(?: as \w+| [a-z]{1,2})? set\b/g
const reading = /\b(?:selectFrom|(?:inner|left|right|full|cross)Join)\(\s*\[?\s*'(\w+)|\b(?:from|join) (\w+)/g

/** The tables a source text reads or writes, by Kysely's calls, the row helpers and SQL text. */
export function tablesIn(source: string, statement: RegExp): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\bdelete from \w+/g, (found) => (statement === reading ? '' : found))
  return [...code.matchAll(statement)]
    .map((match) => snake(match.slice(1).find((name) => name !== undefined) ?? ''))
    .filter((table) => owners.has(table))
}

const root = 'server/src/'
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^\w+\/\w+\/.*\.ts$/.test(file) && !/\.test\.ts$|^(testing|demo)\//.test(file),
)
const featureOf = (file: string) => file.split('/').slice(0, 2).join('/')

function strangers(statement: RegExp): Strangers {
  const found: Strangers = {}
  for (const file of files.toSorted())
    for (const table of tablesIn(readFileSync(root + file, 'utf8'), statement)) {
      const feature = featureOf(file)
      if (owners.get(table) === feature) continue
      const counts = (found[table] ??= {})
      counts[feature] = (counts[feature] ?? 0) + 1
    }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => a.localeCompare(b)))
}

const [writes, reads] = [strangers(writing), strangers(reading)]

test('every table has an owner', () => {
  const tables = [
    ...readFileSync('server/schema.sql', 'utf8').matchAll(/^CREATE TABLE (?:public\.)?(\w+)/gim),
  ].map(([, name]) => name!)
  expect(tables.length).toBeGreaterThan(60)
  const own = new Set(['schema_migrations', 'kysely_migration', 'kysely_migration_lock'])
  expect(
    tables.filter((table) => !owners.has(table) && !own.has(table) && !/_\d|_default$/.test(table)),
  ).toEqual([])
})

test('no feature writes a table of another, but for those with a reason', () => {
  const found = Object.entries(writes).flatMap(([table, features]) =>
    Object.entries(features).map(([by, times]) => ({ table, by, times })),
  )
  const declared = writesOfOthers.map(({ table, by, times }) => ({ table, by, times }))
  expect(found).toHaveLength(declared.length)
  expect(declared).toEqual(expect.arrayContaining(found))
})

test('no feature reads a table of another, but for those with a reason', () => {
  const found = Object.entries(reads).flatMap(([table, features]) =>
    Object.entries(features).map(([by, times]) => `${by} reads ${table} of ${owners.get(table)}: ${times}`),
  )
  const declared = readsOfOthers.flatMap(({ by, reads }) =>
    reads.split(', ').map((read) => {
      const [table, times] = read.split(' ') as [string, string] // as they are written
      return `${by} reads ${table} of ${owners.get(table)}: ${times}`
    }),
  )
  expect(found.toSorted()).toEqual(declared.toSorted())
})

test.each([
  [`db.selectFrom('orders as o').innerJoin('lots as l', (on) => on)`, reading, ['orders', 'lots']],
  ['sql`select 1 from orders o join units u on true`', reading, ['orders', 'units']],
  ['sql`update orders o set a = 1 from lots l`', writing, ['orders']],
  [`insertRows(client, 'material_lots', line, [])`, writing, ['material_lots']],
  ['sql`delete from passes where true`', reading, []],
  ['// reads from orders\nconst a = 1', reading, []],
])('%s', (source, statement, tables) => {
  expect(tablesIn(source, statement)).toEqual(tables)
})
