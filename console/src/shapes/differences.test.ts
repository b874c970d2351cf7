import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

test('only what was saved meanwhile is listed, with what was typed where both changed it', () => {
  const before = { id: 1, a: 1, b: 'x', c: null, d: [1], revision: 0 }
  const now = { ...before, a: 2, b: 'y', c: undefined, d: [1], revision: 1 }
  const yours = { ...before, a: 1, b: 'z', d: [2] }
  expect(differencesOf(Object.keys(before), { before, now, yours, typed: { b: true, d: true } })).toEqual([
    { name: 'a', before: 1, now: 2 },
    { name: 'b', before: 'x', now: 'y', yours: 'z' },
  ])
})

test('both having written the same is no conflict', () => {
  expect(
    differencesOf(['a'], { before: { a: 1 }, now: { a: 2 }, yours: { a: 2 }, typed: { a: true } }),
  ).toEqual([{ name: 'a', before: 1, now: 2 }])
})
