import { expect, test } from 'vitest'
import { alarmTextIn } from './alarm-texts.ts'

const written = { en: null, zh: '门未关', es: 'Puerta abierta', ja: null }

test('what a plant wrote in its own languages only is shown to a reader of another', () => {
  expect(alarmTextIn('es', written, null)).toBe('Puerta abierta')
  expect(alarmTextIn('ja', written, null)).toBe('门未关')
  expect(alarmTextIn('en', written, null)).toBe('门未关')
})

test('the text the station sent goes before a language nobody chose, and English before it', () => {
  expect(alarmTextIn('ja', written, 'Door open')).toBe('Door open')
  expect(alarmTextIn('ja', { ...written, en: 'Door' }, 'Door open')).toBe('Door')
  expect(alarmTextIn('ja', null, null)).toBe(null)
})
