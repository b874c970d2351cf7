import { describe, expect, test } from 'vitest'
import { chips } from '../oracles/published-charts.ts'
import { readOracle } from '../oracles/read.ts'
import {
  type ChartPoints,
  cChart,
  individualsChart,
  npChart,
  pChart,
  uChart,
  xBarRChart,
  xBarSChart,
} from './charts.ts'
import { momentsOf } from './moments.ts'
import { findRuleBreaks } from './runs.ts'

const groupsOf = (...groups: number[][]) => groups.map((values) => momentsOf(values)!)
const limitsOf = (points: ChartPoints) =>
  points.map((point) => point && [point.lower, point.centre, point.upper])
const beyond = (points: ChartPoints) => findRuleBreaks(points, [1]).map(({ at }) => at)

const table = readOracle('constants.csv').map((cells) => cells.map(Number))
const [, , A2, A3, , B3, B4, , , , , , , D3, D4] = table.find(([n]) => n === 8)!
const eights = groupsOf([1, 3, 2, 5, 4, 4, 3, 2], [2, 2, 4, 3, 9, 6, 1, 5], [7, 6, 8, 5, 6, 6, 7, 3])
const near = (value: number) => expect.closeTo(value, 6)
const threeTimes = (limits: unknown) => [limits, limits, limits]

describe('groups of eight', () => {
  const mean = 104 / 24

  test('X̄-R: mean ± A2·R̄, and D3·R̄ … D4·R̄, with the factors of the table', () => {
    const rBar = (4 + 8 + 5) / 3
    const { location, spread } = xBarRChart(eights)!
    expect(limitsOf(location)).toEqual(
      threeTimes([near(mean - A2! * rBar), near(mean), near(mean + A2! * rBar)]),
    )
    expect(limitsOf(spread)).toEqual(threeTimes([near(D3! * rBar), near(rBar), near(D4! * rBar)]))
    expect(location.map((point) => point!.value)).toEqual([3, near(4), 6])
    expect(spread.map((point) => point!.value)).toEqual([4, 8, 5])
  })

  test('X̄-S: mean ± A3·S̄, and B3·S̄ … B4·S̄, with the factors of the table', () => {
    const deviations = eights.map(({ m2 }) => Math.sqrt(m2 / 7))
    const sBar = deviations.reduce((sum, s) => sum + s) / 3
    const { location, spread } = xBarSChart(eights)!
    expect(limitsOf(location)).toEqual(
      threeTimes([near(mean - A3! * sBar), near(mean), near(mean + A3! * sBar)]),
    )
    expect(limitsOf(spread)).toEqual(threeTimes([near(B3! * sBar), near(sBar), near(B4! * sBar)]))
    expect(spread.map((point) => point!.value)).toEqual(deviations)
  })
})

test('a smaller group gets wider limits, a single value a place but no range', () => {
  const { location, spread } = xBarRChart(groupsOf([1, 3, 2, 4], [2, 4], [3]))!
  const [four, two, one] = location.map((point) => point!.upper - point!.centre)
  expect(two! / four!).toBeCloseTo(Math.SQRT2, 12)
  expect(one! / four!).toBeCloseTo(2, 12)
  expect(spread[2]).toBeNull()
})

test('frozen limits judge new groups by the old process', () => {
  const { basis } = xBarRChart(eights)!
  const chart = xBarRChart(groupsOf([20, 21, 20, 21, 20, 21, 20, 21]), basis)!
  expect(chart.basis).toEqual(basis)
  expect(limitsOf(chart.location)).toEqual(limitsOf(xBarRChart(eights)!.location).slice(0, 1))
  expect(beyond(chart.location)).toEqual([0])
})

describe('flow rates of NIST/SEMATECH e-Handbook 6.3.2.2', () => {
  const { basis, location, spread } = individualsChart([
    49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1,
  ])!

  test('the mean is 50.81, the mean moving range 1.8778', () => {
    expect(basis).toMatchObject({ estimator: 'movingRange', mean: expect.closeTo(50.81, 10) })
    expect(spread[1]!.centre).toBeCloseTo(1.8778, 4)
    expect(spread[0]).toBeNull()
  })

  test("the limits are 45.8159 and 55.8041, as far as the handbook's d2 of 1.128 goes", () => {
    const d2Rounding = 1.12837917 / 1.128
    const { centre, lower, upper } = location[0]!
    expect(centre - (centre - lower) * d2Rounding).toBeCloseTo(45.8159, 4)
    expect(centre + (upper - centre) * d2Rounding).toBeCloseTo(55.8041, 4)
    expect(Math.abs(lower - 45.8159)).toBeLessThan(0.0018)
    expect(Math.abs(upper - 55.8041)).toBeLessThan(0.0018)
  })

  test('the moving range goes from 0 to D4·MR̄, and all is under control', () => {
    expect(spread[1]).toMatchObject({ lower: 0, upper: expect.closeTo((3.26653192 * 16.9) / 9, 7) })
    expect(findRuleBreaks(location)).toEqual([])
  })
})

describe('wafer defects of NIST/SEMATECH e-Handbook 6.3.3.1', () => {
  const counts = [
    16, 14, 28, 16, 12, 20, 10, 12, 10, 17, 19, 17, 14, 16, 15, 13, 14, 16, 11, 20, 11, 19, 16, 31, 13,
  ]
  const chart = cChart(counts)!

  test('the mean is 16, the limits are 4 and 28', () => {
    expect(limitsOf(chart.points)).toEqual(counts.map(() => [4, 16, 28]))
  })

  test('28 is on the limit and is not out; 31 is', () => {
    expect(beyond(chart.points)).toEqual([23])
  })
})

describe('shares and rates', () => {
  test('p of 30 wafers of 50 chips, mean 0.2313: 0.0524 … 0.4102 (NIST/SEMATECH e-Handbook 6.3.3.2)', () => {
    const published = [0.0524, 0.2313, 0.4102].map((value) => expect.closeTo(value, 4))
    expect(limitsOf(pChart(chips)!.points)[0]).toEqual(published)
  })

  test('p and u: a larger sample gets narrower limits, an empty one a gap', () => {
    const samples = [
      { size: 100, found: 10 },
      { size: 400, found: 40 },
      { size: 0, found: 0 },
    ]
    expect(limitsOf(pChart(samples)!.points)).toEqual([
      [near(0.01), 0.1, near(0.19)],
      [near(0.055), 0.1, near(0.145)],
      null,
    ])
    const [small, large, empty] = limitsOf(uChart(samples)!.points)
    expect(small).toEqual([near(0.1 - 3 * Math.sqrt(0.001)), 0.1, near(0.1 + 3 * Math.sqrt(0.001))])
    expect(large).toEqual([near(0.1 - 3 * Math.sqrt(0.00025)), 0.1, near(0.1 + 3 * Math.sqrt(0.00025))])
    expect(empty).toBeNull()
  })

  test('a limit stays where a value can be: never below nothing, a share never above all', () => {
    expect(limitsOf(cChart([1, 1, 1])!.points)[0]).toEqual([0, 1, 4])
    expect(limitsOf(pChart([{ size: 4, found: 3 }])!.points)[0]).toEqual([
      near(0.75 - 3 * Math.sqrt((0.75 * 0.25) / 4)),
      0.75,
      1,
    ])
  })

  test('a frozen centre line is kept', () => {
    expect(cChart([40], 16)).toEqual({
      centre: 16,
      points: [{ value: 40, centre: 16, sigma: 4, lower: 4, upper: 28 }],
    })
  })
})

test('without anything to estimate from there is no chart', () => {
  expect([xBarRChart([]), xBarSChart(groupsOf([1], [2])), individualsChart([7])]).toEqual([null, null, null])
  expect([cChart([]), pChart([{ size: 0, found: 0 }]), uChart([])]).toEqual([null, null, null])
})

test('what was not measured is a gap, and does not move the limits', () => {
  expect(limitsOf(cChart([16, NaN, 16])!.points)).toEqual([[4, 16, 28], null, [4, 16, 28]])
  expect(individualsChart([1, 2, NaN, 2, 1])!.location[2]).toBeNull()
  expect(individualsChart([1, 2, NaN, 2, 1])!.spread.map((point) => point?.value ?? null)).toEqual([
    null,
    1,
    null,
    null,
    1,
  ])
})

test('np: p in counts, so its centre moves with the sample; an empty one is a gap', () => {
  const chart = npChart([
    { size: 100, found: 10 },
    { size: 400, found: 40 },
    { size: 0, found: 0 },
  ])!
  expect(chart.centre).toBe(0.1)
  expect(limitsOf(chart.points)).toEqual([[near(1), 10, near(19)], [near(22), 40, near(58)], null])
  expect(chart.points.map((point) => point?.value)).toEqual([10, 40, undefined])
})
