import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { reports } from '@takt/contract/reports.ts'
import { settings } from '@takt/contract/settings.ts'
import { stations } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anAlarmDef, anInspection, aStation, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const [minute, hour, aDay] = [60_000, 3_600_000, 86_400_000]
const at = (instant: number) => vi.useFakeTimers({ toFake: ['Date'], now: instant })
/** In the early shift of four days ago, whatever the hour is now. */
const began = Math.floor(Date.now() / aDay) * aDay - 4 * aDay + 10 * hour
const day = isoOf(began).slice(0, 10)
let reportId = ''
const again = async (of = reportId) => {
  at(began + 3 * aDay)
  return admin(reports.recheck, { reportId: of })
}
const station = async (stationNumber: string, enabled: boolean) => {
  const { rows } = await admin(stations.list, { limit: 200 })
  const { revision } = rows.find((one) => one.stationNumber === stationNumber)!
  const draft = aStation(stationNumber, { stationName: stationNumber, enabled })
  await admin(stations.update, { ...draft, revision })
}
const alarm = (on: boolean, instant: number) =>
  line.station('S10').send('alarm', { messageId: `E1 ${on}`, at: isoOf(instant), alarmCode: 'E1', on })

beforeAll(async () => {
  const shift = (shiftName: string, startTime: string, endTime: string) => ({
    shiftName,
    startTime,
    endTime,
    breaks: [],
  })
  const shifts = [
    shift('early', '06:00', '14:00'),
    shift('late', '14:00', '22:00'),
    shift('night', '22:00', '06:00'),
  ]
  await admin(plantCalls.saveShifts, { shifts })
  const madeAt = isoOf(began - 400 * aDay)
  await plant.db.updateTable('lines').set({ madeAt }).where('lineNumber', '=', 'L1').execute()
  at(began)
  await admin(inspections.create, anInspection('DAILY', { inspectFrequency: 'day' }))
  await line.station('S10').work('R-1', { TORQUE: 20 })
  await alarm(true, began + minute)
  at(began + hour)
  await alarm(false, began + 3 * minute)
  at(began + 5 * hour)
  reportId = (await admin(reports.make, { periodKind: 'shift', day, shiftName: 'early' })).reportId
})

test('a check of the day that is made after a shift changes nothing in the shift’s report', async () => {
  at(began + 10 * hour)
  await admin(inspections.record, { itemCode: 'DAILY', resultStatus: 'ok' })
  expect(await again()).toMatchObject({ revised: false })
  expect(await admin(reports.list, { periodKind: 'shift' })).toMatchObject({
    total: 1,
    rows: [{ reportVer: 1 }],
  })
  const made = await admin(reports.make, { periodKind: 'day', day })
  const { content } = await admin(reports.one, { reportId: made.reportId })
  expect(content.checks).toMatchObject({ planned: 1, doneLate: 1, missed: 0 })
})

test('a station that is taken out of use and put back, and an alarm’s delay, make no revision', async () => {
  expect(await again()).toEqual({ revised: false, same: true, reportId })
  await station('S10', false)
  expect(await again()).toEqual({ revised: false, same: false, reportId })
  await station('S10', true)
  expect(await again()).toEqual({ revised: false, same: true, reportId })
  await admin(alarmDefs.create, anAlarmDef('E1', { onDelay: 600 }))
  expect(await again()).toEqual({ revised: false, same: false, reportId })
})

test('a status that comes late moves only times, and makes a revision that names them', async () => {
  at(began + 2 * aDay)
  const status = (stationStatus: string, instant: number) =>
    line.station('S20').send('status', { messageId: stationStatus, at: isoOf(instant), stationStatus })
  await status('down', began + hour)
  await status('producing', began + 2 * hour)
  const { revised, reportId: next } = await again()
  expect(revised).toBe(true)
  const { changes } = await admin(reports.one, { reportId: next })
  expect(changes).toContainEqual({ figure: 'unplanned', stationNumber: 'S20', before: 0, after: 3600 })
})

test('what the plant keeps no longer is not read: neither made nor read again', async () => {
  const retention = { ...firstSettings.retention, passes: 93, units: 400 }
  await plant.as('admin')(settings.save, theSettings({ retention }))
  const long = { periodKind: 'day' as const, day: isoOf(began - 200 * aDay).slice(0, 10) }
  await expect(admin(reports.make, long)).rejects.toMatchObject({ key: 'reports.not_kept', field: 'day' })
  const since = isoOf(began - 200 * aDay)
  await plant.db.updateTable('periodReports').set({ since }).where('reportId', '=', reportId).execute()
  await expect(again()).rejects.toMatchObject({ key: 'reports.not_kept' })
})
