import { expect, test } from 'vitest'
import { cdf, pdf } from './normal.ts'

// erfc(−z/√2)/2 at forty digits.
const quantiles: [z: number, p: number][] = [
  [-37, 5.7255712225245768227e-300],
  [-35, 1.124910706472406244e-268],
  [-30, 4.90671392714818706e-198],
  [-20, 2.7536241186062337e-89],
  [-10, 7.61985302416052607e-24],
  [-6, 9.86587645037698141e-10],
  [-5, 2.86651571879193912e-7],
  [-4, 0.0000316712418331199213],
  [-3, 0.00134989803163009453],
  [-2.5, 0.00620966532577613517],
  [-2.01, 0.0222155944294314748],
  [-2, 0.0227501319481792072],
  [-1.99, 0.0232954677502118219],
  [-1, 0.158655253931457051],
  [-0.5, 0.308537538725986896],
  [-0.1, 0.460172162722971019],
  [0, 0.5],
  [0.1, 0.539827837277028981],
  [1, 0.841344746068542949],
  [1.96, 0.975002104851779566],
  [3, 0.998650101968369905],
  [6, 0.999999999013412355],
]

test.each(quantiles)('the probability below %d is right to fourteen digits, far tails included', (z, p) => {
  expect(Math.abs(cdf(z) / p - 1)).toBeLessThan(1e-14)
})

test('it never falls from one side of the seam between the two methods to the other', () => {
  for (let z = -2.001; z < -1.999; z += 1e-5) expect(cdf(z + 1e-5)).toBeGreaterThan(cdf(z))
})

test('the ends are 0 and 1', () => {
  expect([cdf(-Infinity), cdf(-100), cdf(100), cdf(Infinity)]).toEqual([0, 0, 1, 1])
})

test('the density is the slope of the probability', () => {
  expect(pdf(0)).toBeCloseTo(0.3989422804014327, 15)
  for (const z of [-3, -2, -0.7, 0.3, 1.5])
    expect((cdf(z + 1e-5) - cdf(z - 1e-5)) / 2e-5).toBeCloseTo(pdf(z), 9)
})
