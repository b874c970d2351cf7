import { describe, expect, test } from 'vitest'
import type { Shift } from '@takt/contract/plant.ts'
import { plantClock } from './clock.ts'
import { together, without } from './spans.ts'

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

describe('work time', () => {
  // Santiago repeats 23:00 to 00:00 before 5 April 2026 and skips 00:00 to 01:00 on 6 September.
  test.each([
    ['America/Santiago', '23:50', '00:25', '2026-04-05T02:50:00Z', 35],
    ['America/Santiago', '23:50', '00:25', '2026-09-06T03:50:00Z', 35],
    ['Europe/Berlin', '02:30', '03:10', '2026-10-25T00:30:00Z', 40],
    ['Europe/Berlin', '01:45', '03:15', '2026-03-29T00:45:00Z', 90],
  ])(
    'a break lasts as long in the night the clocks change: %s %s to %s',
    (timeZone, start, end, at, length) => {
      const clock = plantClock(timeZone, [shift('night', '22:30', '05:30', [start, end])])
      const [from, to] = [ms(at) - hours(0.5), ms(at) + hours(2.5)]
      expect(clock.workSpans(from, to)).toEqual([
        { from, to: ms(at) },
        { from: ms(at) + length * 60_000, to },
      ])
    },
  )

  test.each([
    [
      'a whole early shift without its breaks',
      'UTC',
      threeShifts,
      '2026-06-10T06:00:00Z',
      '2026-06-10T14:00:00Z',
      7.25,
    ],
    ['it stands still in the break', 'UTC', threeShifts, '2026-06-10T11:30:00Z', '2026-06-10T12:00:00Z', 0],
    ['a break after midnight', 'UTC', threeShifts, '2026-06-10T22:00:00Z', '2026-06-11T06:00:00Z', 7.5],
    ['a gap is not worked', 'UTC', twoShifts, '2026-06-10T21:00:00Z', '2026-06-11T07:00:00Z', 2],
    ['a week of days', 'Asia/Kolkata', twoShifts, '2026-06-01T18:30:00Z', '2026-06-08T18:30:00Z', 7 * 15.25],
    ['the spring night', 'Europe/Berlin', threeShifts, '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', 6.5],
    ['the autumn night', 'Europe/Berlin', threeShifts, '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 8.5],
    ['without shifts all of it', 'Europe/Berlin', [], '2026-06-10T00:00:00Z', '2026-06-12T12:00:00Z', 60],
    [
      'shifts that overlap count once',
      'UTC',
      [shift('a', '06:00', '14:00'), shift('b', '13:00', '22:00')],
      '2026-06-10T00:00:00Z',
      '2026-06-11T00:00:00Z',
      16,
    ],
    ['backwards is nothing', 'UTC', threeShifts, '2026-06-11T00:00:00Z', '2026-06-10T00:00:00Z', 0],
  ])('%s', (_what, timeZone, shifts, from, to, length) => {
    expect(plantClock(timeZone, shifts).workSecondsBetween(ms(from), ms(to))).toBe(length * 3600)
  })

  test('spans: cut out, and laid together', () => {
    expect(
      without({ from: 0, to: 10 }, [
        { from: -5, to: 2 },
        { from: 4, to: 5 },
        { from: 9, to: 20 },
        { from: 30, to: 40 },
      ]),
    ).toEqual([
      { from: 2, to: 4 },
      { from: 5, to: 9 },
    ])
    expect(
      together([
        { from: 5, to: 9 },
        { from: 0, to: 6 },
        { from: 7, to: 8 },
      ]),
    ).toEqual([
      { from: 0, to: 6 },
      { from: 6, to: 9 },
    ])
  })
})

describe('the hours of a shift', () => {
  const shown = (timeZone: string, start: string, end: string) =>
    plantClock(timeZone, [])
      .hoursOf({ start: ms(start), end: ms(end) })
      .map(({ from, to }) => `${iso(from).slice(11, 16)}–${iso(to).slice(11, 16)}`)

  test('are full hours of the clock on the wall; the first and the last may be shorter', () => {
    expect(shown('UTC', '2026-06-10T06:20:00Z', '2026-06-10T08:30:00Z')).toEqual([
      '06:20–07:00',
      '07:00–08:00',
      '08:00–08:30',
    ])
    expect(shown('Asia/Kolkata', '2026-06-10T00:45:00Z', '2026-06-10T02:30:00Z')).toEqual([
      '00:45–01:30',
      '01:30–02:30',
    ])
  })

  test('number seven and nine in the nights the clocks change, also where they change by half an hour', () => {
    expect(shown('Europe/Berlin', '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z')).toHaveLength(7)
    expect(shown('Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z')).toHaveLength(9)
    expect(shown('Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-04T16:30:00Z')).toEqual([
      '13:00–14:00',
      '14:00–15:00',
      '15:00–15:30',
      '15:30–16:30',
    ])
  })
})
