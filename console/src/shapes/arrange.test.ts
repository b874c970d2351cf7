import { expect, test } from 'vitest'
import { firstChoice, type ListChoice } from '@takt/contract/preferences.ts'
import {
  arrange,
  dropColumn,
  isUntouched,
  moveColumn,
  sameChoice,
  toggleHidden,
  togglePinned,
  withWidths,
} from './arrange.ts'

const columns = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
const of = (choice: Partial<ListChoice>) => ({ ...firstChoice, ...choice })
const shown = (choice: ListChoice) =>
  arrange(columns, choice)
    .filter(({ hidden }) => !hidden)
    .map(({ column, pinned }) => column.name + (pinned ? '!' : ''))
    .join(' ')

test.each<[string, Partial<ListChoice>, string]>([
  ['nothing chosen: as the page has it', {}, 'a b c d'],
  ['an order', { order: ['d', 'c', 'b', 'a'] }, 'd c b a'],
  ['a column the choice does not know stays behind its neighbour', { order: ['d', 'b', 'a'] }, 'd b c a'],
  ['a new first column stays first', { order: ['d', 'c', 'b'] }, 'a d c b'],
  [
    'a column that is gone is forgotten',
    { order: ['z', 'b', 'a', 'c', 'd'], hidden: ['z'], pinned: ['z'] },
    'b a c d',
  ],
  ['pinned stand first, hidden not at all', { pinned: ['c'], hidden: ['a'] }, 'c! b d'],
])('%s', (_, choice, expected) => expect(shown(of(choice))).toBe(expected))

test('a column moves by one among its like and no further', () => {
  const pinned = of({ pinned: ['c'] })
  expect(shown(moveColumn(columns, pinned, 'a', 1)!)).toBe('c! b a d')
  expect(moveColumn(columns, pinned, 'a', -1)).toBeNull()
  expect(moveColumn(columns, pinned, 'c', 1)).toBeNull()
  expect(moveColumn(columns, pinned, 'd', 1)).toBeNull()
})

test.each([
  ['a', 'c', 'b c a d'],
  ['d', 'a', 'd a b c'],
  ['a', 'b', 'b a c d'],
])('%s dropped on %s: %s', (source, target, expected) => {
  expect(shown(dropColumn(columns, firstChoice, source, target))).toBe(expected)
})

test('dropped among the pinned it is pinned, dropped among the others it is not', () => {
  const choice = of({ pinned: ['a', 'b'] })
  expect(shown(dropColumn(columns, choice, 'd', 'a'))).toBe('d! a! b! c')
  expect(shown(dropColumn(columns, choice, 'a', 'd'))).toBe('b! c d a')
})

test('hiding and pinning twice is as before, and a width is what the server takes', () => {
  expect(toggleHidden(toggleHidden(firstChoice, 'a'), 'a')).toEqual(firstChoice)
  expect(togglePinned(togglePinned(firstChoice, 'a'), 'a')).toEqual(firstChoice)
  expect(
    withWidths(firstChoice, [
      ['a', 3.2],
      ['b', 120.6],
      ['c', 5000],
    ]).widths,
  ).toEqual({ a: 30, b: 121, c: 2000 })
})

test('two choices are the same whatever was hidden first; another order is another choice', () => {
  expect(
    sameChoice(
      of({ hidden: ['a', 'b'], widths: { a: 30, b: 40 } }),
      of({ hidden: ['b', 'a'], widths: { b: 40, a: 30 } }),
    ),
  ).toBe(true)
  expect(sameChoice(of({ order: ['a', 'b'] }), of({ order: ['b', 'a'] }))).toBe(false)
  expect(isUntouched(firstChoice)).toBe(true)
})
