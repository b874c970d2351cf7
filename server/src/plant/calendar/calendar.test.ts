import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendar, type DutyShift } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { clocksOf } from '../plant/plant.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
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
  test('before anybody plans, every day is as the shifts define, and what is over is locked', async () => {
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

  test('of today the shift that runs keeps its start, and its team may be set and published', async () => {
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

  test('a draft is kept with the published day until it takes its place, or is dropped', async () => {
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

test('whoever looks on plans nothing', async () => {
  await expect(
    plant.as('operator', 'L1')(calendar.publish, { from: day(2), to: day(3) }),
  ).rejects.toMatchObject({ key: 'call.forbidden' })
})
