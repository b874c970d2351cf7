import { expect, test } from 'vitest'
import { meaningOf } from './meant.ts'

const one = (defectCode: string, over: object = {}) => ({
  defectCode,
  subDefectCode: null as string | null,
  resultCodes: [] as string[],
  enabled: true,
  mergedInto: null as string | null,
  rwkCode: null as string | null,
  returnStation: null as string | null,
  ...over,
})

test('a result code means its defect, its sub-defect included; one out of use means nothing new', () => {
  const { byResultCode, todays, isDefect } = meaningOf([
    one('D1', { resultCodes: ['R1'] }),
    one('D1', { subDefectCode: 'a', resultCodes: ['R2'] }),
    one('D2', { resultCodes: ['R3'], enabled: false }),
  ])
  expect(byResultCode.get('R2')).toEqual({ defectCode: 'D1', subDefectCode: 'a' })
  expect(byResultCode.has('R3')).toBe(false)
  expect([todays('R1'), todays('R2'), todays('R3'), todays('D2')]).toEqual(['D1', 'D1', 'R3', 'D2'])
  expect([isDefect('R1'), isDefect('R3')]).toEqual([true, false])
})

test('what was merged counts as the one it was merged into, however far, and found by any of their codes', () => {
  const { todays, sameAs } = meaningOf([
    one('A', { enabled: false, mergedInto: 'B' }),
    one('B', { enabled: false, mergedInto: 'C · c1' }),
    one('C', { resultCodes: ['R1'] }),
    one('X'),
  ])
  expect(todays('A')).toBe('C')
  expect(sameAs('C').toSorted()).toEqual(['A', 'B', 'C', 'R1'])
  expect(sameAs('A').toSorted()).toEqual(['A', 'B', 'C', 'R1'])
  expect(sameAs('unheard')).toEqual(['unheard'])
})

test('two that were merged into each other end somewhere', () => {
  const { todays } = meaningOf([one('A', { mergedInto: 'B' }), one('B', { mergedInto: 'A' })])
  expect(['A', 'B']).toContain(todays('A'))
})
