import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendar } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { operators } from '@takt/contract/operators.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { clocksOf } from '../plant/plant.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { nextDay } from './days.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')

const twoShifts = [
  { shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [{ start: '09:00', end: '09:30' }] },
  { shiftName: 'night', startTime: '22:00', endTime: '06:00', breaks: [] },
]

let today = ''
let day = (_: number) => ''
const clockOfLine = async (line = 'L1') => (await clocksOf(plant.db))(line)

const monthOf = async (on: string) =>
  (await admin(calendar.month, { month: on.slice(0, 7) })).days.find((one) => one.day === on)!

beforeAll(async () => {
  for (const lineNumber of ['L1', 'L2']) {
    await admin(lines.create, aLine(lineNumber))
    await plant.as('admin', lineNumber)(plantFeature.saveShifts, { shifts: twoShifts })
  }
  today = (await clockOfLine()).productionDayOf(Date.now())
  day = (later: number) => nextDay(today, later)
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

test('without shifts nothing is planned, and who is on duty is nobody', async () => {
  await admin(lines.create, aLine('L3'))
  const bare = plant.as('admin', 'L3')
  await expect(
    bare(calendar.saveDay, { day: day(2), dayType: 'holiday', note: null, shifts: [] }),
  ).rejects.toMatchObject({ key: 'calendar.no_shifts' })
  expect(await bare(calendar.duty, {})).toEqual({ now: null, next: null })
  const { next } = await admin(calendar.duty, {})
  expect(next).not.toBeNull()
})

test('a free weekday is one free day of a weekly cycle: a year of it is generated and published at once', async () => {
  await admin(lines.create, aLine('L4'))
  const line = plant.as('admin', 'L4')
  const shiftNames = ['early', 'late', 'night']
  const shifts = [
    ['07:10', '15:10'],
    ['15:10', '23:10'],
    ['23:10', '07:10'],
  ].map(([startTime, endTime], at) => ({
    shiftName: shiftNames[at]!,
    startTime: startTime!,
    endTime: endTime!,
    breaks: [],
  }))
  await line(plantFeature.saveShifts, { shifts })
  const worked = shiftNames.map((shiftName) => ({ shiftName, teamName: null }))
  const monday = nextDay(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
  await line(calendar.saveRotation, {
    startDay: monday,
    cycle: [...Array<typeof worked>(6).fill(worked), []],
    revision: 0,
  })
  await line(calendar.generate, { from: nextDay(today), to: nextDay(today, 365), overwrite: false })
  const { drafts } = await line(calendar.month, { month: today.slice(0, 7) })
  expect(drafts).toEqual({ from: nextDay(today), to: nextDay(today, 365), days: 365 })
  expect(await line(calendar.publish, { from: drafts!.from, to: drafts!.to })).toEqual({ days: 365 })
  expect((await line(calendar.month, { month: today.slice(0, 7) })).drafts).toBeNull()
  const clock = await clockOfLine('L4')
  for (let later = 1; later <= 365; later++) {
    const one = nextDay(today, later)
    const isSunday = Temporal.PlainDate.from(one).dayOfWeek === 7
    expect([one, clock.dayOf(one).shifts.filter(({ shiftName }) => shiftName !== null).length]).toEqual([
      one,
      isSunday ? 0 : 3,
    ])
  }
})
