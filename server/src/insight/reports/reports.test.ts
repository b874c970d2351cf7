import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { reports } from '@takt/contract/reports.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const line = await startLine(plant, 'L1')
const [admin, operator] = [plant.as('admin', 'L1'), plant.as('operator', 'L1')]
const shifts = [
  { shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [] },
  { shiftName: 'late', startTime: '14:00', endTime: '22:00', breaks: [] },
  { shiftName: 'night', startTime: '22:00', endTime: '06:00', breaks: [] },
]
const aDay = 86_400_000
const at = (instant: number) => vi.useFakeTimers({ toFake: ['Date'], now: instant })
const dayOf = (ms: number) => isoOf(ms).slice(0, 10)
/** In the early shift of yesterday, whatever the hour is now. */
const began = Math.floor(Date.now() / aDay) * aDay - aDay + 10 * 3_600_000
const shift = { shiftName: 'early', day: dayOf(began) }
/** That shift, its day and the next one are over. */
const later = () => at(began + 3 * aDay)
const period = { periodKind: 'shift' as const, ...shift }

beforeAll(async () => {
  await admin(plantCalls.saveShifts, { shifts })
  const madeAt = isoOf(began - 10 * aDay)
  await plant.db.updateTable('lines').set({ madeAt }).where('lineNumber', '=', 'L1').execute()
  at(began)
  await line.station('S10').work('R-1', { TORQUE: 20 })
  await line.station('S10').work('R-2', { TORQUE: 10 })
})

test('a period that still runs is refused, with its end', async () => {
  at(began)
  for (const periodKind of ['day', 'week'] as const)
    await expect(admin(reports.make, { periodKind, day: shift.day })).rejects.toMatchObject({
      key: 'reports.still_runs',
      field: 'day',
    })
  await expect(admin(reports.make, period)).rejects.toMatchObject({ key: 'reports.still_runs' })
})

test('a report names a shift that is worked, or none', async () => {
  const day = shift.day
  const refusals = [
    [{ periodKind: 'shift', day }, 'reports.shift_missing'],
    [{ periodKind: 'shift', day, shiftName: 'midnight' }, 'reports.no_shift'],
    [{ periodKind: 'day', day, shiftName: 'early' }, 'reports.shift_extra'],
  ] as const
  for (const [wish, key] of refusals)
    await expect(admin(reports.make, wish)).rejects.toMatchObject({ key, field: 'shiftName' })
})

test('it is made once, whoever requests it at the same moment, and shows who', async () => {
  later()
  const made = await Promise.allSettled([admin(reports.make, period), admin(reports.make, period)])
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(admin(reports.make, period)).rejects.toMatchObject({ key: 'reports.made_already' })
  const { rows } = await admin(reports.list, { periodKind: 'shift' })
  const { day: firstDay, ...named } = period
  expect(rows).toMatchObject([{ ...named, firstDay, reportVer: 1, keptBy: 'admin' }])
  const { content, changes } = await operator(reports.one, { reportId: rows[0]!.reportId })
  expect(content).toMatchObject({ ng: 1, orderCodes: [line.order.orderCode], failures: [{ failures: 1 }] })
  expect(changes).toEqual([])
})

const shown = async () => {
  const { rows } = await admin(reports.list, { periodKind: 'shift' })
  return admin(reports.one, { reportId: rows[0]!.reportId })
}

test('limits and targets that people change later change nothing in it, and make no revision', async () => {
  later()
  const before = await shown()
  const line = (await plant.as('admin')(lines.list, {})).find(({ lineNumber }) => lineNumber === 'L1')!
  await plant.as('admin')(lines.update, { ...line, okRateTarget: 0.5, taktTarget: 7 })
  expect(await shown()).toEqual(before)
  expect(await admin(reports.recheck, { reportId: before.reportId })).toEqual({
    revised: false,
    same: false,
    reportId: before.reportId,
  })
})

test('what comes late makes a revision with what is different; the earlier one stays as it was', async () => {
  const before = await shown()
  at(began + 1000)
  await line.station('S10').work('R-3', { TORQUE: 20 })
  later()
  const { revised, reportId } = await admin(reports.recheck, { reportId: before.reportId })
  expect(revised).toBe(true)
  const after = await admin(reports.one, { reportId })
  expect(after).toMatchObject({ reportVer: 2, content: { ng: 2 } })
  expect(after.changes).toContainEqual({ figure: 'ng', stationNumber: null, before: 1, after: 2 })
  // Settings that changed meanwhile are named with it.
  expect(after.changes).toContainEqual(
    expect.objectContaining({ figure: 'takt', stationNumber: null, after: 7 }),
  )
  const { revisions: _, ...kept } = await admin(reports.one, { reportId: before.reportId })
  const { revisions: __, ...was } = before
  expect(kept).toEqual(was)
  expect(after.revisions.map(({ reportVer }) => reportVer)).toEqual([2, 1])
})

test('a line without orders has a report, which shows that nothing was made', async () => {
  await plant.as('admin')(lines.create, aLine('L7'))
  const admin = plant.as('admin', 'L7')
  later()
  const made = await admin(reports.make, { periodKind: 'day', day: dayOf(began + aDay) })
  const { content } = await admin(reports.one, { reportId: made.reportId })
  expect(content).toMatchObject({
    made: 0,
    ng: 0,
    okRate: null,
    orderCodes: [],
    stations: [],
    figuresOf: null,
  })
})

test('of last year there is nothing: the line had not begun', async () => {
  const period = { periodKind: 'day' as const, day: dayOf(began - 400 * aDay) }
  await expect(admin(reports.make, period)).rejects.toMatchObject({
    key: 'reports.before_line',
    field: 'day',
  })
})

test('of last year it reads what was made then', async () => {
  const old = await startLine(plant, 'L8')
  const lastYear = Date.UTC(new Date(began).getUTCFullYear() - 1, 6, 15, 10)
  const madeAt = isoOf(lastYear - 10 * aDay)
  await plant.db.updateTable('lines').set({ madeAt }).where('lineNumber', '=', 'L8').execute()
  await ensureMonth(plant.db, isoOf(lastYear))
  at(lastYear)
  await old.station('S10').work('OLD-1', { TORQUE: 20 })
  vi.useRealTimers()
  const admin = plant.as('admin', 'L8')
  const make = { periodKind: 'day' as const, day: dayOf(lastYear) }
  const { reportId } = await admin(reports.make, make)
  const { content } = await admin(reports.one, { reportId })
  expect(content).toMatchObject({ orderCodes: [old.order.orderCode], failures: [{ failures: 1 }] })
  expect(await admin(reports.recheck, { reportId })).toMatchObject({ revised: false, same: true })
})

test('a sheet of it has the figures of the record', async () => {
  later()
  const { reportId, content } = await shown()
  const file: string = await admin(reports.export, { reportId, format: 'csv' })
  expect(file).toContain(`NG units,${content.ng}`)
})
