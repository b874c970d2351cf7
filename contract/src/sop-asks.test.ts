import { expect, test } from 'vitest'
import { fitsPattern } from './sop-asks.ts'

test('a pattern has stars for anything, a mark for one character and a hash for one digit', () => {
  for (const [scanned, pattern, fits] of [
    ['anything', null, true],
    ['HSG-0042', 'HSG-####', true],
    ['HSG-004', 'HSG-####', false],
    ['HSG-00A2', 'HSG-####', false],
    ['HSG-0042-X', 'HSG-*', true],
    ['GB-0042', 'HSG-*', false],
    ['P?1', 'P?1', true],
    ['a1b2b3', 'a*b#', true],
    ['a1b2b', 'a*b#', false],
    ['', '**', true],
    ['x', '', false],
    ['(a+)+', '(a+)+', true],
  ] as const)
    expect([scanned, pattern, fitsPattern(scanned, pattern)]).toEqual([scanned, pattern, fits])
})

test('a long label and a pattern of many stars take no time', () => {
  const start = performance.now()
  expect(fitsPattern('a'.repeat(400), `${'*a'.repeat(31)}b`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(200)
})
