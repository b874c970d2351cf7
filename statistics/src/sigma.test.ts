import { describe, expect, test } from 'vitest'
import { readOracle } from '../oracles/read.ts'
import { mergeAll, type Moments, momentsOf } from './moments.ts'
import { movingRanges, sigmaOfMovingRange, sigmaWithin } from './sigma.ts'

const groupsOf = (...groups: number[][]) => groups.map((values) => momentsOf(values)!)
const five = groupsOf([1, 3, 2, 5, 4], [2, 2, 4, 3, 9], [7, 6, 8, 5, 6])
const [, d2Of5] = readOracle('constants.csv')
  .map((cells) => [Number(cells[0]), Number(cells[9])])
  .find(([n]) => n === 5)!

describe('groups of one size', () => {
  test('R̄/d2', () => {
    const { estimator, sigma } = sigmaWithin(five)
    expect(estimator).toBe('rBar')
    expect(sigma).toBeCloseTo((4 + 7 + 3) / 3 / d2Of5!, 7)
  })

  test('S̄/c4', () => {
    const deviations = [Math.sqrt(10 / 4), Math.sqrt(34 / 4), Math.sqrt(5.2 / 4)]
    expect(sigmaWithin(five, 'sBar').sigma).toBeCloseTo(
      (deviations[0]! + deviations[1]! + deviations[2]!) / 3 / 0.939985603,
      8,
    )
  })

  test('pooled: the squares of all groups over their degrees of freedom', () => {
    expect(sigmaWithin(five, 'pooled')).toEqual({
      estimator: 'pooled',
      sigma: Math.sqrt((10 + 34 + 5.2) / (15 - 3)),
    })
  })
})

describe('groups of unequal size', () => {
  const unequal = groupsOf([1, 3], [2, 2, 4, 3, 9])

  test('the larger group, with more information, counts for more', () => {
    const [small, large] = [2 / 1.12837917, 7 / d2Of5!]
    const weight = [(1.12837917 / 0.852502466) ** 2, (d2Of5! / 0.864081941) ** 2] as const
    expect(sigmaWithin(unequal).sigma).toBeCloseTo(
      (small * weight[0] + large * weight[1]) / (weight[0] + weight[1]),
      6,
    )
    const variances = [0.797884561, 0.939985603].map((c4) => (c4 * c4) / (1 - c4 * c4)) as [number, number] // two in, two out
    const sBar =
      ((Math.SQRT2 / 0.797884561) * variances[0] + (Math.sqrt(34 / 4) / 0.939985603) * variances[1]) /
      (variances[0] + variances[1])
    expect(sigmaWithin(unequal, 'sBar').sigma).toBeCloseTo(sBar, 7)
  })

  test.each(['rBar', 'sBar', 'pooled'] as const)('%s: a single value has no scatter', (estimator) => {
    expect(sigmaWithin([...unequal, ...groupsOf([99])], estimator)).toEqual(sigmaWithin(unequal, estimator))
    expect(sigmaWithin(groupsOf([1], [2]), estimator)).toEqual({ estimator, sigma: null })
    expect(sigmaWithin([], estimator)).toEqual({ estimator, sigma: null })
  })

  test('the range of more than 25 values is no measure; S and the pooled estimate are', () => {
    const many = groupsOf(Array.from({ length: 26 }, (_, i) => i))
    expect(sigmaWithin(many).sigma).toBeNull()
    expect(sigmaWithin(many, 'sBar').sigma).toBeCloseTo(Math.sqrt(58.5) / 0.99005246884091, 10)
    expect(sigmaWithin(many, 'pooled').sigma).toBeCloseTo(Math.sqrt(58.5), 12)
  })
})

test('every estimator finds the sigma of a normal process', () => {
  const normal = normalValues(20_000)
  const groups = Array.from({ length: 4000 }, (_, i) => momentsOf(normal.slice(5 * i, 5 * i + 5))!)
  for (const estimator of ['rBar', 'sBar', 'pooled'] as const)
    expect(sigmaWithin(groups, estimator).sigma).toBeCloseTo(3, 1)
  expect(sigmaOfMovingRange(normal).sigma).toBeCloseTo(3, 1)
})

test('a day put together from its hours counts as one group, not as its hours', () => {
  const days: Moments[] = [mergeAll(groupsOf([1, 2], [5, 6]))!, mergeAll(groupsOf([11, 12], [15, 16]))!]
  expect(sigmaWithin(days, 'pooled').sigma).toBeCloseTo(Math.sqrt((17 + 17) / 6), 14)
})

test('the moving range goes from each value to the next', () => {
  expect(movingRanges([3, 5, 4])).toEqual([null, 2, 1])
  expect(movingRanges([3, NaN, 4])).toEqual([null, null, null])
  expect(sigmaOfMovingRange([3, 5, 4])).toEqual({
    estimator: 'movingRange',
    sigma: expect.closeTo(1.5 / 1.12837917, 7),
  })
  expect(sigmaOfMovingRange([3]).sigma).toBeNull()
  expect(sigmaOfMovingRange([3, 3, 3]).sigma).toBe(0)
})

/** Mean 10, sigma 3, the same every time: Box and Muller over a small generator. */
function normalValues(count: number) {
  let seed = 1
  const uniform = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  return Array.from(
    { length: count },
    () => 10 + 3 * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
  )
}
