import { describe, expect, test } from 'vitest'
import { isoOf, nextPause, realClock, shiftAt } from './clock.ts'
import { gearboxLine } from './plant/gearbox-line.ts'

const { shifts } = gearboxLine
const pauseAfter = (iso: string, zone = 'Europe/Berlin') => {
  const pause = nextPause(shifts, zone, Date.parse(iso))!
  return [isoOf(pause.start), isoOf(pause.end)]
}

describe('the next break', () => {
  test.each([
    [
      'in the morning of a winter day',
      '2026-01-15T05:00:00Z',
      '2026-01-15T08:00:00.000Z',
      '2026-01-15T08:15:00.000Z',
    ],
    [
      'an hour earlier by universal time in summer',
      '2026-07-15T05:00:00Z',
      '2026-07-15T07:00:00.000Z',
      '2026-07-15T07:15:00.000Z',
    ],
    ['the one that is on', '2026-01-15T11:10:00Z', '2026-01-15T11:00:00.000Z', '2026-01-15T11:30:00.000Z'],
    [
      'of the night shift, on the next day',
      '2026-01-15T20:00:00Z',
      '2026-01-15T23:30:00.000Z',
      '2026-01-16T00:00:00.000Z',
    ],
    [
      'in the night the clocks go forward',
      '2026-03-28T23:45:00Z',
      '2026-03-28T23:30:00.000Z',
      '2026-03-29T00:00:00.000Z',
    ],
    [
      'after the hour that does not exist',
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T01:45:00.000Z',
    ],
  ])('%s', (_, now, start, end) => expect(pauseAfter(now)).toEqual([start, end]))
})

test('without shifts there is none', () => expect(nextPause([], 'UTC', 0)).toBeNull())

test.each([
  ['2026-01-15T04:59:59Z', 'Night'],
  ['2026-01-15T05:00:00Z', 'Early'],
  ['2026-01-15T13:00:00Z', 'Late'],
  ['2026-01-15T23:00:00Z', 'Night'],
])('at %s the %s shift is on', (now, shiftName) =>
  expect(shiftAt(shifts, 'Europe/Berlin', Date.parse(now))?.shiftName).toBe(shiftName),
)

test('a sleep ends when it is stopped', async () => {
  const stop = new AbortController()
  const since = realClock.now()
  setTimeout(() => stop.abort(), 20)
  await realClock.sleep(10_000, stop.signal)
  expect(realClock.now() - since).toBeLessThan(5_000)
})
