import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { calendar, type DutyShift, type Slot } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { operators } from '@takt/contract/operators.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { stations } from '@takt/contract/stations.ts'
import { clocksOf } from '../plant/plant.ts'
import { startPlant } from '../testing/plant.ts'
import { aLine, aStation } from '../testing/samples.ts'
import { nextDay } from './days.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const duty = (
  shiftName: string,
  startTime: string,
  endTime: string,
  teamName: string | null = null,
): DutyShift => ({ shiftName, startTime, endTime, teamName })
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
const monthOf = async (on: string) =>
  (await admin(calendar.month, { month: on.slice(0, 7) })).days.find((one) => one.day === on)!
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

describe('the calendar', () => {
  test('before anybody plans, every day is as the shifts say, and what is over is locked', async () => {
    expect(await monthOf(today)).toMatchObject({
      source: 'shifts',
      locked: false,
      dayType: 'workday',
      workSeconds: 15.5 * 3600,
      shifts: [duty('early', '06:00', '14:00'), duty('night', '22:00', '06:00')],
    })
    expect(await monthOf(day(2))).toMatchObject({ source: 'shifts', locked: false })
  })

  test('no day that is over is changed', async () => {
    expect((await monthOf(day(-1))).locked).toBe(true)
    await expect(
      admin(calendar.saveDay, { day: day(-1), dayType: 'holiday', note: null, shifts: [] }),
    ).rejects.toMatchObject({ key: 'calendar.day_past', field: 'day', facts: { day: day(-1) } })
    await expect(admin(calendar.publish, { from: day(-3), to: day(-1) })).rejects.toMatchObject({
      key: 'calendar.day_past',
    })
  })

  test('of today the shift that runs keeps its start, and who has it may be said and published', async () => {
    await admin(lines.create, aLine('L8'))
    const round = plant.as('admin', 'L8')
    const shift = { shiftName: 'round', startTime: '00:00', endTime: '00:00' }
    await round(plantFeature.saveShifts, { shifts: [{ ...shift, breaks: [] }] })
    await round(calendar.saveTeam, { teamName: 'Round', colour: 'grey' })
    const runs = (await clockOfLine('L8')).productionDayOf(Date.now())
    const save = (shifts: DutyShift[]) =>
      round(calendar.saveDay, {
        day: runs,
        dayType: shifts.length ? 'overtime' : 'holiday',
        note: null,
        shifts,
      })
    await expect(save([])).rejects.toMatchObject({
      key: 'calendar.today_begun',
      field: 'shifts',
      facts: { shiftName: 'round' },
    })
    await expect(save([{ ...shift, startTime: '23:59', teamName: null }])).rejects.toMatchObject({
      key: 'calendar.today_begun',
      field: 'shifts.0.startTime',
    })
    await save([{ ...shift, teamName: 'Round' }])
    expect(await round(calendar.publish, { from: runs, to: runs })).toEqual({ days: 1 })
    expect((await round(calendar.duty, {})).now).toMatchObject({ shiftName: 'round', teamName: 'Round' })
    await round(calendar.deleteTeam, { teamName: 'Round' })
  })

  test('a draft is counted nowhere; published, a holiday has nothing planned', async () => {
    await admin(calendar.saveDay, { day: day(3), dayType: 'holiday', note: 'Founders’ day', shifts: [] })
    expect(await monthOf(day(3))).toMatchObject({
      source: 'draft',
      dayType: 'holiday',
      note: 'Founders’ day',
      workSeconds: 0,
    })
    expect(await workOn(day(3))).toBe(15.5)
    expect(await admin(calendar.publish, { from: day(3), to: day(3) })).toEqual({ days: 1 })
    expect(await workOn(day(3))).toBe(0)
    expect(await monthOf(day(3))).toMatchObject({ source: 'published' })
  })

  test('a draft stands beside what is published until it takes its place, or is dropped', async () => {
    await admin(calendar.saveDay, {
      day: day(3),
      dayType: 'overtime',
      note: null,
      shifts: [duty('early', '06:00', '16:00')],
    })
    expect(await workOn(day(3))).toBe(0)
    expect(await admin(calendar.dropDrafts, { from: day(1), to: day(5) })).toEqual({ days: 1 })
    expect(await monthOf(day(3))).toMatchObject({ source: 'published', dayType: 'holiday' })
    await admin(calendar.saveDay, {
      day: day(3),
      dayType: 'overtime',
      note: null,
      shifts: [duty('early', '06:00', '16:00')],
    })
    await admin(calendar.publish, { from: day(1), to: day(5) })
    expect(await workOn(day(3))).toBe(9.5)
  })

  test('what does not fit is refused at its field', async () => {
    const save = (shifts: DutyShift[], dayType: 'workday' | 'holiday' = 'workday') =>
      admin(calendar.saveDay, { day: day(4), dayType, note: null, shifts })
    await expect(save([duty('early', '06:00', '14:00')], 'holiday')).rejects.toMatchObject({
      key: 'calendar.holiday_worked',
    })
    await expect(
      save([duty('early', '06:00', '14:00'), duty('late', '13:00', '22:00')]),
    ).rejects.toMatchObject({ key: 'plant.shift_overlap', field: 'shifts.1.startTime' })
    await expect(save([duty('early', '06:00', '14:00', 'Nobody')])).rejects.toMatchObject({
      key: 'calendar.no_team',
      field: 'shifts.0.teamName',
    })
  })

  test('a night that is made longer must end before the next day begins', async () => {
    await admin(calendar.saveDay, {
      day: day(7),
      dayType: 'overtime',
      note: null,
      shifts: [duty('night', '22:00', '08:00')],
    })
    await expect(admin(calendar.publish, { from: day(7), to: day(7) })).rejects.toMatchObject({
      key: 'calendar.days_overlap',
      facts: { day: day(7), other: day(8) },
    })
    await admin(calendar.saveDay, { day: day(8), dayType: 'holiday', note: null, shifts: [] })
    expect(await admin(calendar.publish, { from: day(7), to: day(8) })).toEqual({ days: 2 })
  })

  test('two people planning at once: both days are there', async () => {
    await Promise.all(
      [10, 11, 12, 13].map((later) =>
        admin(calendar.saveDay, { day: day(later), dayType: 'holiday', note: null, shifts: [] }),
      ),
    )
    expect(
      (await Promise.all([10, 11, 12, 13].map((later) => monthOf(day(later))))).map(({ source }) => source),
    ).toEqual(['draft', 'draft', 'draft', 'draft'])
    await admin(calendar.dropDrafts, { from: day(10), to: day(13) })
  })
})

describe('teams and rotation', () => {
  test('a team is made, gets another colour, and stays while somebody is in it', async () => {
    await admin(calendar.saveTeam, { teamName: 'A', colour: 'blue' })
    await admin(calendar.saveTeam, { teamName: 'B', colour: 'green' })
    await admin(calendar.saveTeam, { teamName: 'B', colour: 'gold' })
    await admin(operators.create, {
      operatorNo: 'O1',
      name: 'One',
      cardId: null,
      userName: null,
      level: 1,
      teamName: 'A',
      enabled: true,
    })
    expect(await admin(calendar.teams, {})).toEqual([
      { teamName: 'A', colour: 'blue', revision: 0, members: 1 },
      { teamName: 'B', colour: 'gold', revision: 1, members: 0 },
    ])
    await expect(admin(calendar.deleteTeam, { teamName: 'A' })).rejects.toMatchObject({
      key: 'calendar.team_held',
      facts: { members: 1 },
    })
  })

  test('a month follows the cycle: which team has which shift, and the free days', async () => {
    const turn = (early: string, night: string) => [
      { shiftName: 'early', teamName: early },
      { shiftName: 'night', teamName: night },
    ]
    await expect(
      admin(calendar.saveRotation, { startDay: day(20), cycle: [turn('A', 'C')], revision: 0 }),
    ).rejects.toMatchObject({ key: 'calendar.no_team' })
    await admin(calendar.saveRotation, {
      startDay: day(20),
      cycle: [turn('A', 'B'), turn('B', 'A'), []],
      revision: 0,
    })
    await expect(
      admin(calendar.saveRotation, { startDay: day(20), cycle: [[]], revision: 7 }),
    ).rejects.toMatchObject({ key: 'record.changed' })
    await admin(calendar.saveDay, { day: day(21), dayType: 'holiday', note: 'kept', shifts: [] })
    expect(await admin(calendar.generate, { from: day(19), to: day(24), overwrite: false })).toEqual({
      days: 5,
    })
    const teams = await Promise.all(
      [19, 20, 21, 22, 23, 24].map(async (later) =>
        (await monthOf(day(later))).shifts.map(({ teamName }) => teamName).join(''),
      ),
    )
    expect(teams).toEqual(['', 'AB', '', '', 'AB', 'BA'])
    expect(await admin(calendar.generate, { from: day(21), to: day(21), overwrite: true })).toEqual({
      days: 1,
    })
    expect((await monthOf(day(21))).shifts).toHaveLength(2)
  })

  test('two days change places, or only the teams of two shifts', async () => {
    await admin(calendar.swap, { day: day(20), other: day(22), shiftName: null, otherShift: null })
    expect([
      (await monthOf(day(20))).shifts,
      (await monthOf(day(22))).shifts.map(({ teamName }) => teamName),
    ]).toEqual([[], ['A', 'B']])
    await admin(calendar.swap, { day: day(22), other: day(24), shiftName: 'early', otherShift: 'early' })
    expect((await monthOf(day(22))).shifts.map(({ teamName }) => teamName)).toEqual(['B', 'B'])
    await admin(calendar.swap, { day: day(23), other: day(23), shiftName: 'early', otherShift: 'night' })
    expect((await monthOf(day(23))).shifts.map(({ teamName }) => teamName)).toEqual(['B', 'A'])
    expect(
      await admin(calendar.swap, { day: day(22), other: day(22), shiftName: null, otherShift: null }),
    ).toEqual({ days: 1 })
    await expect(
      admin(calendar.swap, { day: day(20), other: day(24), shiftName: 'early', otherShift: 'early' }),
    ).rejects.toMatchObject({ key: 'calendar.no_shift' })
  })

  test('another line takes over what is published, as a draft', async () => {
    await admin(calendar.publish, { from: day(20), to: day(24) })
    const other = plant.as('admin', 'L2')
    expect(await other(calendar.copyFrom, { fromLine: 'L1', from: day(20), to: day(24) })).toEqual({
      days: 5,
    })
    expect(
      (await other(calendar.month, { month: day(24).slice(0, 7) })).days.find((one) => one.day === day(24)),
    ).toMatchObject({ source: 'draft' })
    await expect(
      plant.as('editor', 'L2', ['L2'])(calendar.copyFrom, { fromLine: 'L1', from: day(20), to: day(24) }),
    ).rejects.toMatchObject({ key: 'call.line_forbidden' })
  })
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
    expect(clock.rowsOf(clock.dayOf(day(2)).shifts[0]!).map(({ slotName }) => slotName)).toEqual([
      '1',
      'meal',
      '2',
    ])
  })

  test('what overlaps, lies outside, occurs twice or has begun before today is refused', async () => {
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

  test('from today on the breaks of the shift are those of its slots, and nobody writes others beside them', async () => {
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

test('without shifts nothing is planned, and who is on duty is nobody', async () => {
  const bare = plant.as('admin', 'L3')
  await expect(
    bare(calendar.saveDay, { day: day(2), dayType: 'holiday', note: null, shifts: [] }),
  ).rejects.toMatchObject({ key: 'calendar.no_shifts' })
  expect(await bare(calendar.duty, {})).toEqual({ now: null, next: null })
  const { next } = await admin(calendar.duty, {})
  expect(next).not.toBeNull()
})

test('the board of a line that has slots shows them instead of hours, and asks for what each was given', async () => {
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

test('whoever looks on plans nothing', async () => {
  await expect(
    plant.as('operator', 'L1')(calendar.publish, { from: day(2), to: day(3) }),
  ).rejects.toMatchObject({ key: 'call.forbidden' })
})
