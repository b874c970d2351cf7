import { describe, expect, test } from 'vitest'
import { tellAt } from './quiet.ts'

const rule = { messageType: null, delay: 0, quietFrom: null, quietTo: null, alarmsPass: false }
const at = (iso: string, over: object = {}, zone = 'Europe/Berlin') =>
  Temporal.Instant.fromEpochMilliseconds(
    tellAt({ ...rule, ...over }, 'orderLate', Date.parse(iso), zone),
  ).toString()

test('without delay and quiet hours an event is sent at once', () =>
  expect(at('2026-03-02T08:00:00Z')).toBe('2026-03-02T08:00:00Z'))

test('a delay is minutes', () =>
  expect(at('2026-03-02T08:00:00Z', { delay: 90 })).toBe('2026-03-02T09:30:00Z'))

describe('quiet hours', () => {
  const night = { quietFrom: '22:00', quietTo: '06:00' }
  test.each([
    ['2026-03-02T20:59:59Z', '2026-03-02T20:59:59Z'],
    ['2026-03-02T21:00:00Z', '2026-03-03T05:00:00Z'],
    ['2026-03-03T04:59:00Z', '2026-03-03T05:00:00Z'],
    ['2026-03-03T05:00:00Z', '2026-03-03T05:00:00Z'],
    // The night in which the clocks go forward.
    ['2026-03-28T21:30:00Z', '2026-03-29T04:00:00Z'],
  ])('over midnight: of %s is sent at %s', (happened, sentAt) => expect(at(happened, night)).toBe(sentAt))

  test('within a day', () =>
    expect(at('2026-03-02T11:15:00Z', { quietFrom: '12:00', quietTo: '13:00' })).toBe('2026-03-02T12:00:00Z'))

  test('a delay that ends in them goes on to their end', () =>
    expect(at('2026-03-02T20:30:00Z', { ...night, delay: 60 })).toBe('2026-03-03T05:00:00Z'))

  test('an alarm passes where the rule allows it, and what a rule makes an alarm too', () => {
    expect(at('2026-03-02T23:00:00Z', { ...night, alarmsPass: true })).toBe('2026-03-03T05:00:00Z')
    expect(at('2026-03-02T23:00:00Z', { ...night, alarmsPass: true, messageType: 'alarm' })).toBe(
      '2026-03-02T23:00:00Z',
    )
    expect(at('2026-03-02T23:00:00Z', { ...night, messageType: 'alarm' })).toBe('2026-03-03T05:00:00Z')
  })
})
