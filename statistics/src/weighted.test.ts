import { describe, expect, test } from 'vitest'
import { cusum, cusumMeans } from '../oracles/published-charts.ts'
import { normals } from '../oracles/simulate-run-lengths.ts'
import { cusumChart, ewmaChart } from './weighted.ts'

const target = { target: 10, sigma: 2 }

describe('EWMA', () => {
  test('with λ 1 it is the Shewhart chart', () => {
    expect(ewmaChart([11, 9], target, { lambda: 1 })).toEqual([
      { value: 11, centre: 10, sigma: 2, lower: 4, upper: 16 },
      { value: 9, centre: 10, sigma: 2, lower: 4, upper: 16 },
    ])
  })

  test('its limits open from λ·L·sigma to those it tends to', () => {
    const points = ewmaChart(Array(60).fill(10), target)!
    expect(points[0]!.upper).toBeCloseTo(10 + 0.2 * 3 * 2, 12)
    const [steady] = ewmaChart([10], target, { steady: true })!
    expect(points[59]!.upper).toBeCloseTo(steady!.upper, 9)
    expect(steady!.upper).toBeCloseTo(10 + 3 * 2 * Math.sqrt(0.2 / 1.8), 12)
  })

  test('a gap changes nothing of what follows', () => {
    const [one, gap, two] = ewmaChart([11, null, 12], target)!
    expect([one, two]).toEqual(ewmaChart([11, 12], target))
    expect(gap).toBeNull()
  })

  test('without scatter there is no chart', () => {
    expect([
      ewmaChart([1], { target: 1, sigma: 0 }),
      ewmaChart([1], { target: NaN, sigma: 1 }),
      ewmaChart([1], target, { lambda: 0 }),
    ]).toEqual([null, null, null])
  })
})

describe('CUSUM', () => {
  test('the lower sum is the mirror of the upper', () => {
    const mirrored = cusumChart(
      cusumMeans.map((value) => 650 - value),
      { target: 325, sigma: 1 },
      { k: 0.3175, h: 4.1959 },
    )!
    expect(mirrored.map((point) => point!.down)).toEqual(cusum().map((point) => expect.closeTo(point!.up, 9)))
  })

  test('it begins anew after a signal where requested', () => {
    const jump = [20, 20, 20, 20]
    const signals = (reset: boolean) => cusumChart(jump, target, { reset })!.map((point) => point!.signal)
    expect(signals(false)).toEqual([false, true, true, true])
    expect(signals(true)).toEqual([false, true, false, true])
  })

  test('k 0.5 and h 5 signal after about 465 points under control, after about 10 at a shift of one sigma', () => {
    const normal = normals(3)
    // Behind each signal the sums begin anew, so the points of one long series over its signals are the run length.
    const runLength = (shift: number, points: number) => {
      const values = Array.from({ length: points }, () => normal() + shift)
      const chart = cusumChart(values, { target: 0, sigma: 1 }, { reset: true })!
      return points / chart.filter((point) => point!.signal).length
    }
    expect(Math.abs(runLength(0, 1_000_000) / 465 - 1)).toBeLessThan(0.08)
    expect(Math.abs(runLength(1, 20_000) / 10.4 - 1)).toBeLessThan(0.05)
  })

  test('without scatter there is no chart, and a gap is passed over', () => {
    expect(cusumChart([1], { target: 1, sigma: 0 })).toBeNull()
    const [one, gap, two] = cusumChart([13, null, 13], target)!
    expect([one!.up, gap, two!.up]).toEqual([2, null, 4])
  })
})
