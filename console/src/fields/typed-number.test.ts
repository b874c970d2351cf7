import { expect, test } from 'vitest'
import { plainNumber } from './typed-number.ts'

test('a comma is a decimal sign wherever it does not part whole thousands', () => {
  const read = (typed: string) => [plainNumber(typed, '.'), plainNumber(typed, ',')]
  expect(read('28,5')).toEqual(['28.5', '28.5'])
  expect(read('28.5')).toEqual(['28.5', '28.5'])
  expect(read('1,000')).toEqual(['1000', '1.000'])
  expect(read('12,345,678.5')).toEqual(['12345678.5', '12345678.5'])
  expect(read(' −0,25 ')).toEqual(['-0.25', '-0.25'])
  expect(read('')).toEqual(['', ''])
})

test('with both signs, or two that part thousands, there is but one way to read it', () => {
  const read = (typed: string) => [plainNumber(typed, '.'), plainNumber(typed, ',')]
  expect(read('1.234,5')).toEqual(['1234.5', '1234.5'])
  expect(read('-1.234.567,')).toEqual(['-1234567.', '-1234567.'])
  expect(read('1.234.567')).toEqual(['1234567', '1234567'])
  expect(read('1,234,567')).toEqual(['1234567', '1234567'])
  expect(read('1.234')).toEqual(['1.234', '1.234'])
})
