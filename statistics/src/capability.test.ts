import { describe, expect, test } from 'vitest'
import {
  capabilityOf,
  capabilityOfGroups,
  capabilityOfIndividuals,
  expectedPpm,
  indicesOf,
  observedPpm,
} from './capability.ts'
import { momentsOf } from './moments.ts'

const limits = { lowerSpecLimit: 8, upperSpecLimit: 20 }
const onlyLower = { lowerSpecLimit: 8, upperSpecLimit: null }
const onlyUpper = { lowerSpecLimit: null, upperSpecLimit: 20 }
const none = { lowerSpecLimit: null, upperSpecLimit: null }
const scatter = Array.from({ length: 25 }, (_, i) => 14 + ((i * 7) % 5))

describe('the example of NIST/SEMATECH e-Handbook 6.1.6: 8 … 20, mean 16, s 2', () => {
  test('Cp is 1.0, Cpk 0.6667, Cpl 1.3333', () => {
    const { both, lower, upper, worst } = indicesOf(16, 2, limits)
    expect(both).toBe(1)
    expect(worst).toBeCloseTo(0.6667, 4)
    expect(upper).toBe(worst)
    expect(lower).toBeCloseTo(1.3333, 4)
  })

  test('a single limit gives its own side', () => {
    expect(indicesOf(16, 2, onlyLower)).toEqual({ both: null, lower: 4 / 3, upper: null, worst: 4 / 3 })
    expect(indicesOf(16, 2, onlyUpper)).toEqual({ both: null, lower: null, upper: 2 / 3, worst: 2 / 3 })
    expect(indicesOf(16, 2, none)).toEqual({ both: null, lower: null, upper: null, worst: null })
  })
})

test('a mean outside the limits makes Cpk negative, and stays so', () => {
  expect(indicesOf(23, 2, limits).worst).toBe(-0.5)
})

test('no scatter has no capability, and neither has an empty set', () => {
  expect(indicesOf(16, 0, limits)).toEqual({ both: null, lower: null, upper: null, worst: null })
  expect(indicesOf(8, 0, limits)).toEqual({ both: null, lower: null, upper: null, worst: null })
  expect(expectedPpm(16, 0, limits)).toEqual({ below: null, above: null, total: null })
  const indices = { cp: null, cpk: null, pp: null, ppk: null }
  const sigmas = (sigma: number | null) => ({ sigmaWithin: sigma, sigmaOverall: sigma })
  expect(capabilityOfIndividuals([], limits)).toMatchObject({
    n: 0,
    enough: false,
    mean: null,
    ...sigmas(null),
    ...indices,
  })
  expect(capabilityOfIndividuals([16], limits)).toMatchObject({ n: 1, mean: 16, ...sigmas(null), ...indices })
  expect(capabilityOfIndividuals(Array(30).fill(16), limits)).toMatchObject({
    n: 30,
    mean: 16,
    ...sigmas(0),
    ...indices,
  })
})

test('24 values are not enough, 25 are', () => {
  expect(capabilityOfIndividuals(scatter.slice(1), limits).enough).toBe(false)
  expect(capabilityOfIndividuals(scatter, limits).enough).toBe(true)
})

test('Cp looks within the groups, Pp over all: a process that wanders is capable only within', () => {
  const groups = [
    [10, 11, 12],
    [13, 14, 15],
    [16, 17, 18],
  ].map((values) => momentsOf(values)!)
  const found = capabilityOfGroups(groups, limits, 'pooled')
  expect(found).toMatchObject({
    n: 9,
    mean: 14,
    estimator: 'pooled',
    sigmaWithin: 1,
    cp: 2,
    cpl: 2,
    cpu: 2,
    cpk: 2,
  })
  expect(found.sigmaOverall).toBeCloseTo(Math.sqrt(60 / 8), 14)
  expect(found.pp).toBeCloseTo(12 / 6 / Math.sqrt(60 / 8), 14)
  expect(found.ppk).toBeCloseTo(found.pp!, 14)
})

test('the estimator is named: R̄/d2 unless another is chosen, moving range for single values', () => {
  const groups = [momentsOf([10, 12])!]
  expect(capabilityOfGroups(groups, limits).estimator).toBe('rBar')
  expect(capabilityOfGroups(groups, limits, 'sBar').estimator).toBe('sBar')
  expect(capabilityOfIndividuals([10, 12], limits).estimator).toBe('movingRange')
})

describe('parts per million', () => {
  test('expected: 3 sigma on both sides 2700, 6 sigma on one 0.000987', () => {
    expect(expectedPpm(14, 2, limits).total).toBeCloseTo(2699.796, 3)
    expect(expectedPpm(14, 1, onlyLower).total).toBeCloseTo(9.8659e-4, 8)
    expect(expectedPpm(16, 2, limits)).toEqual({
      below: expect.closeTo(31.671, 3),
      above: expect.closeTo(22750.132, 3),
      total: expect.closeTo(22781.803, 3),
    })
    expect(expectedPpm(14, 2, none)).toEqual({ below: null, above: null, total: null })
  })

  test('observed: a value on a limit is good', () => {
    expect(observedPpm([8, 20, 7.99, 20.01, 21, NaN, 14, 14, 14, 14, 14], limits)).toEqual({
      below: 1e5,
      above: 2e5,
      total: 3e5,
    })
    expect(observedPpm([7, 21], onlyUpper)).toEqual({ below: null, above: 5e5, total: 5e5 })
    expect(observedPpm([], limits)).toEqual({ below: null, above: null, total: null })
  })
})

test('within and over all each have their own expectation', () => {
  const found = capabilityOf(momentsOf(scatter), { estimator: 'rBar', sigma: 2 }, limits)
  expect(found.expectedWithin).toEqual(expectedPpm(16, 2, limits))
  expect(found.expectedOverall).toEqual(expectedPpm(16, found.sigmaOverall, limits))
})

test('nothing measured ever becomes NaN', () => {
  const odd = [NaN, Infinity, -Infinity, 0, -0, 1e-320, 1e308, -1e308]
  const triples = odd.flatMap((mean) =>
    odd.flatMap((sigma) => odd.map((limit) => [mean, sigma, limit] as const)),
  )
  const found = triples.flatMap(([mean, sigma, limit]) => {
    const odder = { lowerSpecLimit: limit, upperSpecLimit: 1 }
    return [
      ...Object.values(indicesOf(mean, sigma, odder)),
      ...Object.values(expectedPpm(mean, sigma, odder)),
    ]
  })
  expect(found).toHaveLength(512 * 7)
  expect(found.filter((value) => value !== null && !Number.isFinite(value))).toEqual([])
})
