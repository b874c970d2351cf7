import { expect, test } from 'vitest'
import { curveOver, densityOf } from './densities.ts'
import { logNormal, normal, weibull } from './distributions.ts'

const fits = [
  { name: 'normal', parameters: [10, 2], of: normal(10, 2) },
  { name: 'logNormal', parameters: [0.5, 0.4], of: logNormal(0.5, 0.4) },
  { name: 'weibull', parameters: [1.7, 3], of: weibull(1.7, 3) },
] as const

test.each(fits)('between two values is the share the $name distribution gives', ({ of, ...fit }) => {
  const density = densityOf(fit)
  const [from, to, steps] = [1.2, 4.7, 2000]
  const width = (to - from) / steps
  const area = Array.from({ length: steps }, (_, at) => density(from + (at + 0.5) * width) * width)
  expect(area.reduce((sum, one) => sum + one)).toBeCloseTo(of.tails(to).lower - of.tails(from).lower, 6)
})

test('what is never below zero has no values there', () => {
  for (const { of: _, ...fit } of fits.slice(1)) expect(densityOf(fit)(-1) + densityOf(fit)(0)).toBe(0)
})

test('the curve holds as many values as the bars', () => {
  const bins = Array.from({ length: 20 }, (_, at) => ({ from: at, to: at + 1, count: 50 }))
  const curve = curveOver(bins, 1000, { name: 'normal', parameters: [10, 2] }, { min: 0, max: 20 })
  expect(curve.reduce((sum, [, count]) => sum + count * (20 / 80), 0)).toBeCloseTo(1000, 3)
  expect(
    curveOver([{ from: 3, to: 3, count: 9 }], 9, { name: 'normal', parameters: [3, 1] }, { min: 2, max: 4 }),
  ).toEqual([])
})
