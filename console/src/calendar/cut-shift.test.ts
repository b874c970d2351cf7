import { expect, test } from 'vitest'
import { lengthOf } from '~/shapes/day-clock.ts'
import { cutShift } from './cut-shift.ts'

const cut = (startTime: string, endTime: string, breaks: { start: string; end: string }[], minutes: number) =>
  cutShift({ shiftName: 'x', startTime, endTime, breaks }, minutes, (number) => `${number}`, 'Break')
const slotTexts = (slots: ReturnType<typeof cut>) =>
  slots.map(({ startTime, endTime, planned }) => `${startTime}–${endTime}${planned ? '' : ' break'}`)

test('a shift is cut by the hour, its break stays where it is', () => {
  expect(slotTexts(cut('06:00', '10:00', [{ start: '08:30', end: '08:45' }], 60))).toEqual([
    '06:00–07:00',
    '07:00–08:00',
    '08:00–08:30',
    '08:30–08:45 break',
    '08:45–09:45',
    '09:45–10:00',
  ])
})

test('over midnight too, with a break after it', () => {
  const slots = cut('22:00', '06:00', [{ start: '00:30', end: '01:00' }], 120)
  expect(slotTexts(slots)).toEqual([
    '22:00–00:00',
    '00:00–00:30',
    '00:30–01:00 break',
    '01:00–03:00',
    '03:00–05:00',
    '05:00–06:00',
  ])
  expect(slots.reduce((sum, { startTime, endTime }) => sum + lengthOf(startTime, endTime), 0)).toBe(480)
})

test('a break at the very beginning, and round the clock', () => {
  expect(slotTexts(cut('06:00', '08:00', [{ start: '06:00', end: '06:30' }], 60))).toEqual([
    '06:00–06:30 break',
    '06:30–07:30',
    '07:30–08:00',
  ])
  expect(cut('06:00', '06:00', [], 60)).toHaveLength(24)
})
