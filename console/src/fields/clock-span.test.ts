import { expect, test } from 'vitest'
import { formatsFor } from './format.tsx'

test('the hour that the clocks repeat is marked by its offset', () => {
  const { clockSpan } = formatsFor('en', 'America/Santiago')
  const hour = (number: number) => `2026-04-05T0${number}:00:00.000Z`
  expect([1, 2, 3, 4].map((number) => clockSpan(hour(number), hour(number + 1)))).toEqual([
    '22:00–23:00',
    '23:00–23:00 (GMT-3)',
    '23:00–00:00 (GMT-4)',
    '00:00–01:00',
  ])
})
