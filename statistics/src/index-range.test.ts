import { expect, test } from 'vitest'
import { rangeOfWorst } from './index-range.ts'

const rounded = (index: number, n: number) => {
  const { lower, upper } = rangeOfWorst(index, n)!
  return [Number(lower.toFixed(2)), Number(upper.toFixed(2))]
}

test('Cpk 1.33 means 1.05 … 1.61 of 50 values, and 1.15 … 1.51 of 125', () => {
  expect(rounded(1.33, 50)).toEqual([1.05, 1.61])
  expect(rounded(1.33, 125)).toEqual([1.15, 1.51])
})

test('no index and a single value have no range', () => {
  expect(rangeOfWorst(null, 50)).toBeNull()
  expect(rangeOfWorst(1, 1)).toBeNull()
})
