import { expect, test } from 'vitest'
import { crossed, roundedUp } from './clear-labels.ts'

test('a figure over a bar is left out where the line runs through it, not where it passes above or below', () => {
  const bars = [
    { bar: 0.5, line: 0.55 },
    { bar: 0.5, line: 0.4 },
    { bar: 0.1, line: 0.4 },
    { bar: 0.1, line: null },
  ]
  expect(crossed(bars)).toEqual([true, false, false, false])
})

test('a line that comes down steeply from a neighbour crosses a figure without having a mark in it', () => {
  expect(
    crossed([
      { bar: 0, line: 1 },
      { bar: 0.5, line: 0.3 },
    ]),
  ).toEqual([false, true])
})

test.each([
  [0, 1],
  [1, 1],
  [5, 5],
  [56, 60],
  [57.4, 60],
  [101, 150],
  [1223, 1500],
])('an axis for %d ends at %d', (most, end) => expect(roundedUp(most)).toBe(end))
