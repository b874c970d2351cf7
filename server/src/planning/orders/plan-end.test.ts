import { expect, test } from 'vitest'
import { plantClock } from '../../plant/plant/clock.ts'
import { planEndOf } from './plan-end.ts'

const night = { shiftName: 'Night', startTime: '21:17', endTime: '07:08', breaks: [] }
const kathmandu = plantClock('Asia/Kathmandu', [night])
const santiago = plantClock('America/Santiago', [night])
const always = plantClock('UTC', [])
const of = (planStart: string, orderNumber: number) => ({ planStart, orderNumber })

test('an order is made while the line works, and goes on with the next shift', () => {
  // In Kathmandu, 5:45 ahead, the night ends at 01:23 and begins at 15:32.
  expect(planEndOf(of('2026-03-02T01:00:00.000Z', 20), 60, kathmandu)).toBe('2026-03-02T01:20:00.000Z')
  expect(planEndOf(of('2026-03-02T01:00:00.000Z', 23), 60, kathmandu)).toBe('2026-03-02T01:23:00.000Z')
  expect(planEndOf(of('2026-03-02T01:00:00.000Z', 24), 60, kathmandu)).toBe('2026-03-02T15:33:00.000Z')
  expect(planEndOf(of('2026-03-02T11:00:00.000Z', 200), 30, kathmandu)).toBe('2026-03-02T17:12:00.000Z')
})

test('it takes the nights it needs, the one that has an hour more as well', () => {
  // A night has 9 h 51 min; on 4 April 2026 clocks in Chile go back from 24:00 to 23:00.
  const [began, minutes] = ['2026-04-04T00:17:00.000Z', 2 * 591 + 60]
  expect(planEndOf(of(began, minutes), 60, santiago)).toBe('2026-04-05T11:08:00.000Z')
})

test('breaks make nothing, and a part of a minute counts as one', () => {
  const broken = plantClock('UTC', [
    { ...night, startTime: '06:00', endTime: '14:00', breaks: [{ start: '09:00', end: '09:30' }] },
  ])
  expect(planEndOf(of('2026-03-02T08:50:00.000Z', 20), 61, broken)).toBe('2026-03-02T09:41:00.000Z')
})

test('without shifts a line works always; nothing is planned for more than a year', () => {
  expect(planEndOf(of('2026-03-02T01:00:00.000Z', 5000), 60, always)).toBe('2026-03-05T12:20:00.000Z')
  expect(planEndOf(of('2026-03-02T01:00:00.000Z', 99_999_999), 60, always)).toBeNull()
  expect(planEndOf(of('2026-03-02T01:00:00.000Z', 1_000_000), 60, kathmandu)).toBeNull()
  expect(planEndOf(of('2026-03-02T01:00:00.000Z', 0), 60, always)).toBeNull()
})
