import { expect, test } from 'vitest'
import { after, elapsed } from './pauses.ts'

test.each([
  ['no pause', [], 5],
  ['a pause in between', [[2, 62]], 65],
  ['one that is over before', [[-60, -1]], 5],
  ['one that begins later', [[6, 60]], 5],
  ['one that began before', [[-10, 50]], 55],
  [
    'two',
    [
      [1, 11],
      [12, 22],
    ],
    25,
  ],
  [
    'one within another',
    [
      [1, 61],
      [10, 20],
    ],
    65,
  ],
  [
    'two that overlap',
    [
      [1, 31],
      [11, 61],
    ],
    65,
  ],
] as const)('5 minutes after 0 with %s', (_, pauses, expected) => {
  expect(
    after(
      0,
      5,
      pauses.map(([since, until]) => ({ since, until })),
    ),
  ).toBe(expected)
})

test.each([
  [[], 10],
  [[[2, 5]], 7],
  [[[-5, 4]], 6],
  [[[8, 99]], 8],
  [
    [
      [1, 3],
      [2, 6],
    ],
    5,
  ],
  [[[-9, -3]], 10],
] as const)('of 10 minutes with pauses %j so many count: %d', (pauses, expected) => {
  expect(
    elapsed(
      0,
      10,
      pauses.map(([since, until]) => ({ since, until })),
    ),
  ).toBe(expected)
})
