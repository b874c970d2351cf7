import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a field has one word for the whole plant: no page calls it otherwise by the way', async () => {
  const folder = new URL('./en/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, object>>),
  ) // a book exports objects of words
  const names = modules.flatMap((module) =>
    Object.entries(module).flatMap(([book, words]) => (book.endsWith('Fields') ? Object.keys(words) : [])),
  )
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
