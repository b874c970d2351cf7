import { expect, test } from 'vitest'
import { normalityOf, probabilityOf } from './normality.ts'

test('the statistic of ten values with one far out (scipy 1.17 anderson: 0.7637181896554921 before the correction for n)', () => {
  const found = normalityOf([4.9, 5.1, 5.0, 5.3, 4.7, 5.2, 4.8, 5.05, 4.95, 6.1])!
  expect(found.statistic).toBeCloseTo(0.7637181896554921 * (1 + 0.75 / 10 + 2.25 / 100), 6)
  expect(found.p).toBeLessThan(0.05)
})

test('the published percentage points: 0.631 is 10 %, 0.752 is 5 %, 0.873 is 2.5 %, 1.035 is 1 % (Stephens 1974)', () => {
  expect([0.631, 0.752, 0.873, 1.035].map((a) => Number(probabilityOf(a).toFixed(3)))).toEqual([
    0.1, 0.05, 0.025, 0.01,
  ])
})

test('of values that come from a normal distribution 5 in 100 samples are refused', () => {
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
  let refused = 0
  for (let i = 0; i < 1000; i++) if (normalityOf(Array.from({ length: 40 }, normal))!.p < 0.05) refused++
  expect(refused).toBeGreaterThan(30)
  expect(refused).toBeLessThan(70)
})

test('too few values, equal values: nothing is said', () => {
  expect(normalityOf([1, 2, 3, 4, 5, 6, 7])).toBeNull()
  expect(normalityOf(Array.from({ length: 20 }, () => 3))).toBeNull()
})

test('a value a thousand deviations away is a number too', () => {
  const found = normalityOf([...Array.from({ length: 3000 }, (_, at) => at % 7), 1e6])!
  expect(Number.isFinite(found.statistic)).toBe(true)
  expect(found.p).toBe(0)
})
