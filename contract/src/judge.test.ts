import { expect, test } from 'vitest'
import { judgeReading } from './judge.ts'

const limits = (
  lowerSpecLimit: number | null,
  upperSpecLimit: number | null,
  targetText: string | null = null,
) => ({ lowerSpecLimit, upperSpecLimit, targetText })

test.each([
  [9, limits(9, 11), 'ok'],
  [8.999, limits(9, 11), 'ng'],
  [11.001, limits(9, 11), 'ng'],
  [-5, limits(null, 11), 'ok'],
  [5, limits(null, null), 'ok'],
  ['2.1', limits(null, null, '2.1'), 'ok'],
  ['2.2', limits(null, null, '2.1'), 'ng'],
  ['any', limits(null, null), 'ok'],
])('%s within %o is %s', (value, by, verdict) => expect(judgeReading(value, by)).toBe(verdict))

test('a text is no reading of limits, and a number none of a text', () => {
  expect(judgeReading('abc', limits(9, 11))).toBeNull()
  expect(judgeReading(2.1, limits(null, null, '2.1'))).toBeNull()
})
