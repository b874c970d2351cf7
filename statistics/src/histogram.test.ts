import { expect, test } from 'vitest'
import { type Bin, histogramOf } from './histogram.ts'

const limits = { lowerSpecLimit: 9.5, upperSpecLimit: 10.5 }
const scatter = Array.from(
  { length: 500 },
  (_, i) => 10 + 0.2 * (Math.sin(i) + Math.sin(i * i) + Math.sin(3 * i)),
)
const sumOf = (bins: Bin[]) => bins.reduce((sum, { count }) => sum + count, 0)

test('nothing measured has no bars', () => {
  expect(histogramOf([])).toEqual([])
  expect(histogramOf([NaN, Infinity])).toEqual([])
})

test('one value a hundred times is one bar', () => {
  expect(histogramOf(Array(100).fill(0.1))).toEqual([{ from: 0.1, to: 0.1, count: 100 }])
})

test.each([2, 3, 10, 500])('%d values: each is in one bar, the bars are side by side', (count) => {
  for (const with_ of [{}, limits]) {
    const bins = histogramOf(scatter.slice(0, count), with_)
    expect(sumOf(bins)).toBe(count)
    bins.slice(1).forEach((bin, i) => expect(bin.from).toBe(bins[i]!.to))
    expect(bins[0]!.count).toBeGreaterThan(0)
    expect(bins.at(-1)!.count).toBeGreaterThan(0)
  }
})

test('the width is that of Freedman and Diaconis: 2 · IQR / ∛n', () => {
  const bins = histogramOf(Array.from({ length: 1001 }, (_, i) => i))
  expect(bins).toHaveLength(11) // 1000 / (2 · 500 / ∛1001) = 10.003
  expect(bins.map(({ from }) => from)[1]).toBeCloseTo(1000 / 11, 10)
})

test('there are not fewer than five bars and not many more than fifty', () => {
  expect(histogramOf([1, 2])).toHaveLength(5)
  expect(histogramOf([...scatter, 1e6])).toHaveLength(50)
  expect(histogramOf([...scatter, 1e6], limits).length).toBeLessThanOrEqual(52)
  expect(histogramOf([...scatter, 1e6], limits)[0]!.from).toBeLessThanOrEqual(9.5)
})

test('more than half the values tied: the rest is still drawn apart', () => {
  const bins = histogramOf([...Array(80).fill(5), 1, 2, 3, 8, 9])
  expect(bins.length).toBeGreaterThan(5)
  expect(Math.max(...bins.map(({ count }) => count))).toBe(80)
})

test('a limit is on an edge, by its own value, and every bar is good or bad as a whole', () => {
  const bins = histogramOf(scatter, limits)
  const edges = [...bins.map(({ from }) => from), bins.at(-1)!.to]
  expect(edges).toContain(9.5)
  expect(edges).toContain(10.5)
  const good = bins.filter(({ from, to }) => from >= 9.5 && to <= 10.5)
  expect(sumOf(good)).toBe(scatter.filter((value) => value >= 9.5 && value <= 10.5).length)
  expect(sumOf(bins)).toBe(500)
})

test('a value on a limit is drawn on the good side, a hair beyond it on the bad side', () => {
  const hair = 1e-14
  const bins = histogramOf([9.2, 9.5 - hair, 9.5, 9.8, 10, 10.2, 10.5, 10.5 + hair, 10.8], limits)
  const countIn = (from: number, to: number) => sumOf(bins.filter((bin) => bin.from >= from && bin.to <= to))
  expect([countIn(-Infinity, 9.5), countIn(9.5, 10.5), countIn(10.5, Infinity)]).toEqual([2, 5, 2])
})

test('all values at or below the upper limit leave no bar beyond it, all at or above the lower none before it', () => {
  expect(histogramOf([10, 10.1, 10.2, 10.3, 10.5], limits).at(-1)!.to).toBe(10.5)
  expect(histogramOf([9.5, 9.6, 9.8, 10], limits)[0]!.from).toBe(9.5)
  expect(histogramOf([9, 9.1, 9.3, 9.5], limits).find(({ from }) => from === 9.5)).toMatchObject({ count: 1 })
  expect(histogramOf([10.5, 10.6, 10.9], limits).find(({ to }) => to === 10.5)).toMatchObject({ count: 1 })
})

test('a limit nobody came near moves no edge', () => {
  expect(histogramOf(scatter, { lowerSpecLimit: -1e9, upperSpecLimit: 1e9 })).toEqual(histogramOf(scatter))
})

test('values in steps of a gauge fall into bars by their decimals, not by binary rounding', () => {
  const steps = Array.from({ length: 101 }, (_, i) => Number((9.5 + i / 100).toFixed(2)))
  expect(histogramOf(steps, limits).map(({ count }) => count)).toEqual([20, 20, 20, 20, 21])
})
