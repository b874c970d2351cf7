import { expect, test } from 'vitest'
import { binomialCdf, rateChange } from './rate-change.ts'

test('the binomial sum is the sum', () => {
  expect(binomialCdf(2, 10, 0.5)).toBeCloseTo(56 / 1024, 12)
  expect(binomialCdf(0, 5, 0.2)).toBeCloseTo(0.8 ** 5, 12)
  expect([binomialCdf(-1, 3, 0.4), binomialCdf(3, 3, 0.4), binomialCdf(9, 3, 0.4)]).toEqual([0, 1, 1])
})

test('five fewer of five are as rare as (1/2)^5, four are not rare enough', () => {
  expect(rateChange({ events: 5, chances: 100 }, { events: 0, chances: 100 })).toBe('lower')
  expect(rateChange({ events: 4, chances: 100 }, { events: 0, chances: 100 })).toBe('unclear')
  expect(rateChange({ events: 0, chances: 100 }, { events: 5, chances: 100 })).toBe('higher')
})

test('more chances with as many events is a lower rate; no events prove nothing', () => {
  expect(rateChange({ events: 20, chances: 100 }, { events: 20, chances: 400 })).toBe('lower')
  expect(rateChange({ events: 20, chances: 100 }, { events: 0, chances: 0 })).toBe('unclear')
  expect(rateChange({ events: 0, chances: 100 }, { events: 0, chances: 100 })).toBe('unclear')
})
