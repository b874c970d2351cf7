import { expect, test } from 'vitest'
import { plantClock } from '../../plant/plant/plant.ts'
import { mustBeOver, periodOf } from './periods.ts'

const shift = (shiftName: string, startTime: string, endTime: string) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [],
})
const shifts = [shift('day', '06:00', '18:00'), shift('night', '18:00', '06:00')]
const madrid = plantClock('Europe/Madrid', shifts)
const hours = ({ start, end }: { start: number; end: number }) => (end - start) / 3_600_000
const kept = { shiftName: null }

test('the night in which the clocks go back is an hour longer, and that in which they go forward an hour shorter', () => {
  const night = { periodKind: 'shift', shiftName: 'night' } as const
  expect(hours(periodOf(madrid, { ...night, day: '2026-10-24' }))).toBe(13)
  expect(hours(periodOf(madrid, { ...night, day: '2026-03-28' }))).toBe(11)
  expect(hours(periodOf(madrid, { periodKind: 'day', day: '2026-10-24', ...kept }))).toBe(25)
  expect(hours(periodOf(madrid, { periodKind: 'week', day: '2026-10-24', ...kept }))).toBe(169)
})

test('week 53 goes over the turn of the year, whichever of its days is named', () => {
  const week = (day: string) => periodOf(madrid, { periodKind: 'week', day, ...kept })
  expect(week('2026-12-31')).toEqual(week('2027-01-02'))
  expect(week('2027-01-02')).toMatchObject({ firstDay: '2026-12-28', lastDay: '2027-01-03' })
  expect(week('2027-01-04').firstDay).toBe('2027-01-04')
})

test('a period is over when its last instant is', () => {
  const day = periodOf(madrid, { periodKind: 'day', day: '2026-03-02', ...kept })
  expect(() => mustBeOver(day, null, day.end - 1)).toThrow(
    expect.objectContaining({ key: 'reports.still_runs' }),
  )
  expect(mustBeOver(day, null, day.end)).toEqual({ start: day.start, end: day.end })
})
