import { expect, test } from 'vitest'
import { normals } from '../oracles/simulate-run-lengths.ts'
import { findBorders } from './borders.ts'

const series = (seed: number, ...parts: [length: number, mean: number][]) => {
  const normal = normals(seed)
  return parts.flatMap(([length, mean]) => Array.from({ length }, () => ({ mean: mean + normal(), n: 1 })))
}

test('a steady process has none, in fewer than one of a hundred charts', () => {
  let found = 0
  for (let seed = 1; seed <= 600; seed++) if (findBorders(series(seed, [200, 0]), 1).length > 0) found++
  expect(found).toBeLessThan(6)
})

test('a step of two sigma is found where it is, with the means of both sides', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const [border, ...otherBorders] = findBorders(series(seed, [60, 10], [40, 12]), 1)
    expect(otherBorders).toEqual([])
    expect(border!.likely.from).toBeLessThanOrEqual(62)
    expect(border!.likely.to).toBeGreaterThanOrEqual(58)
    expect(border!.after - border!.before).toBeGreaterThan(1)
  }
})

test('what is likely holds the true place nineteen times of twenty', () => {
  let held = 0
  for (let seed = 1; seed <= 400; seed++) {
    const [border] = findBorders(series(seed, [60, 0], [60, 1.5]), 1)
    if (border && border.likely.from <= 60 && border.likely.to >= 60) held++
  }
  expect(held / 400).toBeGreaterThan(0.95)
})

test('two steps are two borders, in their order', () => {
  const found = findBorders(series(3, [50, 0], [50, 3], [50, 0]), 1)
  expect(found.map(({ at }) => Math.round(at / 5) * 5)).toEqual([50, 100])
})

test('subgroups of more values show smaller steps; a step too small to matter is not reported', () => {
  const of = (size: number, step: number) =>
    findBorders(
      series(5, [40, 0], [40, step * Math.sqrt(size)]).map(({ mean }) => ({
        mean: mean / Math.sqrt(size),
        n: size,
      })),
      1,
    ).length
  expect([of(5, 0.8), of(1, 0.3)]).toEqual([1, 0])
  expect(of(400, 0.3)).toBe(0)
})

test('too few points on a side, or no scatter to measure by, give none', () => {
  expect(findBorders(series(1, [7, 0], [40, 9]), 1).every(({ at }) => at >= 8)).toBe(true)
  expect(findBorders(series(1, [15, 0]), 1)).toEqual([])
  expect(findBorders(series(1, [30, 0], [30, 9]), 0)).toEqual([])
  expect(findBorders([], 1)).toEqual([])
})
