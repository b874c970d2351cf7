import { describe, expect, test } from 'vitest'
import type { Shift } from '@takt/contract/plant.ts'
import { cpuOfThread } from '../../testing/turns.ts'
import { plantClock } from './clock.ts'

const shift = (
  shiftName: string,
  startTime: string,
  endTime: string,
  ...breaks: [start: string, end: string][]
): Shift => ({ shiftName, startTime, endTime, breaks: breaks.map(([start, end]) => ({ start, end })) })

const threeShifts = [
  shift('night', '22:00', '06:00', ['01:00', '01:30']),
  shift('early', '06:00', '14:00', ['09:00', '09:15'], ['11:30', '12:00']),
  shift('late', '14:00', '22:00'),
]
const twoShifts = threeShifts.slice(1)
const ms = (iso: string) => Date.parse(iso)
const hours = (count: number) => count * 3_600_000
const iso = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toString()

test.each([
  // In a gap, and before the first shift of a day, it is still the production day before.
  ['Europe/Berlin', threeShifts, '2026-06-10T04:00:00Z', '2026-06-10'],
  ['Europe/Berlin', threeShifts, '2026-06-10T03:59:59.999Z', '2026-06-09'],
  ['Europe/Berlin', threeShifts, '2026-06-10T23:30:00Z', '2026-06-10'],
  ['Europe/Berlin', twoShifts, '2026-06-10T20:00:00Z', '2026-06-10'],
  ['Europe/Berlin', twoShifts, '2026-06-11T03:00:00Z', '2026-06-10'],
  ['Europe/Berlin', [], '2026-06-10T21:59:59Z', '2026-06-10'],
  ['Europe/Berlin', [], '2026-06-10T22:00:00Z', '2026-06-11'],
  ['Europe/Berlin', [], '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', [], '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Berlin', [], '2026-10-25T22:59:59Z', '2026-10-25'],
  ['America/New_York', threeShifts, '2026-03-08T09:59:00Z', '2026-03-07'],
  ['America/New_York', threeShifts, '2026-03-08T10:00:00Z', '2026-03-08'],
  ['America/New_York', [], '2026-11-01T04:00:00Z', '2026-11-01'],
  ['Asia/Kolkata', threeShifts, '2026-06-10T00:29:59Z', '2026-06-09'],
  ['Asia/Kolkata', threeShifts, '2026-06-10T00:30:00Z', '2026-06-10'],
  ['Asia/Kolkata', [], '2026-06-09T18:30:00Z', '2026-06-10'],
  ['UTC', [], '2026-06-10T00:00:00Z', '2026-06-10'],
  ['Pacific/Kiritimati', [], '2026-06-10T10:00:00Z', '2026-06-11'],
  ['Pacific/Pago_Pago', threeShifts, '2026-06-10T16:59:59Z', '2026-06-09'],
])('in %s with %j, %s is of the production day %s', (timeZone, shifts, at, day) => {
  const clock = plantClock(timeZone, shifts)
  expect(clock.productionDayOf(ms(at))).toBe(day)
  const { start, end } = clock.dayAt(ms(at))
  expect([
    clock.productionDayOf(start - 1) < day,
    clock.productionDayOf(start),
    clock.productionDayOf(end - 1),
    clock.productionDayOf(end) > day,
  ]).toEqual([true, day, day, true])
})

describe('the shift that is worked', () => {
  test.each([
    [
      'an ordinary night',
      'Europe/Berlin',
      '2026-06-10T23:30:00Z',
      'night',
      '2026-06-10',
      '2026-06-10T20:00:00Z',
      8,
    ],
    [
      'the night the clocks go forward',
      'Europe/Berlin',
      '2026-03-29T01:30:00Z',
      'night',
      '2026-03-28',
      '2026-03-28T21:00:00Z',
      7,
    ],
    [
      'the night they go back',
      'Europe/Berlin',
      '2026-10-25T01:30:00Z',
      'night',
      '2026-10-24',
      '2026-10-24T20:00:00Z',
      9,
    ],
    [
      'spring in New York',
      'America/New_York',
      '2026-03-08T07:30:00Z',
      'night',
      '2026-03-07',
      '2026-03-08T03:00:00Z',
      7,
    ],
    [
      'autumn in New York',
      'America/New_York',
      '2026-11-01T06:30:00Z',
      'night',
      '2026-10-31',
      '2026-11-01T02:00:00Z',
      9,
    ],
    [
      'half an hour beside the others',
      'Asia/Kolkata',
      '2026-03-29T01:30:00Z',
      'early',
      '2026-03-29',
      '2026-03-29T00:30:00Z',
      8,
    ],
    [
      'the last millisecond',
      'UTC',
      '2026-06-10T13:59:59.999Z',
      'early',
      '2026-06-10',
      '2026-06-10T06:00:00Z',
      8,
    ],
    ['the first of the next', 'UTC', '2026-06-10T14:00:00Z', 'late', '2026-06-10', '2026-06-10T14:00:00Z', 8],
  ])('%s', (_what, timeZone, at, shiftName, productionDay, start, length) => {
    expect(plantClock(timeZone, threeShifts).shiftAt(ms(at))).toEqual({
      shiftName,
      productionDay,
      start: ms(start),
      end: ms(start) + hours(length),
    })
  })

  test('in a gap none is worked; the board keeps the one that ended last', () => {
    const clock = plantClock('Europe/Berlin', twoShifts)
    const [at, next] = [ms('2026-06-11T03:59:59Z'), ms('2026-06-11T04:00:00Z')]
    expect(clock.shiftAt(at)).toBeNull()
    expect(clock.latestShift(at)).toMatchObject({
      shiftName: 'late',
      productionDay: '2026-06-10',
      end: ms('2026-06-10T20:00:00Z'),
    })
    expect(clock.latestShift(next)).toMatchObject({ shiftName: 'early', productionDay: '2026-06-11' })
  })

  test.each([
    ['Europe/Berlin', '2026-03-29T12:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25T12:00:00Z', 25],
    ['America/New_York', '2026-11-01T12:00:00Z', 25],
    ['Asia/Kolkata', '2026-03-29T12:00:00Z', 24],
    ['UTC', '2026-03-29T12:00:00Z', 24],
  ])('without shifts it is the local day: %s, %s has %i hours', (timeZone, at, length) => {
    const clock = plantClock(timeZone, [])
    const { shiftName, start, end } = clock.shiftAt(ms(at))!
    expect([shiftName, end - start, clock.hoursOf({ start, end }).length]).toEqual([
      null,
      hours(length),
      length,
    ])
  })

  test('without shifts it begins at the plant’s own hour, also in the nights the clocks change', () => {
    const clock = plantClock('Europe/Berlin', [], '06:00')
    expect(clock.productionDayOf(ms('2026-06-10T03:59:59Z'))).toBe('2026-06-09')
    expect(clock.productionDayOf(ms('2026-06-10T04:00:00Z'))).toBe('2026-06-10')
    const { start, end } = clock.dayAt(ms('2026-03-29T03:00:00Z'))
    expect([iso(start), end - start]).toEqual(['2026-03-28T05:00:00Z', hours(23)])
  })

  test('a shift from six to six lasts the whole day, one in the hour the clocks skip is not worked', () => {
    expect(
      plantClock('UTC', [shift('all', '06:00', '06:00')]).shiftAt(ms('2026-06-10T03:00:00Z')),
    ).toMatchObject({ productionDay: '2026-06-09', end: ms('2026-06-10T06:00:00Z') })
    expect(
      plantClock('Europe/Berlin', [shift('short', '02:00', '03:00')]).latestShift(ms('2026-03-29T20:00:00Z')),
    ).toMatchObject({ productionDay: '2026-03-28' })
  })
})

test('the day of a message costs less than a microsecond, also when messages of a month come mixed', () => {
  const { productionDayOf } = plantClock('Europe/Berlin', threeShifts)
  const start = ms('2026-03-15T00:00:00Z')
  const times = Array.from({ length: 300_000 }, (_, i) => start + ((i * 7_919_003) % (30 * 86_400)) * 1000)
  const seconds = [1, 2, 3, 4].map(() => {
    const begun = cpuOfThread()
    for (const at of times) productionDayOf(at)
    return (cpuOfThread() - begun) / 1000
  })
  expect(Math.min(...seconds) / times.length).toBeLessThan(1e-6)
})
