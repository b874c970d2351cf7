import { afterEach, expect, test } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { formatsFor } from '@takt/contract/formats.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { sayFacts, sayRefusal, sayTimesBy } from './words.tsx'

afterEach(() => sayTimesBy(null))

test('what keeps an order from its start is put in words, with what it is about behind it', () => {
  expect(
    sayFacts(en, en.error['orders.not_ready'], { checks: 'routeReleased (R1 1), stationsOnLine (S30, S40)' }),
  ).toBe(
    'The order is not ready. Still open: The route is released (R1 1), The line has every station of the route (S30, S40)',
  )
  expect(sayFacts(ja, '{checks}', { checks: 'bomReleased (B-1 2)' })).toBe(`${ja.check.bomReleased} (B-1 2)`)
})

test('a list without more facts reads as before', () => {
  expect(sayFacts(en, '{fields}', { fields: 'orderCode, planEnd' })).toBe('Order, Planned end')
})

test('an instant in a refusal is written in the plant’s time', () => {
  sayTimesBy(formatsFor('en', 'Europe/Madrid'))
  expect(sayRefusal(en, new Refusal('handovers.too_early', { from: '2026-11-26T11:30:00.000Z' }))).toBe(
    'The shift can be handed over from 11/26/2026, 12:30 on',
  )
})

test('a day in a refusal is written as the language writes it', () => {
  sayTimesBy(formatsFor('es', 'Europe/Madrid'))
  const refusal = new Refusal('reworkers.over', { validUntil: '2026-11-27' })
  expect(sayRefusal(es, refusal)).toBe('El 27/11/2026 ya pasó: elija hoy o un día posterior')
})
