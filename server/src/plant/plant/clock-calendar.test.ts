import { describe, expect, test } from 'vitest'
import type { DutyShift, Slot } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { noCalendar } from './calendar.ts'
import { plantClock } from './clock.ts'

const shift = (
  shiftName: string,
  startTime: string,
  endTime: string,
  ...breaks: [start: string, end: string][]
): Shift => ({ shiftName, startTime, endTime, breaks: breaks.map(([start, end]) => ({ start, end })) })
const threeShifts = [
  shift('night', '22:00', '06:00', ['01:00', '01:30']),
  shift('early', '06:00', '14:00', ['09:00', '09:15']),
  shift('late', '14:00', '22:00'),
]
const duty = (shiftName: string, startTime: string, endTime: string): DutyShift => ({
  shiftName,
  startTime,
  endTime,
  teamName: null,
})
const slot = (slotName: string, startTime: string, endTime: string, over: Partial<Slot> = {}): Slot => ({
  slotName,
  startTime,
  endTime,
  slotType: 'work',
  planned: true,
  target: null,
  ...over,
})
const ms = (iso: string) => Date.parse(iso)
const hours = (count: number) => count * 3_600_000
const berlin = (
  days: Record<string, DutyShift[]>,
  slots: Parameters<typeof plantClock>[3] extends infer C
    ? C extends { slots: infer S }
      ? S
      : never
    : never = [],
) =>
  plantClock('Europe/Berlin', threeShifts, undefined, {
    days: new Map(Object.entries(days)),
    slots,
    former: [],
  })

describe('a day that is worked otherwise', () => {
  test('on a holiday nothing is planned; boards keep the shift before it, and what is made belongs to its day', () => {
    const clock = berlin({ '2026-06-10': [], '2026-06-11': [] })
    const { start, end } = clock.dayOf('2026-06-10')
    expect([start, end]).toEqual([ms('2026-06-10T04:00:00Z'), ms('2026-06-11T04:00:00Z')])
    expect(clock.workSecondsBetween(start, end)).toBe(0)
    const noon = ms('2026-06-11T10:00:00Z')
    expect(clock.shiftAt(noon)).toBeNull()
    expect(clock.latestShift(noon)).toMatchObject({ shiftName: 'night', productionDay: '2026-06-09' })
    expect(clock.productionDayOf(noon)).toBe('2026-06-11')
  })

  test('over a closure of three weeks the last shift before it is still shown', () => {
    const closed = Object.fromEntries(
      Array.from({ length: 21 }, (_, i) => [`2026-08-${String(i + 1).padStart(2, '0')}`, []]),
    )
    expect(berlin(closed).latestShift(ms('2026-08-21T10:00:00Z'))).toMatchObject({
      shiftName: 'night',
      productionDay: '2026-07-31',
    })
  })

  test('a longer night on the eve of a holiday belongs to its own day until it ends', () => {
    const clock = berlin({
      '2026-06-10': [duty('early', '06:00', '14:00'), duty('night', '22:00', '08:00')],
      '2026-06-11': [],
    })
    const seven = ms('2026-06-11T05:00:00Z')
    expect(clock.shiftAt(seven)).toMatchObject({
      shiftName: 'night',
      productionDay: '2026-06-10',
      end: ms('2026-06-11T06:00:00Z'),
    })
    expect([clock.productionDayOf(seven), clock.productionDayOf(ms('2026-06-11T06:00:00Z'))]).toEqual([
      '2026-06-10',
      '2026-06-11',
    ])
  })

  test('an early start before the usual one begins the day earlier; a cancelled early shift does not make it begin later', () => {
    const clock = berlin({
      '2026-06-09': [duty('early', '06:00', '14:00')],
      '2026-06-10': [duty('extra', '04:00', '06:00'), duty('early', '06:00', '14:00')],
      '2026-06-12': [duty('late', '14:00', '22:00')],
    })
    expect(clock.productionDayOf(ms('2026-06-10T02:00:00Z'))).toBe('2026-06-10')
    expect(clock.productionDayOf(ms('2026-06-10T01:59:59Z'))).toBe('2026-06-09')
    expect(clock.productionDayOf(ms('2026-06-12T05:00:00Z'))).toBe('2026-06-12')
  })

  test('overtime has the breaks of its shift, as far as they lie in it', () => {
    const clock = berlin({
      '2026-06-10': [duty('early', '06:00', '16:00')],
      '2026-06-11': [duty('early', '10:00', '14:00')],
    })
    const worked = (day: string) => {
      const { start, end } = clock.dayOf(day).shifts[0]!
      return clock.workSecondsBetween(start, end) / 3600
    }
    expect([worked('2026-06-10'), worked('2026-06-11')]).toEqual([9.75, 4])
  })
})

describe('slots', () => {
  const nightSlots = [
    {
      shiftName: 'night',
      validFrom: '2026-03-01',
      slots: [
        slot('N1', '22:00', '00:30'),
        slot('meal', '00:30', '01:00', { slotType: 'meal', planned: false }),
        slot('N2', '01:00', '04:00'),
        slot('cleaning', '05:30', '06:00', { slotType: 'cleaning' }),
      ],
    },
    { shiftName: 'early', validFrom: '2026-03-01', slots: [] },
  ]

  test('are the rows of the board; time outside of them is cut at the full hours', () => {
    const clock = berlin({}, nightSlots)
    const rows = clock.slotRowsOf(clock.shiftAt(ms('2026-06-10T23:30:00Z'))!)
    expect(rows.map(({ slotName, from, to }) => [slotName, (to - from) / 60_000])).toEqual([
      ['N1', 150],
      ['meal', 30],
      ['N2', 180],
      [null, 60],
      [null, 30],
      ['cleaning', 30],
    ])
  })

  test('that are not planned time are the breaks, instead of those the shift had; before they began, those count', () => {
    const clock = berlin({}, nightSlots)
    const work = (day: string, at: number) => {
      const { start, end } = clock.dayOf(day).shifts[at]!
      return clock.workSecondsBetween(start, end) / 3600
    }
    expect([
      work('2026-06-10', 2),
      work('2026-06-10', 0),
      work('2026-02-10', 2),
      work('2026-02-10', 0),
    ]).toEqual([7.5, 8, 7.5, 7.75])
    expect(clock.workSpans(ms('2026-06-10T22:30:00Z'), ms('2026-06-10T23:00:00Z'))).toEqual([])
    expect(clock.workSpans(ms('2026-02-10T00:00:00Z'), ms('2026-02-10T00:30:00Z'))).toEqual([])
  })

  test.each([
    ['forward, seven hours', '2026-03-28', 7],
    ['back, nine hours', '2026-10-24', 9],
    ['an ordinary night', '2026-06-10', 8],
  ])(
    'the night the clocks go %s: rows follow each other and sum up to the shift, work and breaks to all of it',
    (_what, day, length) => {
      const clock = berlin({}, nightSlots)
      const night = clock.dayOf(day).shifts.find(({ shiftName }) => shiftName === 'night')!
      const rows = clock.slotRowsOf(night)
      expect(night.end - night.start).toBe(hours(length))
      expect(rows.reduce((at, { from, to }) => (from === at ? to : NaN), night.start)).toBe(night.end)
      const breaks = rows.filter(({ planned }) => !planned).reduce((sum, { from, to }) => sum + to - from, 0)
      expect(1000 * clock.workSecondsBetween(night.start, night.end) + breaks).toBe(hours(length))
    },
  )

  test.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-06-10'])(
    'the production day %s ends where the next begins, and its shifts fill it',
    (day) => {
      const clock = berlin({}, nightSlots)
      const { start, end, shifts } = clock.dayOf(day)
      expect(shifts.reduce((at, shift) => (shift.start === at ? shift.end : NaN), start)).toBe(end)
      expect([
        clock.productionDayOf(start),
        clock.productionDayOf(end - 1),
        clock.productionDayOf(start - 1) < day,
      ]).toEqual([day, day, true])
    },
  )
})

describe('shifts that were changed', () => {
  const later = [shift('early', '07:00', '15:00', ['10:00', '10:30']), shift('night', '23:00', '07:00')]
  const clock = plantClock('Europe/Berlin', later, undefined, {
    days: new Map([['2026-06-08', [duty('early', '06:00', '14:00')]]]),
    slots: [],
    former: [{ lastDay: '2026-06-10', shifts: threeShifts }],
  })
  const worked = (day: string) => {
    const { start, end } = clock.dayOf(day)
    return clock.workSecondsBetween(start, end) / 3600
  }

  test('leave the days before as they were worked, breaks and all, also a day of the calendar', () => {
    expect([worked('2026-06-08'), worked('2026-06-10'), worked('2026-06-12')]).toEqual([7.75, 23.25, 15.5])
    expect(clock.dayOf('2026-06-10').shifts.map(({ shiftName }) => shiftName)).toEqual([
      'early',
      'late',
      'night',
    ])
    expect(clock.dayOf('2026-06-11').shifts.map(({ shiftName }) => shiftName)).toEqual(['early', 'night'])
    expect(clock.productionDayOf(ms('2026-06-10T04:30:00Z'))).toBe('2026-06-10')
    expect(clock.productionDayOf(ms('2026-06-12T04:30:00Z'))).toBe('2026-06-11')
  })

  test('begin when what was begun before has ended: no minute is in two shifts', () => {
    const sooner = plantClock('UTC', [shift('early', '05:00', '13:00')], undefined, {
      ...noCalendar,
      former: [{ lastDay: '2026-06-10', shifts: threeShifts }],
    })
    expect(sooner.dayOf('2026-06-11').shifts).toMatchObject([
      { start: ms('2026-06-11T06:00:00Z'), end: ms('2026-06-11T13:00:00Z') },
    ])
    expect(sooner.dayOf('2026-06-11').start).toBe(sooner.dayOf('2026-06-10').end)
    expect(sooner.dayOf('2026-06-12').shifts).toMatchObject([{ start: ms('2026-06-12T05:00:00Z') }])
  })

  test('that are given up leave a line whose days were worked by shifts', () => {
    const bare = plantClock('UTC', [], undefined, {
      ...noCalendar,
      former: [{ lastDay: '2026-06-10', shifts: threeShifts }],
    })
    expect(bare.shiftAt(ms('2026-06-10T10:00:00Z'))).toMatchObject({ shiftName: 'early' })
    expect(bare.shiftAt(ms('2026-06-12T10:00:00Z'))).toMatchObject({
      shiftName: null,
      productionDay: '2026-06-12',
    })
    expect(bare.workSecondsBetween(ms('2026-06-10T06:00:00Z'), ms('2026-06-10T14:00:00Z')) / 3600).toBe(7.75)
  })
})
