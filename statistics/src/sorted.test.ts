import { expect, test } from 'vitest'
import { sortedOf } from './sorted.ts'

test('only finite values, the least first, and the given ones stay as they are', () => {
  const given = [3, NaN, -Infinity, -1, Infinity, 0.5, NaN, 10]
  expect([...sortedOf(given)]).toEqual([-1, 0.5, 3, 10])
  expect(given[0]).toBe(3)
  expect([...sortedOf([NaN, Infinity, -Infinity])]).toEqual([])
  expect([...sortedOf([])]).toEqual([])
})
