import { expect, test } from 'vitest'
import { signalText } from './hold-units.ts'

test('a call names the characteristic, once where its name is its code', () => {
  const signal = { resultCode: 'CASE_TEMP', rule: 1 }
  expect(signalText(signal, 'Case temperature')).toBe('CASE_TEMP · Case temperature · Nelson 1')
  expect(signalText(signal, 'CASE_TEMP')).toBe('CASE_TEMP · Nelson 1')
  expect(signalText(signal)).toBe('CASE_TEMP · Nelson 1')
})
