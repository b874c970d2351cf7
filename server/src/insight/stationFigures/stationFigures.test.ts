import { afterAll, beforeAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { lossesOf } from '@takt/statistics/losses.ts'
import { clocksOf } from '../../plant/plant/line-clock.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { expectedStops, expectedTimes, type StatusAt } from '../../testing/spent-oracle.ts'
import { keepStationDays, proveStationDays, stationFigures } from './stationFigures.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const lineNumber = 'L1' as LineNumber
const minute = 60_000
const day = 1440 * minute
const now = Math.floor(Date.now() / minute) * minute
const since = now - 5 * day
const random = randomOf(14)
const stations = ['S10', 'S20'].map((stationNumber) => ({ stationNumber, cycleTime: 30 }))

/** Runs of the same class, long ones and such of milliseconds, over the ends of days and breaks. */
const statuses: StatusAt[] = stations.flatMap(({ stationNumber }) =>
  Array.from({ length: 60 }, () => ({
    stationNumber,
    at: Math.floor(since - day / 2 + random() * 5.4 * day),
    stationStatus: stationStatuses[Math.floor(random() * stationStatuses.length)]!,
  })),
)
const send = ({ stationNumber, at, stationStatus }: StatusAt) => {
  const station = line.station(stationNumber)
  return station.send('status', { ...station.message('complete', {}), at: isoOf(at), stationStatus })
}
const shuffled = <T>(list: readonly T[]) =>
  list
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)

const clockNow = async () => (await clocksOf(plant.db))('L1')
const shift = (shiftName: string, startTime: string, endTime: string, pause: [string, string]) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [{ start: pause[0], end: pause[1] }],
})
async function saveShifts(shifts: ReturnType<typeof shift>[]) {
  const { revision } = (await admin(lines.register, { lineNumber: 'L1' })).rows[0]!
  await admin(lines.saveShifts, { lineNumber: 'L1', revision, shifts })
}
/** So that each of the three has some, though statuses are hours apart. */
const limits = { shortStopFrom: 1800, reasonFrom: 5400 }
const usual = [
  shift('Early', '06:00', '14:00', ['09:00', '09:30']),
  shift('Late', '14:00', '22:00', ['18:00', '18:20']),
]

const stretches = [
  { from: since, to: now },
  { from: since + 7 * minute, to: now - 3 * day + 13 },
  { from: now - 50 * minute, to: now },
  ...Array.from({ length: 6 }, () => {
    const from = Math.floor(since + random() * 3 * day)
    return { from, to: Math.floor(from + random() * 2 * day) }
  }),
]

async function expectRight(statuses: readonly StatusAt[]) {
  const clock = await clockNow()
  const figuresAt = await stationFigures(plant.db, 'L1', clock, stations, stretches)
  for (const [place, span] of stretches.entries())
    for (const station of stations) {
      const { times, breakdowns, stopped, plannedBusyTime, ...figures } = figuresAt(station, place)
      const { brief, shortStops, longStops, longWaits } = stopped
      expect(brief + shortStops + longStops + longWaits).toBe(times.delay + times.unplanned)
      expect(stopped).toMatchObject(expectedStops(clock, statuses, span, station.stationNumber, limits))
      const losses = lossesOf(times, figures, stopped)
      expect(Object.values(losses).reduce((sum, ms) => sum + ms, 0)).toBe(plannedBusyTime)
      expect({ place, times, breakdowns }).toEqual({
        place,
        ...expectedTimes(clock, statuses, span, station.stationNumber),
      })
      expect(Object.values(times).reduce((sum, ms) => sum + ms, 0)).toBe(span.to - span.from)
    }
}

const order = shuffled(statuses)
const half = order.slice(0, 60)
beforeAll(async () => {
  await saveShifts(usual)
  const { stationCount: _, currentOrder: __, ...row } = (await admin(lines.register, { lineNumber })).rows[0]!
  await admin(lines.update, { ...row, ...limits })
  for (const one of half) await send(one)
})

test('what is counted now is what the statuses come to, to the millisecond', () => expectRight(half))

test('and so are kept days, shifts and cut parts together', async () => {
  expect(await keepStationDays(plant.db, lineNumber)).toBeGreaterThan(3)
  expect(await keepStationDays(plant.db, lineNumber)).toBe(0)
  await expectRight(half)
  const { days, different } = await proveStationDays(plant.db, lineNumber)
  expect(days).toBeGreaterThan(3)
  expect(different).toEqual([])
})

test('what comes late, shuffled and doubled changes the days it is about, and only these', async () => {
  const early = await plant.db.selectFrom('stationDays').select('productionDay').execute()
  for (const one of [...order.slice(60), ...order.slice(60, 70)]) await send(one)
  await expectRight(order)
  const again = await keepStationDays(plant.db, lineNumber)
  expect(again).toBeGreaterThan(3)
  expect(again).toBeLessThan(early.length)
  await expectRight(order)
  expect((await proveStationDays(plant.db, lineNumber)).different).toEqual([])
})

test('kept sums are read: a day whose sums are wrong is found by the recount, and made anew', async () => {
  const clock = await clockNow()
  const { productionDay, start: from, end: to } = clock.dayAt(now - 3 * day)
  await plant.pool.query(
    `update station_days set whole = jsonb_set(whole, '{S10,times,producing}', '[7, 7, 7]') where production_day = $1`,
    [productionDay],
  )
  // Also with a station that was not there yet.
  const [station] = stations as [(typeof stations)[number]]
  const both = [station, { stationNumber: 'NEW', cycleTime: 30 }]
  const figuresAt = await stationFigures(plant.db, 'L1', clock, both, [{ from, to }])
  expect(figuresAt(station, 0).times.producing).toBe(7 + 7 + 7)
  expect((await proveStationDays(plant.db, lineNumber)).different).toEqual([productionDay])
  await keepStationDays(plant.db, lineNumber, { anew: true })
  expect((await proveStationDays(plant.db, lineNumber)).different).toEqual([])
})

test('a pass that is reported late is counted where it belongs', async () => {
  const at = now - 2 * day
  const clock = await clockNow()
  const { start, end } = clock.dayAt(at)
  const made = async () => {
    const figuresAt = await stationFigures(plant.db, 'L1', clock, stations, [{ from: start, to: end }])
    return figuresAt(stations[0]!, 0)
  }
  expect(await made()).toMatchObject({ produced: 0 })
  const s10 = line.station('S10')
  await s10.arrive('LATE-1', { at: isoOf(at - minute) })
  await s10.complete('LATE-1', { TORQUE: 10 }, { at: isoOf(at) })
  expect(await made()).toMatchObject({ produced: 1, goodFirst: 1 })
  await keepStationDays(plant.db, lineNumber)
  expect(await made()).toMatchObject({ produced: 1, goodFirst: 1 })
})

test('other breaks of days that were make their sums anew', async () => {
  await plant.pool.query(
    `update shifts set breaks = '[{"start": "10:00", "end": "10:45"}]' where line_number = 'L1' and shift_name = 'Early'`,
  )
  await expectRight(order)
  expect(await keepStationDays(plant.db, lineNumber)).toBeGreaterThan(80)
  await expectRight(order)
})

test('other limits make the sums anew', async () => {
  expect(await keepStationDays(plant.db, lineNumber)).toBe(0)
  await plant.db
    .updateTable('lines')
    .set({ reasonFrom: limits.reasonFrom + 600 })
    .execute()
  limits.reasonFrom += 600
  await expectRight(order)
  expect(await keepStationDays(plant.db, lineNumber)).toBeGreaterThan(80)
  await expectRight(order)
})

test('a message that comes in time marks nothing', async () => {
  const marks = () => plant.pool.query('select * from late_changes order by day').then(({ rows }) => rows)
  const before = await marks()
  await send({ stationNumber: 'S20', at: Date.now(), stationStatus: 'running' })
  await line.station('S10').work('NOW-1', { TORQUE: 10 })
  expect(await marks()).toEqual(before)
})
