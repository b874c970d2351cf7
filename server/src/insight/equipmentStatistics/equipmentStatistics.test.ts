import { afterAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { equipmentStatistics, spansOf } from '@takt/contract/equipmentStatistics.ts'
import { packages } from '@takt/contract/packages.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const minute = 60_000
const end = Math.floor(Date.now() / minute) * minute
const at = (minutesAgo: number) => isoOf(end - minutesAgo * minute)
const report = (from: string, to: string) =>
  plant.as('operator', 'L1')(equipmentStatistics.report, { from, to })
const say = (stationNumber: string, minutesAgo: number, stationStatus: StationStatus) => {
  const station = line.station(stationNumber)
  return station.send('status', { ...station.message('complete', {}), at: at(minutesAgo), stationStatus })
}
// Shuffled: what was reported later arrives first.
await say('S10', 20, 'running')
await say('S10', 90, 'running')
await say('S10', 30, 'down')
await say('S10', 25, 'defect')
await say('S20', 60, 'waiting')
const stationOf = (all: Awaited<ReturnType<typeof report>>, stationNumber: string) =>
  all.stations.find((one) => one.stationNumber === stationNumber)!

test('every minute of the period is in one class, whatever order it was reported in', async () => {
  const all = await report(at(60), at(0))
  const { times, availability, stops, mtbf, mttr, plannedBusyTime } = stationOf(all, 'S10')
  expect(times).toMatchObject({ producing: 50 * minute, unplanned: 10 * minute, unknown: 0, planned: 0 })
  expect({ plannedBusyTime, availability, stops, mtbf, mttr }).toEqual({
    plannedBusyTime: 60 * minute,
    availability: 50 / 60,
    stops: 1,
    mtbf: 3000,
    mttr: 600,
  })
  for (const station of all.stations)
    expect(Object.values(station.times).reduce((sum, ms) => sum + ms, 0)).toBe(60 * minute)
  expect(stationOf(all, 'S30')).toMatchObject({
    times: { unknown: 60 * minute },
    availability: null,
    oee: null,
  })
})

test('its strip shows what was reported, cut at the period; the line goes by its pacing station', async () => {
  const all = await report(at(40), at(0))
  const strip = all.strips.find(({ stationNumber }) => stationNumber === 'S10')!
  const shownSpans = spansOf(strip, all.stripSince)
  expect(shownSpans.map((span) => ({ ...span, start: isoOf(span.start), end: isoOf(span.end) }))).toEqual([
    { stationStatus: 'running', start: at(40), end: at(30) },
    { stationStatus: 'down', start: at(30), end: at(25) },
    { stationStatus: 'defect', start: at(25), end: at(20) },
    { stationStatus: 'running', start: at(20), end: at(0) },
  ])
  expect(all.bottleneck).toEqual({
    leads: [{ stationNumber: 'S10', start: at(40), end: at(0), isShifting: false }],
    led: [{ stationNumber: 'S10', leading: 40 * minute, sole: 40 * minute }],
    shifting: 0,
  })
  expect(all.stations.filter(({ isPacing }) => isPacing).map((one) => one.stationNumber)).toEqual(['S10'])
  expect(all.shifts.at(-1)).toMatchObject({ shiftName: null, end: at(0), produced: 0 })
})

test('shifts from before the line was here are left out, unless something was reported of them', async () => {
  const days = async () => (await report(at(5 * 24 * 60), at(0))).shifts.map(({ start }) => start)
  // The reports go back 90 minutes: at most over the night before.
  expect((await days()).length).toBeLessThanOrEqual(2)
  const madeAt = at(2 * 24 * 60 + 1)
  await plant.db.updateTable('lines').set({ madeAt }).execute()
  const [first, ...otherDays] = await days()
  expect(first! <= madeAt && otherDays[0]! > madeAt).toBe(true)
})

test('the bench only rework leads to comes last and never is the bottleneck', async () => {
  await say('S90', 300, 'running')
  const all = await report(at(60), at(0))
  expect(all.strips.map(({ stationNumber, isRework }) => [stationNumber, isRework])).toEqual([
    ['S10', false],
    ['S20', false],
    ['S30', false],
    ['S90', true],
  ])
  expect(all.bottleneck.led.map(({ stationNumber }) => stationNumber)).toEqual(['S10'])
})

test('a breakdown that began before the period counts in it, and one after a gap is another', async () => {
  expect(stationOf(await report(at(28), at(0)), 'S10')).toMatchObject({ stops: 1, mttr: 480 })
  expect(stationOf(await report(at(19), at(0)), 'S10')).toMatchObject({ stops: 0, mttr: null })
})

test('what was made counts at its station, by its planned cycle', async () => {
  await line.station('S10').work('E-1', { TORQUE: 10 })
  await line.station('S10').work('E-2', { TORQUE: 99 })
  const all = await report(at(60), isoOf(Date.now() + minute))
  expect(stationOf(all, 'S10')).toMatchObject({ produced: 2, goodFirst: 1, quality: 0.5, plannedCycle: 30 })
})

test('a period that is to come or too long is refused', async () => {
  const future = isoOf(Date.now() + 60 * minute)
  await expect(report(future, isoOf(Date.now() + 120 * minute))).rejects.toMatchObject({ field: 'from' })
  await expect(report(isoOf(end - 93 * 86_400_000), at(0))).rejects.toMatchObject({
    key: 'equipmentStatistics.too_long',
  })
})

test('before the line began no time counts, neither here nor on the board', async () => {
  await plant.db
    .updateTable('lines')
    .set({ madeAt: at(30) })
    .execute()
  const all = await report(at(60), at(0))
  expect([all.since, all.workSeconds, all.shifts.at(-1)!.start]).toEqual([at(30), 1800, at(30)])
  const { times, availability } = stationOf(all, 'S10')
  expect([times.producing, times.unplanned, availability]).toEqual([20 * minute, 10 * minute, 20 / 30])
  const live = stationOf(await report(at(60), isoOf(Date.now() + minute)), 'S10')
  const { tile, oeeStation } = await plant.as('admin', 'L1')(boards.line, {})
  expect(oeeStation).toBe('S10')
  expect(tile.availability).toBeCloseTo(live.availability!, 2)
})

test('a package that has a station only sample plans its pace here as on the board', async () => {
  const admin = plant.as('admin', 'L1')
  const { typeNo, processingNumber, processingVer } = line
  const key = { typeNo, typeVer: 1, processingNumber, processingVer }
  const { packageVer, steps } = await admin(packages.create, { ...key, like: null })
  await admin(packages.update, {
    ...key,
    packageVer,
    bomCode: null,
    bomVer: null,
    remark: null,
    revision: 0,
    steps: steps.map((step) => (step.stepSeq === 10 ? { ...step, samplingRate: 10 } : step)),
  })
  await admin(packages.move, { ...key, packageVer, move: 'release' })
  const pacingIn = async (from: string, to: string) =>
    (await report(from, to)).stations.filter(({ isPacing }) => isPacing).map((one) => one.stationNumber)
  const { oeeStation } = await admin(boards.line, {})
  expect([oeeStation, await pacingIn(at(60), isoOf(Date.now() + minute))]).toEqual(['S20', ['S20']])
  // What runs now proves nothing about a time that is over.
  expect(await pacingIn(at(60), at(5))).toEqual(['S10'])
})
