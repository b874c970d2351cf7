import { describe, expect, test } from 'vitest'
import { decimalsFor, decimalsOf, writtenDecimals } from './decimals.ts'

test.each([
  [12, 0],
  [12.5, 1],
  [0.005, 3],
  [1e-7, 7],
  [1.5e-7, 8],
  [-3.25, 2],
  [1e21, 0],
])('%d is written with %d decimals', (value, decimals) => expect(writtenDecimals(value)).toBe(decimals))

describe('the decimals of a characteristic', () => {
  test.each([
    ['limits written with two', { lower: 14.95, target: 15, upper: 15.05 }, 3],
    ['whole limits 4 apart: a hundredth is 0.04', { lower: 22, target: 24, upper: 26 }, 2],
    ['whole limits 30 apart', { lower: 30, target: 45, upper: 60 }, 1],
    ['whole limits 1,000 apart', { lower: 0, upper: 1000 }, 0],
    ['a difference that floating point makes a little too small', { lower: 0.05, upper: 0.15 }, 3],
    ['only an upper limit', { lower: null, upper: 68 }, 1],
    ['only a lower limit and a target', { lower: 2.5, target: 3.5, upper: null }, 2],
    ['a limit written finer than the tolerance asks', { lower: 0.001, upper: 1000 }, 3],
    ['both limits the same', { lower: 5.5, upper: 5.5 }, 1],
    ['nothing to go by', { lower: null, target: 5, upper: null }, null],
    ['picofarads: a fixed form would be zeros', { lower: 1e-12, upper: 3e-12 }, null],
  ])('%s', (_, spec, decimals) => expect(decimalsOf(spec)).toBe(decimals))
})

describe('a value out of its limits is never rounded onto them', () => {
  const spec = { lower: 22, upper: 26 }
  test.each([
    [26.004, 3],
    [26, 2],
    [25.999, 2],
    [21.9999, 4],
    [24.4, 2],
    [26.000000001, null],
  ])('%d is shown with %s decimals', (value, decimals) => expect(decimalsFor(value, spec)).toBe(decimals))
})
