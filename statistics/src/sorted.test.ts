import { expect, test } from 'vitest'
import { countBelow, sortedOf } from './sorted.ts'

test('only finite values, the least first, and the given ones stay as they are', () => {
  const given = [3, NaN, -Infinity, -1, Infinity, 0.5, NaN, 10]
  expect([...sortedOf(given)]).toEqual([-1, 0.5, 3, 10])
  expect(given[0]).toBe(3)
  expect([...sortedOf([NaN, Infinity, -Infinity])]).toEqual([])
  expect([...sortedOf([])]).toEqual([])
})

test('how many are below a value, equal ones not among them', () => {
  const ascending = [1, 2, 2, 2, 5]
  expect([0, 1, 2, 3, 5, 6].map((value) => countBelow(ascending, value))).toEqual([0, 0, 1, 4, 4, 5])
  expect(countBelow([], 1)).toBe(0)
})
