import { afterAll, beforeAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import { stops } from '@takt/contract/stops.ts'
import { clocksOf } from '../../plant/plant/line-clock.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { stationFigures } from '../stationFigures/stationFigures.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const minute = 60_000
/** Noon of the day before yesterday: far from the ends of production days. */
const noon = Math.floor(Date.now() / 86_400_000 - 2) * 86_400_000 + 12 * 3_600_000
const at = (minutes: number) => isoOf(noon + minutes * minute)
const say = (stationNumber: string, minutes: number, stationStatus: StationStatus) => {
  const station = line.station(stationNumber)
  return station.send('status', { ...station.message('complete', {}), at: at(minutes), stationStatus })
}
const period = { from: at(-60), to: at(240) }
const list = async () => (await admin(stops.list, period)).stops
const stopAt = async (stationNumber: string, minutes: number) =>
  (await list()).find((one) => one.stationNumber === stationNumber && one.start === at(minutes))

beforeAll(async () => {
  for (const station of ['S10', 'S20', 'S30']) await say(station, -60, 'running')
  // S20 breaks down first; S30 after it starves, S10 before it is blocked.
  await say('S20', 0, 'down')
  await say('S30', 3, 'waiting')
  await say('S10', 4, 'processed')
  for (const station of ['S10', 'S20', 'S30']) await say(station, 30, 'running')
  // S30 waits before S20 stops: the route would fit, the order of time does not.
  await say('S30', 60, 'waiting')
  await say('S20', 62, 'down')
  for (const station of ['S20', 'S30']) await say(station, 80, 'running')
  // S10 is down, S20 waits for it and S30 for that.
  await say('S10', 100, 'defect')
  await say('S20', 102, 'waiting')
  await say('S30', 104, 'waiting')
  for (const station of ['S10', 'S20', 'S30']) await say(station, 130, 'running')
  // Five minutes to the millisecond are still a short stop.
  await say('S10', 140, 'down')
  await say('S10', 145, 'running')
  const s20 = line.station('S20')
  for (const [alarmCode, minutes] of [
    ['EARLY', -30],
    ['SECOND', 0.5],
    ['FIRST', -0.2],
  ] as const)
    await s20.send('alarm', { ...s20.message('complete', {}), at: at(minutes), alarmCode, on: true })
})

test('a stop longer than the limit requires a reason, a shorter one does not', async () => {
  expect((await list()).map(({ stationNumber, start }) => [stationNumber, start])).toEqual([
    ['S30', at(104)],
    ['S20', at(102)],
    ['S10', at(100)],
    ['S20', at(62)],
    ['S30', at(60)],
    ['S10', at(4)],
    ['S30', at(3)],
    ['S20', at(0)],
  ])
  const { unexplained, unexplainedTime } = await admin(stops.list, period)
  expect({ unexplained, minutes: unexplainedTime / minute }).toEqual({
    unexplained: 8,
    minutes: 26 + 28 + 30 + 18 + 20 + 26 + 27 + 30,
  })
})

test('what waits is proposed as starved by the station before it, or blocked by the one after it', async () => {
  expect((await stopAt('S30', 3))!.parts[0]!.proposal).toMatchObject({
    stopCause: 'starved',
    causeStation: 'S20',
    causeStatus: 'down',
    causeSince: at(0),
  })
  expect((await stopAt('S10', 4))!.parts[0]!.proposal).toMatchObject({
    stopCause: 'blocked',
    causeStation: 'S20',
  })
})

test('the one that stopped first is named, also over a station that only waits', async () => {
  expect((await stopAt('S20', 102))!.parts[0]!.proposal).toMatchObject({
    stopCause: 'starved',
    causeStation: 'S10',
  })
  expect((await stopAt('S30', 104))!.parts[0]!.proposal).toMatchObject({
    stopCause: 'starved',
    causeStation: 'S10',
  })
})

test('nothing is proposed where route and time do not agree', async () => {
  expect((await stopAt('S30', 60))!.parts[0]!.proposal).toBeNull()
  expect((await stopAt('S20', 62))!.parts[0]!.proposal).toBeNull()
})

test('of a breakdown the first alarm that came with it is proposed, not an old one', async () => {
  expect((await stopAt('S20', 0))!.parts[0]!.proposal).toMatchObject({
    stopCause: 'alarm',
    alarmCode: 'FIRST',
  })
})

test('it is proposed however many alarms came after it', async () => {
  await plant.db
    .insertInto('equipmentAlarms')
    .values(
      Array.from({ length: 2001 }, (_, i) => ({
        lineNumber: 'L1',
        stationNumber: 'S30',
        alarmCode: 'FLOOD',
        onTime: at(150 + i / 60),
        offTime: at(150 + i / 60 + 1 / 120),
      })),
    )
    .execute()
  expect((await stopAt('S20', 0))!.parts[0]!.proposal).toMatchObject({
    stopCause: 'alarm',
    alarmCode: 'FIRST',
  })
})

test('nothing is booked until somebody accepts it, and then it is theirs', async () => {
  expect(await plant.db.selectFrom('stopReasons').selectAll().execute()).toEqual([])
  const { proposal } = (await stopAt('S30', 3))!.parts[0]!
  const { causeStatus: _, causeSince: __, ...accepted } = proposal!
  await admin(stops.explain, { stationNumber: 'S30', start: at(3), ...accepted })
  expect((await stopAt('S30', 3))!.parts).toMatchObject([
    { proposal: null, explained: { stopCause: 'starved', causeStation: 'S20', explainedBy: 'admin' } },
  ])
  expect((await admin(stops.list, period)).unexplained).toBe(7)
  const corrected = { stopCause: 'other', lossType: 'process', remark: 'glue' } as const
  const again = { stationNumber: 'S30', start: at(3), ...corrected }
  await expect(admin(stops.explain, again)).rejects.toMatchObject({
    key: 'stops.no_correction',
    field: 'correction',
  })
  await admin(stops.explain, { ...again, correction: 'It was the glue' })
  expect((await stopAt('S30', 3))!.parts[0]!.explained).toMatchObject({ ...corrected, causeStation: null })
})

test('a reason stays with its stop when a late message makes it begin earlier', async () => {
  await say('S30', 2, 'unbound')
  expect((await stopAt('S30', 2))!.parts[0]!.explained).toMatchObject({ remark: 'glue' })
})

test('each wrong answer is refused by its field', async () => {
  const stop = { stationNumber: 'S10', start: at(4), lossType: 'equipment' } as const
  const explain = (over: object) =>
    admin(stops.explain, { ...stop, stopCause: 'other', remark: 'x', ...over })
  const refused = async (over: object, expected: object) =>
    expect(explain(over)).rejects.toMatchObject(expected)
  await refused({ start: at(5) }, { key: 'stops.no_such', field: 'start' })
  await refused({ start: at(140) }, { key: 'stops.no_such', field: 'start' })
  await refused({ stationNumber: 'S77' }, { field: 'stationNumber' })
  await refused({ remark: null }, { key: 'stops.no_remark', field: 'remark' })
  await refused({ stopCause: 'starved' }, { field: 'causeStation' })
  await refused({ stopCause: 'starved', causeStation: 'S10' }, { field: 'causeStation' })
  await refused({ stopCause: 'blocked', causeStation: 'S77' }, { field: 'causeStation' })
  await refused({ stopCause: 'alarm' }, { field: 'alarmCode' })
  await refused({ alarmCode: 'FIRST' }, { key: 'stops.cause_not_asked', field: 'alarmCode' })
  await refused({ causeStation: 'S20' }, { key: 'stops.cause_not_asked', field: 'causeStation' })
  await refused({ lossType: 'weather' }, { field: 'lossType' })
})

test('a bench that only rework leads to needs no reason for waiting, but one for being down', async () => {
  await say('S90', 0, 'waiting')
  await say('S90', 20, 'down')
  await say('S90', 40, 'running')
  const found = (await list()).filter(({ stationNumber }) => stationNumber === 'S90')
  expect(found.map(({ start }) => start)).toEqual([at(20)])
})

test('the stops that require a reason are the long stops of the sums, whatever stations reported', async () => {
  const random = randomOf(74)
  const statuses: StationStatus[] = [
    'running',
    'down',
    'defect',
    'waiting',
    'processed',
    'debugging',
    'unknown',
  ]
  for (let i = 0; i < 80; i++)
    await say('S30', -1200 + random() * 2400, statuses[Math.floor(random() * statuses.length)]!)
  const { revision } = (await admin(lines.register, { lineNumber: 'L1' })).rows[0]!
  const shift = {
    shiftName: 'Day',
    startTime: '05:00',
    endTime: '23:00',
    breaks: [{ start: '12:00', end: '12:45' }],
  }
  await admin(lines.saveShifts, { lineNumber: 'L1', revision, shifts: [shift] })
  await plant.db.updateTable('lines').set({ reasonFrom: 900 }).execute()
  const clock = (await clocksOf(plant.db))('L1')
  const span = { from: clock.dayAt(noon).start, to: clock.dayAt(noon).end }
  const figuresAt = await stationFigures(
    plant.db,
    'L1',
    clock,
    [{ stationNumber: 'S30', cycleTime: 30 }],
    [span],
  )
  const { stopped } = figuresAt({ stationNumber: 'S30', cycleTime: 30 }, 0)
  await expect
    .poll(
      async () => {
        const found = await admin(stops.list, { from: isoOf(span.from), to: isoOf(span.to) })
        const ours = found.stops.filter(({ stationNumber }) => stationNumber === 'S30')
        return { time: ours.reduce((sum, { length }) => sum + length, 0), count: ours.length }
      },
      { timeout: 8000 },
    )
    .toEqual({
      time: stopped.longStops + stopped.longWaits,
      count: stopped.longStopCount + stopped.longWaitCount,
    })
  expect(stopped.longStopCount + stopped.longWaitCount).toBeGreaterThan(5)
})
