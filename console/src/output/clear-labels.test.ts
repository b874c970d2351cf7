import { expect, test } from 'vitest'
import { crossed, roundedUp, roundStep } from './clear-labels.ts'

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

test.each([
  [10, 10, 2],
  [13.2, 15, 5],
  [36, 40, 10],
  [100, 100, 20],
])('an axis of %s ends at %s, and its lines are %s apart', (most, end, step) => {
  expect([roundedUp(most), roundStep(most)]).toEqual([end, step])
})
