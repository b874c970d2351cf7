import { expect, test } from 'vitest'
import { indicesOf } from './capability.ts'
import { xBarRChart } from './charts.ts'
import { momentsOf } from './moments.ts'
import { sigmaOfMovingRange, sigmaWithin } from './sigma.ts'
import { addGrouped, addUnit, estimatorOf, noneGrouped, type Subgrouping, subgroupsOf } from './subgroups.ts'
import { addSums, noSums, sigmaOfSums } from './within.ts'

const single: Subgrouping = { by: 'consecutive', units: 1, readings: 1 }
const fold = (plan: Subgrouping, units: readonly (readonly number[])[], keyOf = (_: number) => '') => {
  const grouped = noneGrouped()
  for (const [i, readings] of units.entries()) addUnit(grouped, plan, readings, keyOf(i))
  return addGrouped(noSums(), grouped, plan)
}
const chunks = (values: number[], size: number) =>
  Array.from({ length: Math.floor(values.length / size) }, (_, i) => values.slice(i * size, (i + 1) * size))
const near = (value: number | null) => expect.closeTo(value!, 12)

test('flow rates of NIST/SEMATECH e-Handbook 6.3.2.2: MR̄ 1.8778, so sigma 1.6642, Cpk of 45 … 56 is 1.0397', () => {
  const flow = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1]
  const sums = fold(
    single,
    flow.map((value) => [value]),
  )
  expect(sums.movingRanges / sums.steps).toBeCloseTo(1.8778, 4)
  expect(sums.groups).toBe(10)
  const { sigma } = sigmaOfSums(sums, estimatorOf(single))
  expect(sigma).toBeCloseTo(1.8778 / 1.128379, 4)
  expect(sigma).toEqual(near(sigmaOfMovingRange(flow).sigma))
  expect(indicesOf(50.81, sigma, { lowerSpecLimit: 45, upperSpecLimit: 56 }).worst).toBeCloseTo(1.0396, 3)
})

// A day that wanders: level within five, and up by one from each five to the next.
const day = Array.from({ length: 52 }, (_, i) => 10 + Math.floor(i / 5) + [0, 0.3, -0.2, 0.1, -0.1][i % 5]!)

test.each([
  ['single units', { by: 'consecutive', units: 5, readings: 1 }, 1],
  ['readings of one unit', { by: 'consecutive', units: 1, readings: 5 }, 5],
] as const)(
  'subgroups of five %s are what R̄/d2 of the same five gives; two that are left do not count',
  (_, plan, readings) => {
    const units = readings === 1 ? day.map((value) => [value]) : chunks(day, 5)
    const sums = fold(plan, units)
    const groups = chunks(day, 5).map((values) => momentsOf(values)!)
    expect(estimatorOf(plan)).toBe('rBar')
    expect(sums).toMatchObject({ groups: 10, df: 40 })
    expect(sigmaOfSums(sums, 'rBar').sigma).toEqual(near(sigmaWithin(groups).sigma))
    expect(sigmaOfSums(sums, 'rBar').sigma).toBeCloseTo(0.5 / 2.32592895, 8)
    expect(sigmaOfSums(sums, 'pooled').sigma).toEqual(near(sigmaWithin(groups, 'pooled').sigma))
  },
)

test('days add up: the sums of two are those of all their subgroups, and a day begins its own', () => {
  const both = addSums(
    addSums(
      noSums(),
      fold(
        single,
        day.map((x) => [x]),
      ),
    ),
    fold(single, [[1], [2], [4]]),
  )
  expect(both.steps).toBe(51 + 2)
  expect(both.groups).toBe(55)
})

test('under a key a subgroup ends where the key changes, has any size, and the last one counts', () => {
  const sums = fold({ by: 'key' }, [[1], [2], [9, 10, 11], [5], [7]], (i) => ['a', 'a', 'b', 'a', 'c'][i]!)
  expect(sums).toMatchObject({ groups: 2, df: 1 + 2, ss: 0.5 + 2 })
  expect(fold({ by: 'key' }, [[1], [2]])).toMatchObject({ groups: 1, df: 1, ss: 0.5 })
  expect(estimatorOf({ by: 'key' })).toBe('pooled')
})

test('more than 25 together have no R̄/d2 and are pooled; nothing measured is no subgroup', () => {
  expect(estimatorOf({ by: 'consecutive', units: 26, readings: 1 })).toBe('pooled')
  expect(fold(single, [[], []])).toEqual(noSums())
  expect(sigmaOfSums(noSums(), 'movingRange').sigma).toBeNull()
  expect(sigmaOfSums(noSums(), 'pooled').sigma).toBeNull()
})

test('the leftover subgroup never bends the limits', () => {
  const calm = [10, 11, 9, 10, 12, 9, 11, 10]
  const chartOf = (values: number[]) => xBarRChart(subgroupsOf(values, 4).groups)
  expect(chartOf([...calm, 90, NaN, 5])).toEqual(chartOf(calm))
  expect(subgroupsOf([...calm, 90, NaN, 5], 4)).toMatchObject({ groups: [{ n: 4 }, { n: 4 }], leftover: 2 })
  expect(subgroupsOf([1, 2], 4)).toEqual({ groups: [], leftover: 2 })
})
