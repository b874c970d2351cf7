import { expect, test } from 'vitest'
import { flagsOf } from './event-flags.ts'

const event = (at: string) => ({ at: `2026-03-02T${at}:00.000Z`, eventKind: 'tool' as const, about: 'DIE' })

test('an event is on the first point after it; what came after the last is on none', () => {
  const times = [0, 10, 20].map((minute) => Date.UTC(2026, 2, 2, 6, minute))
  const events = ['05:00', '06:01', '06:10', '06:25'].map(event)
  expect([...flagsOf(times, events)].map(([at, found]) => [at, found.length])).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(flagsOf([], events).size).toBe(0)
})
