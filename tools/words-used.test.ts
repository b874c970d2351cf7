import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../contract/src/locales/en/words.ts'

const sources = ['contract/src', 'console/src', 'server/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('locales'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
)
const identifiers = new Set(sources.flatMap((source) => source.match(/[A-Za-z_]\w*/g) ?? []))

const keysOf = (book: object, above: string[] = []): string[][] =>
  Object.entries(book).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, [...above, key]) : [[...above, key]],
  )

// Only whether the name occurs anywhere: which book it is read from would need the types. Keys with dots, dashes or digits are made of parts.
test('every key of the word books occurs in the code', () =>
  expect(
    keysOf(en)
      .filter((path) => /^[A-Za-z_]\w*$/.test(path.at(-1)!) && !identifiers.has(path.at(-1)!))
      .map((path) => path.join('.')),
  ).toEqual([]))

test('what the server writes into the change history has its word', () => {
  const written = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`server/src/${file}`, 'utf8').matchAll(/\baction: '(\w+)'/g)])
    .map(([, name = '']) => name)
  expect(written.length).toBeGreaterThan(50)
  expect([...new Set(written)].filter((name) => !(name in en.action))).toEqual([])
})
