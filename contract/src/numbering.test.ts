import { describe, expect, test } from 'vitest'
import { firstSettings } from './first-settings.ts'
import { numberRuleNames, type NumberRule } from './number-rule.ts'
import { counterOf, faultsOfRule, lastOf, writeNumber } from './numbering.ts'

const facts = { line: 'L1', typeNo: 'GB-7', orderCode: 'WO-1', day: '2026-03-01' }
const rule = (pattern: string, reset: NumberRule['reset'] = 'never') => ({ pattern, reset })

test.each([
  ['WO-{yyyy}{MM}{dd}-{seq:4}', 'WO-20260301-0007'],
  ['{yy}{DDD}/{line}/{seq:2}', '26060/L1/07'],
  ['{typeNo}.{orderCode}.{seq:1}', 'GB-7.WO-1.7'],
])('%s writes %s', (pattern, number) => expect(writeNumber(rule(pattern), facts, 7)).toBe(number))

test('the last day of a leap year is day 366', () =>
  expect(writeNumber(rule('{DDD}{seq:1}'), { ...facts, day: '2028-12-31' }, 1)).toBe('3661'))

test('a sequence is not written longer than its digits', () => {
  expect(lastOf('{seq:3}')).toBe(999)
  expect(writeNumber(rule('{seq:3}'), facts, 1000)).toBeNull()
})

describe('a rule is refused because', () => {
  test.each([
    ['WO-{yyyy', 'braceOpen'],
    ['WO}{seq:4}', 'braceOpen'],
    ['WO-{year}{seq:4}', 'tokenUnknown'],
    ['{MM:2}{seq:4}', 'tokenUnknown'],
    ['WO-{yy}', 'seqMissing'],
    ['{seq:2}{seq:2}', 'seqTwice'],
    ['{seq}', 'seqDigits'],
    ['{seq:0}', 'seqDigits'],
    ['{seq:13}', 'seqDigits'],
    ['{orderCode}{seq:2}', 'tokenNotHere'],
    [`${'x'.repeat(61)}{seq:4}`, 'tooLong'],
  ])('%s: %s', (pattern, fault) => expect(faultsOfRule('order', rule(pattern))).toEqual([fault]))

  test.each([
    ['{seq:4}', 'year', ['resetNeedsYear']],
    ['{yy}{seq:4}', 'month', ['resetNeedsMonth']],
    ['{yy}{MM}{seq:4}', 'day', ['resetNeedsDay']],
    ['{MM}{dd}{seq:4}', 'day', ['resetNeedsYear']],
    ['{yyyy}{DDD}{seq:4}', 'day', []],
    ['{yyyy}{MM}{dd}{seq:4}', 'year', []],
  ] as const)('%s begins again every %s: %o', (pattern, reset, faults) =>
    expect(faultsOfRule('lot', rule(pattern, reset))).toEqual(faults),
  )
})

test('what a plant begins with can number', () => {
  expect(numberRuleNames.flatMap((name) => faultsOfRule(name, firstSettings.numbering[name]))).toEqual([])
})

test('the same counter counts whatever is written alike, and begins again when its period does', () => {
  const daily = rule('{line}-{yy}{MM}{dd}-{seq:3}', 'day')
  expect(counterOf('lot', daily, facts)).not.toBe(counterOf('lot', daily, { ...facts, day: '2026-03-02' }))
  expect(counterOf('lot', daily, facts)).not.toBe(counterOf('lot', daily, { ...facts, line: 'L2' }))
  expect(counterOf('lot', daily, facts)).toBe(
    counterOf('lot', daily, { ...facts, orderCode: 'WO-2', typeNo: 'other' }),
  )
  const endless = rule('{yy}{MM}{dd}-{seq:3}')
  expect(counterOf('lot', endless, facts)).toBe(counterOf('lot', endless, { ...facts, day: '2027-01-01' }))
  // Text that reads the same counts together, whatever it is made of.
  expect(counterOf('lot', rule('{typeNo}{line}{seq:3}'), { ...facts, typeNo: 'AB', line: 'C' })).toBe(
    counterOf('lot', rule('{typeNo}{line}{seq:3}'), { ...facts, typeNo: 'A', line: 'BC' }),
  )
})
