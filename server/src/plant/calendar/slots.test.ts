import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { calendar, type Slot } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { stations } from '@takt/contract/stations.ts'
import { clocksOf } from '../plant/plant.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'
import { nextDay } from './days.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')

const slot = (slotName: string, startTime: string, endTime: string, over: Partial<Slot> = {}): Slot => ({
  slotName,
  startTime,
  endTime,
  slotType: 'work',
  planned: true,
  target: null,
  ...over,
})

const twoShifts = [
  { shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [{ start: '09:00', end: '09:30' }] },
  { shiftName: 'night', startTime: '22:00', endTime: '06:00', breaks: [] },
]

let today = ''
let day = (_: number) => ''
const clockOfLine = async (line = 'L1') => (await clocksOf(plant.db))(line)

const workOn = async (on: string) => {
  const clock = await clockOfLine()
  const { start, end } = clock.dayOf(on)
  return clock.workSecondsBetween(start, end) / 3600
}

beforeAll(async () => {
  for (const lineNumber of ['L1', 'L2']) {
    await admin(lines.create, aLine(lineNumber))
    await plant.as('admin', lineNumber)(plantFeature.saveShifts, { shifts: twoShifts })
  }
  today = (await clockOfLine()).productionDayOf(Date.now())
  day = (later: number) => nextDay(today, later)
})

describe('slots', () => {
  const early = [
    slot('1', '06:00', '09:00', { target: 50 }),
    slot('meal', '09:00', '10:00', { slotType: 'meal', planned: false }),
    slot('2', '10:00', '14:00'),
  ]

  test('make the breaks of their shift from their first day on', async () => {
    await admin(calendar.saveSlots, { shiftName: 'early', validFrom: day(2), slots: early.toReversed() })
    expect([await workOn(day(1)), await workOn(day(2))]).toEqual([15.5, 15])
    const { slots } = await admin(calendar.slots, {})
    expect(slots).toMatchObject([{ shiftName: 'early', validFrom: day(2), slots: early }])
    const clock = await clockOfLine()
    expect(clock.slotRowsOf(clock.dayOf(day(2)).shifts[0]!).map(({ slotName }) => slotName)).toEqual([
      '1',
      'meal',
      '2',
    ])
  })

  test('what overlaps, is outside, occurs twice or has begun before today is refused', async () => {
    const save = (slots: Slot[], validFrom = day(5)) =>
      admin(calendar.saveSlots, { shiftName: 'early', validFrom, slots })
    await expect(save([slot('1', '06:00', '09:00'), slot('2', '08:00', '10:00')])).rejects.toMatchObject({
      key: 'calendar.slot_overlap',
      field: 'slots.1.startTime',
    })
    await expect(save([slot('1', '13:00', '15:00')])).rejects.toMatchObject({ key: 'calendar.slot_outside' })
    await expect(save([slot('1', '06:00', '07:00'), slot('1', '08:00', '09:00')])).rejects.toMatchObject({
      key: 'calendar.slot_twice',
    })
    await expect(save([slot('1', '06:00', '07:00', { planned: false })])).rejects.toMatchObject({
      key: 'calendar.slot_work_unplanned',
    })
    await expect(save(early, day(-1))).rejects.toMatchObject({ key: 'calendar.slots_past' })
    await expect(
      admin(calendar.saveSlots, { shiftName: 'none', validFrom: day(5), slots: [] }),
    ).rejects.toMatchObject({ key: 'calendar.no_shift' })
  })

  test('from today on the breaks of the shift are those of its slots, and nobody writes others', async () => {
    await admin(calendar.saveSlots, { shiftName: 'early', validFrom: today, slots: early })
    const shifts = await admin(plantFeature.shifts, {})
    expect(shifts[0]).toMatchObject({ shiftName: 'early', breaks: [{ start: '09:00', end: '10:00' }] })
    await expect(admin(plantFeature.saveShifts, { shifts: twoShifts })).rejects.toMatchObject({
      key: 'plant.breaks_by_slots',
      field: 'shifts.0.breaks',
    })
    await expect(admin(plantFeature.saveShifts, { shifts })).resolves.toHaveLength(2)
    await admin(calendar.deleteSlots, { shiftName: 'early', validFrom: today })
    expect((await admin(plantFeature.shifts, {}))[0]!.breaks).toEqual(twoShifts[0]!.breaks)
  })

  test('are copied to a line whose shift has the same times', async () => {
    expect(
      await admin(calendar.copySlots, { shiftName: 'early', validFrom: day(2), toLines: ['L2'] }),
    ).toEqual({ days: 1 })
    expect((await plant.as('admin', 'L2')(calendar.slots, {})).slots).toMatchObject([
      { validFrom: day(2), slots: early },
    ])
    await admin(lines.create, aLine('L3'))
    await expect(
      admin(calendar.copySlots, { shiftName: 'early', validFrom: day(2), toLines: ['L3'] }),
    ).rejects.toMatchObject({ key: 'calendar.shift_differs', facts: { lineNumber: 'L3' } })
  })
})

test('the board of a line that has slots shows them instead of hours, each with its own target', async () => {
  await plant.as('admin', 'L2')(stations.create, aStation('S1'))
  const other = plant.as('admin', 'L2')
  for (const [shiftName, startTime, endTime] of [
    ['early', '06:00', '14:00'],
    ['night', '22:00', '06:00'],
  ] as const) {
    await other(calendar.saveSlots, {
      shiftName,
      validFrom: today,
      slots: [slot('all of it', startTime, endTime, { target: 77 })],
    })
  }
  const { hours } = await other(boards.line, {})
  expect(hours).toMatchObject([{ slotName: 'all of it', slotType: 'work', planned: true, reason: null }])
})
