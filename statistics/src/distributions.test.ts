import { describe, expect, test } from 'vitest'
import { readOracle } from '../oracles/read.ts'
import {
  beta,
  chiSquare,
  type Distribution,
  fisher,
  gamma,
  logNormal,
  normal,
  student,
  weibull,
} from './distributions.ts'
import { logGamma } from './gamma.ts'

const kinds: Record<string, (a: number, b: number) => Distribution> = { chiSquare, beta, fisher, student }

test.each(readOracle('tails.csv'))('both tails of %s (%s, %s) at %s are right to 12 digits', (...row) => {
  const [kind = '', a, b, x, lower, upper] = row
  const found = kinds[kind]!(Number(a), Number(b)).tails(Number(x))
  // What is below the smallest double is 0.
  const error = (ours: number, right: number) => (right < 1e-300 ? ours : Math.abs(ours / right - 1))
  expect(error(found.lower, Number(lower))).toBeLessThan(1e-12)
  expect(error(found.upper, Number(upper))).toBeLessThan(1e-12)
})

test('ln Γ: factorials and the half', () => {
  let factorial = 1
  for (let n = 1; n < 30; n++) {
    expect(Math.abs(logGamma(n) - Math.log(factorial))).toBeLessThan(2e-14 * Math.max(1, Math.log(factorial)))
    factorial *= n
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 14)
  expect(logGamma(1e-5)).toBeCloseTo(11.512919692895825, 12)
})

const all: [string, Distribution][] = [
  ['normal', normal(10, 2)],
  ['logNormal', logNormal(1, 0.5)],
  ['weibull', weibull(2.1, 82)],
  ['gamma', gamma(2.5, 3)],
  ['chiSquare', chiSquare(7)],
  ['beta', beta(4, 17)],
  ['fisher', fisher(3, 11)],
  ['student', student(5)],
]

describe.each(all)('%s', (_, { tails, quantile }) => {
  test('the quantile is the inverse of the share below, in both tails', () => {
    for (const p of [1e-12, 0.00135, 0.1, 0.5, 0.7, 0.99865]) {
      const { lower, upper } = tails(quantile(p)!)
      expect(Math.abs(lower / p - 1)).toBeLessThan(1e-11)
      expect(Math.abs(upper / (1 - p) - 1)).toBeLessThan(1e-11)
    }
  })

  test('it rises, and outside of 0 < p < 1 there is none', () => {
    const places = [0.001, 0.01, 0.3, 0.5, 0.51, 0.9, 0.999].map((p) => quantile(p)!)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect([0, 1, -1, 2, NaN].map(quantile)).toEqual([null, null, null, null, null])
  })

  test('the ends', () => {
    expect(tails(-Infinity)).toEqual({ lower: 0, upper: 1 })
    expect(tails(Infinity)).toEqual({ lower: 1, upper: 0 })
  })
})

describe('what one is of another', () => {
  const shares = [1e-9, 0.005, 0.2, 0.5, 0.975, 0.9999]
  const near = (a: number | null, b: number) => expect(Math.abs(a! / b - 1)).toBeLessThan(1e-12)

  test('χ² of 2 degrees is exponential, of 1 the square of a normal', () => {
    for (const p of shares) near(chiSquare(2).quantile(p), -2 * Math.log1p(-p))
    // Nearer to the middle than 1e-3 the normal's own share has lost the digits.
    for (const p of shares.slice(1)) near(chiSquare(1).quantile(p), normal().quantile((1 - p) / 2)! ** 2)
  })

  test('t² of ν is F of 1 and ν; t of 1 is Cauchy', () => {
    for (const p of [0.2, 0.5, 0.975]) near(fisher(1, 9).quantile(p), student(9).quantile((1 - p) / 2)! ** 2)
    for (const p of [0.001, 0.2, 0.975]) near(student(1).quantile(p), Math.tan(Math.PI * (p - 0.5)))
  })

  test('1/F turns the degrees around; F is made of beta', () => {
    for (const p of [0.01, 0.5, 0.975]) near(fisher(3, 8).quantile(p), 1 / fisher(8, 3).quantile(1 - p)!)
    const share = beta(1.5, 4).quantile(0.975)!
    near(fisher(3, 8).quantile(0.975), (8 * share) / (3 * (1 - share)))
  })

  test('the share of beta counts successes: I_p(k, n−k+1) = P(at least k of n)', () => {
    const [n, p] = [6, 0.3]
    const chance = (k: number) =>
      Math.exp(logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)) * p ** k * (1 - p) ** (n - k)
    near(beta(4, 3).tails(p).lower, chance(4) + chance(5) + chance(6))
  })
})
