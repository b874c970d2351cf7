import { expect, test } from 'vitest'
import { addTo, deviationOf, merge, mergeAll, momentsOf } from './moments.ts'

const values = [4, 7, 13, 16]

test('four values have the mean and the spread a pocket calculator finds', () => {
  expect(momentsOf(values)).toEqual({ n: 4, mean: 10, m2: 90, min: 4, max: 16 })
  expect(deviationOf(momentsOf(values))).toBeCloseTo(Math.sqrt(30), 14)
})

test('an offset of a thousand million costs no digit, where the sum of squares loses them all', () => {
  const high = values.map((value) => value + 1e9)
  expect(deviationOf(momentsOf(high))! ** 2).toBeCloseTo(30, 12)
  expect(deviationOf(merge(momentsOf(high.slice(0, 1)), momentsOf(high.slice(1))))! ** 2).toBeCloseTo(30, 6)
  const squares = high.reduce((sum, value) => sum + value * value, 0)
  const sum = high.reduce((total, value) => total + value, 0)
  expect(Math.abs((squares - (sum * sum) / 4) / 3 - 30)).toBeGreaterThan(1)
})

test('however the values are cut into groups, the groups together give the same', () => {
  const scatter = Array.from({ length: 1000 }, (_, i) => 50 + 3 * Math.sin(i * i))
  const whole = momentsOf(scatter)!
  for (const size of [1, 3, 7, 250, 999]) {
    const groups = Array.from({ length: Math.ceil(1000 / size) }, (_, i) =>
      momentsOf(scatter.slice(i * size, (i + 1) * size)),
    )
    const merged = mergeAll(groups)!
    expect(merged).toMatchObject({ n: 1000, min: whole.min, max: whole.max })
    expect(merged.mean).toBeCloseTo(whole.mean, 12)
    expect(merged.m2 / whole.m2).toBeCloseTo(1, 12)
  }
})

test('nothing merged with something is something', () => {
  const some = momentsOf(values)
  const none = { n: 0, mean: 0, m2: 0, min: 0, max: 0 }
  expect(merge(null, some)).toBe(some)
  expect(merge(some, null)).toBe(some)
  expect(merge(none, some)).toBe(some)
  expect(merge(some, none)).toBe(some)
  expect(mergeAll([])).toBeNull()
})

test('no value has no mean, one value has no deviation, equal values deviate by exactly nothing', () => {
  expect(momentsOf([])).toBeNull()
  expect(deviationOf(null)).toBeNull()
  expect(deviationOf(momentsOf([3]))).toBeNull()
  expect(deviationOf(momentsOf(Array(100).fill(0.1)))).toBe(0)
  expect(deviationOf(mergeAll([momentsOf([0.1, 0.1, 0.1]), momentsOf([0.1, 0.1])]))).toBe(0)
})

test('what is not a number was not measured', () => {
  expect(momentsOf([4, NaN, 7, Infinity, 13, 16, -Infinity])).toEqual(momentsOf(values))
  expect(addTo(null, NaN)).toBeNull()
})
