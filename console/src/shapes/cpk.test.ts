import { expect, test } from 'vitest'
import { cpkTone } from './cpk.ts'

test.each([
  [0.99, 'bad'],
  [1, 'warn'],
  [1.39, 'warn'],
  [1.4, 'good'],
  [1.67, 'busy'],
] as const)('where good begins at 1.4, a Cpk of %s is %s', (cpk, tone) => {
  expect(cpkTone(cpk, { weak: 1, good: 1.4, best: 1.67 })).toBe(tone)
})
