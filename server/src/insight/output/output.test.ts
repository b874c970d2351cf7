import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { lines } from '@takt/contract/lines.ts'
import { output } from '@takt/contract/output.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { nobody } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { plantSettingsOf } from '../../plant/plant/plant.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { outputOn } from './output.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = 'L1' as LineNumber // a test knows its line
const call = { db: plant.db, user: nobody, token: null, traced: false, line }
const threeShifts = [
  { shiftName: 'night', startTime: '22:00', endTime: '06:00', breaks: [{ start: '01:00', end: '01:30' }] },
  { shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [{ start: '09:00', end: '09:30' }] },
  { shiftName: 'late', startTime: '14:00', endTime: '22:00', breaks: [] },
]
const now = Date.parse('2026-11-15T11:30:00Z')
const on = (day: string, more: object = {}) => outputOn(call, { day, ...more }, now)

/** So many finished in a quarter of an hour, as the floor counts it. */
const made = (slot: string, finished: number, typeNo = 'T1', lineNumber = 'L1') =>
  plant.db
    .insertInto('outputSlots')
    .values({
      lineNumber,
      slot,
      stationNumber: 'S9',
      typeNo,
      passes: finished,
      ok: finished,
      firstPasses: finished,
      firstOk: finished,
      finished,
      finishedFirst: finished,
      cycleSeconds: 0,
    })
    .execute()

beforeAll(async () => {
  await admin(lines.create, aLine('L1', { taktTarget: 60 }))
  await plantSettingsOf(plant.db)
  await plant.db.updateTable('plant').set({ timeZone: 'Europe/Berlin' }).execute()
  await plant.db.updateTable('lines').set({ madeAt: null }).where('lineNumber', '=', 'L1').execute()
  await admin(plantFeature.saveShifts, { shifts: threeShifts })
})

test('a day before the first output of a line has no plan, the days since then have one', async () => {
  await admin(lines.create, aLine('L3', { taktTarget: 60 }))
  const target = async (day: string) =>
    (await outputOn({ ...call, line: 'L3' as LineNumber }, { day }, now)).target // a test knows its line
  expect(await target('2026-09-06')).toBe(0)
  await made('2026-09-06T12:00:00Z', 1, 'T1', 'L3')
  // Without shifts a day has 1,440 minutes of a unit each; on the day it begins, those from 14:00 in Berlin on.
  expect(await Promise.all(['2025-03-01', '2026-09-05', '2026-09-06', '2026-09-07'].map(target))).toEqual([
    0, 0, 600, 1440,
  ])
})

describe('the overview of a day', () => {
  test('a unit made after midnight belongs to the night shift of the day before', async () => {
    await made('2026-06-10T22:30:00Z', 7)
    await made('2026-06-11T04:00:00Z', 5, 'T2')
    expect(await on('2026-06-10')).toMatchObject({ made: 7, types: ['T1'] })
    expect(await on('2026-06-11')).toMatchObject({ made: 5 })
    const night = await on('2026-06-10', { shiftName: 'night' })
    expect(night.rows.filter((row) => row.made > 0)).toMatchObject([
      { start: '2026-06-10T22:00:00.000Z', made: 7 },
    ])
    expect(night).toMatchObject({ shiftName: 'night', target: 450, targetNow: 450, gap: 7 - 450 })
  })

  test.each([
    ['forward', '2026-03-28', 7, 390, 23],
    ['back', '2026-10-24', 9, 510, 25],
    ['nowhere', '2026-07-01', 8, 450, 24],
  ])(
    'the night the clocks go %s: every quarter is in one row, the plan is that of its hours, and the day is its shifts',
    async (_what, day, hours, target, hoursOfDay) => {
      const { start, end } = await on(day, { shiftName: 'night' })
      const quarters = (Date.parse(end) - Date.parse(start)) / 900_000
      expect(quarters).toBe(hours * 4)
      for (let i = 0; i < quarters; i++)
        await made(new Date(Date.parse(start) + i * 900_000).toISOString(), 1)
      const night = await on(day, { shiftName: 'night' })
      expect(night).toMatchObject({ made: hours * 4, target, gap: hours * 4 - target })
      expect(night.rows.reduce((sum, row) => sum + row.made, 0)).toBe(night.made)
      const whole = await on(day)
      const shifts = await Promise.all(['early', 'late', 'night'].map((shiftName) => on(day, { shiftName })))
      expect(whole.made).toBe(shifts.reduce((sum, shift) => sum + shift.made, 0))
      expect(whole.target).toBeCloseTo(
        shifts.reduce((sum, shift) => sum + shift.target!, 0),
        9,
      )
      // The clocks change within the night, which is the last shift of the day before: that day is shorter or longer.
      expect((Date.parse(whole.end) - Date.parse(whole.start)) / 3_600_000).toBe(hoursOfDay)
    },
  )

  test('of one type there is an output and no plan', async () => {
    await made('2026-05-05T07:00:00Z', 3, 'T1')
    await made('2026-05-05T07:00:00Z', 4, 'T2')
    expect(await on('2026-05-05', { typeNo: 'T2' })).toMatchObject({
      made: 4,
      target: null,
      gap: null,
      types: ['T1', 'T2'],
    })
  })

  test('what is still to come has a plan, no gap, and has not begun', async () => {
    const { rows, gap } = await on('2026-11-15', { shiftName: 'early' })
    expect(rows.map(({ hasBegun, gap, target }) => [hasBegun, gap === null, target])).toEqual([
      ...[60, 60, 60, 30, 60, 60, 60].map((target) => [true, false, target]),
      [false, true, 60],
    ])
    expect(gap).toBe(-360)
    expect(
      (await on('2026-11-15', { shiftName: 'late' })).rows.every(
        ({ hasBegun, gap }) => !hasBegun && gap === null,
      ),
    ).toBe(true)
  })

  test('a shift that was not worked on that day is the whole day', async () => {
    expect(await on('2026-05-05', { shiftName: 'Sunday' })).toMatchObject({
      shiftName: null,
      shifts: [{ shiftName: 'early' }, { shiftName: 'late' }, { shiftName: 'night' }],
    })
  })
})

describe('reasons', () => {
  test('are written to the row they are about, with who and when, and can be taken away', async () => {
    const early = await on('2026-05-05', { shiftName: 'early' })
    const { start } = early.rows[2]!
    await admin(output.writeReason, { start, reason: 'Feeder 3 empty' })
    expect((await on('2026-05-05')).rows.find((row) => row.start === start)).toMatchObject({
      reason: 'Feeder 3 empty',
      writtenBy: 'admin',
    })
    await expect(admin(output.writeReason, { start, reason: 'Coffee', was: null })).rejects.toMatchObject({
      key: 'record.changed',
    })
    await admin(output.writeReason, { start, reason: 'Feeder 3 empty', was: 'Feeder 3 empty' })
    await admin(output.writeReason, { start, reason: null })
    expect((await on('2026-05-05')).rows.find((row) => row.start === start)).toMatchObject({
      reason: null,
      writtenBy: null,
      writtenAt: null,
    })
  })

  test('nobody writes one where no row begins, or to one that is still to come', async () => {
    await expect(
      admin(output.writeReason, { start: '2026-05-05T07:10:00Z', reason: 'x' }),
    ).rejects.toMatchObject({ key: 'output.no_slot' })
    await expect(
      admin(output.writeReason, { start: '2199-05-05T07:00:00Z', reason: 'x' }),
    ).rejects.toMatchObject({ key: 'output.no_slot' })
    await expect(
      plant.as('operator', 'L1')(output.writeReason, { start: '2026-05-05T07:00:00Z', reason: 'x' }),
    ).rejects.toMatchObject({ key: 'call.forbidden' })
  })
})

test('the overview and the board both show what stations finish and fail today', async () => {
  const { station, order } = await startLine(plant, 'L2')
  for (const sn of ['A', 'B', 'C']) {
    await station('S10').work(sn, { TORQUE: sn === 'C' ? 20 : 10, VOUT: 5 })
    if (sn === 'C') continue
    await station('S20').work(sn, { TORQUE: 10, VOUT: 5 })
    await station('S30').work(sn)
  }
  const l2 = plant.as('admin', 'L2')
  const shown = await l2(output.day, {})
  expect(shown).toMatchObject({ made: 2, ng: 1, okRate: 2 / 3 })
  expect(shown.rows.flatMap(({ orderCodes }) => orderCodes)).toContain(order.orderCode)
  expect((await l2(boards.line, {})).tile.madeToday).toBe(2)
})

test('the rows are exported as they are shown, for the requested day', async () => {
  const shown = await admin(output.day, { day: '2026-11-14' })
  const [head, ...rows] = String(await admin(output.export, { day: '2026-11-14', format: 'csv' }))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
  expect(head!.split(',').slice(0, 6)).toEqual(['Start', 'End', 'Target', 'Made', 'Gap', 'NG results'])
  expect(rows.map((row) => Number(row.split(',')[3]))).toEqual(shown.rows.map(({ made }) => made))
  expect(rows.length).toBeGreaterThan(0)
})
