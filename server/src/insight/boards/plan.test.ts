import { expect, test } from 'vitest'
import type { Slot } from '@takt/contract/calendar.ts'
import { plantClock } from '../../plant/plant/clock.ts'
import { plannedPieces } from './plan.ts'

const slot = (slotName: string, startTime: string, endTime: string, over: Partial<Slot> = {}): Slot => ({
  slotName,
  startTime,
  endTime,
  slotType: 'work',
  planned: true,
  target: null,
  ...over,
})
const early = { shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [] }
const slots = [
  slot('1', '06:00', '08:00', { target: 40 }),
  slot('meal', '08:00', '09:00', { planned: false, target: 99 }),
  slot('2', '09:00', '14:00'),
]
const clock = plantClock('UTC', [early], undefined, {
  days: new Map(),
  former: [],
  slots: [{ shiftName: 'early', validFrom: '2026-01-01', slots }],
})
const planned = (from: string, to: string, takt: number | null) =>
  plannedPieces(clock, Date.parse(`2026-06-10T${from}:00Z`), Date.parse(`2026-06-10T${to}:00Z`), takt)

test.each<[string, string, string, number | null, number | null]>([
  ['a slot asks for what it was given', '06:00', '08:00', 60, 40],
  ['half of it for half', '06:00', '07:00', 60, 20],
  ['a break asks for nothing, whatever stands there', '08:00', '09:00', 60, 0],
  ['the others for what the takt asks', '09:00', '11:00', 60, 120],
  ['the shift for both together', '06:00', '14:00', 60, 340],
  ['before the shift nothing', '00:00', '06:00', 60, 0],
  ['without a takt only what was given', '06:00', '14:00', null, 40],
  ['without either nobody knows', '09:00', '14:00', null, null],
])('%s', (_what, from, to, takt, units) => expect(planned(from, to, takt)).toBe(units))

test('whatever the stretch is cut into, the targets of the parts add up to the whole', () => {
  const parts = ['06:00', '06:50', '07:30', '08:20', '10:10', '14:00']
  expect(parts.slice(1).reduce((sum, to, i) => sum + planned(parts[i]!, to, 64)!, 0)).toBeCloseTo(
    planned('06:00', '14:00', 64)!,
    9,
  )
})
