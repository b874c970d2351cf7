import { describe, expect, test } from 'vitest'
import type { DutyShift } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { noCalendar, plantClock } from '../plant/plant.ts'
import { type LineCalendar, mustFit } from './days.ts'

const today = '2026-06-10'
const duty = (shiftName: string, startTime: string, endTime: string): DutyShift => ({
  shiftName,
  startTime,
  endTime,
  teamName: null,
})
const shifts: Shift[] = [
  { ...duty('early', '06:00', '14:00'), breaks: [] },
  { ...duty('late', '14:00', '22:00'), breaks: [] },
]
const early = duty('early', '06:00', '14:00')

/** What is known at a time of the day that runs. */
function calendarAt(clockTime: string): LineCalendar {
  const clockWith: LineCalendar['clockWith'] = (days) =>
    plantClock('UTC', shifts, undefined, { ...noCalendar, days })
  return {
    today,
    shifts,
    teams: new Set(),
    rotation: null,
    now: Date.parse(`${today}T${clockTime}:00Z`),
    runs: clockWith(new Map()).dayOf(today).shifts,
    usualOn: () => shifts,
    clockWith,
  }
}
const plan = (clockTime: string, ...planned: DutyShift[]) =>
  mustFit(
    { day: today, dayType: planned.length ? 'overtime' : 'holiday', note: null, shifts: planned },
    calendarAt(clockTime),
  )

describe('of the day that runs', () => {
  test.each<[string, string, DutyShift[]]>([
    ['the shift that runs may end later', '16:00', [early, duty('late', '14:00', '23:30')]],
    [
      'the shift that runs may end earlier, if not before now',
      '16:00',
      [early, duty('late', '14:00', '17:00')],
    ],
    [
      'a shift may be added after now',
      '16:00',
      [early, duty('late', '14:00', '22:00'), duty('night', '22:00', '02:00')],
    ],
    ['a shift to come may begin later, or be cancelled', '10:00', [early]],
    ['before anything has begun, nobody may work at all', '05:00', []],
    [
      'early overtime is entered before it begins',
      '03:00',
      [duty('early', '04:00', '14:00'), duty('late', '14:00', '22:00')],
    ],
  ])('%s', (_, clockTime, planned) => {
    expect(() => plan(clockTime, ...planned)).not.toThrow()
  })

  test.each<[string, string, DutyShift[], string]>([
    [
      'what has ended does not end later',
      '16:00',
      [duty('early', '06:00', '15:00'), duty('late', '15:00', '22:00')],
      'shifts.0.endTime',
    ],
    [
      'the shift that runs does not begin at another time',
      '16:00',
      [early, duty('late', '15:00', '22:00')],
      'shifts.1.startTime',
    ],
    [
      'the shift that runs does not end before now',
      '16:00',
      [early, duty('late', '14:00', '15:30')],
      'shifts.1.endTime',
    ],
    ['what has begun is not taken away', '16:00', [duty('late', '14:00', '22:00')], 'shifts'],
    [
      'nothing is added that would have begun',
      '23:30',
      [early, duty('late', '14:00', '22:00'), duty('night', '23:00', '02:00')],
      'shifts.2.startTime',
    ],
    ['nobody makes a holiday of it', '10:00', [], 'shifts'],
  ])('%s', (_, clockTime, planned, field) => {
    expect(() => plan(clockTime, ...planned)).toThrow(
      expect.objectContaining({ key: 'calendar.today_begun', field }),
    )
  })
})
