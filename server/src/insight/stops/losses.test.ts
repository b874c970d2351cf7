import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import { stops } from '@takt/contract/stops.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { sumsWithin } from './stops.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const minute = 60_000
const noon = Math.floor(Date.now() / 86_400_000 - 2) * 86_400_000 + 12 * 3_600_000
const at = (minutes: number) => isoOf(noon + minutes * minute)
const go = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: noon + minutes * minute })
const say = (stationNumber: string, minutes: number, stationStatus: StationStatus) => {
  const station = line.station(stationNumber)
  return station.send('status', { ...station.message('complete', {}), at: at(minutes), stationStatus })
}
async function called(stationNumber: string, from: number, to: number) {
  go(from)
  const { id } = await admin(andon.call, { stationNumber, lossType: 'equipment', message: null })
  go(to)
  await admin(andon.move, { id, move: 'arrive' })
  await admin(andon.move, { id, move: 'solve' })
  vi.useRealTimers()
  return id
}
const period = { from: at(-60), to: at(240) }
const losses = async (over: object = {}) => (await admin(stops.losses, { ...period, ...over })).rows
const inShort = async (over: object = {}) =>
  (await losses(over)).map(({ lossSource, stationNumber, startTime, duration, lostTime, lostPieces }) => [
    lossSource,
    stationNumber,
    (Date.parse(startTime) - noon) / minute,
    duration / 60,
    lostTime / 60,
    lostPieces,
  ])

beforeAll(async () => {
  for (const station of ['S10', 'S20', 'S30']) await say(station, -60, 'running')
  await say('S20', 0, 'down')
  await say('S20', 30, 'running')
  await called('S20', -2, 32)
  await called('S20', 31, 40)
  await called('S10', 5, 15)
  go(20)
  const { id } = await admin(andon.call, { stationNumber: 'S10', lossType: 'mass', message: null })
  await admin(andon.cancel, { id, reason: 'by mistake' })
  vi.useRealTimers()
})

test('stops and calls are one list: a call counts beyond the stops of its station and its earlier calls, a cancelled one is none', async () => {
  expect(await inShort()).toEqual([
    ['call', 'S20', 31, 9, 8, 16],
    ['call', 'S10', 5, 10, 10, 20],
    ['stop', 'S20', 0, 30, 30, 60],
    ['call', 'S20', -2, 34, 4, 8],
  ])
})

test('time of all losses of a station together is the time in which it lost any: no minute twice', async () => {
  const ofS20 = await losses({ stationNumber: 'S20' })
  expect(ofS20.reduce((sum, { lostTime }) => sum + lostTime, 0)).toBe(42 * 60)
})

test('a split stop is a loss for each part, together as long and as many pieces as the stop', async () => {
  await admin(stops.split, { stationNumber: 'S20', start: at(0), splitAt: at(7.25) })
  const parts = await losses({ lossSource: 'stop' })
  expect(parts.map(({ duration }) => duration)).toEqual([22.75 * 60, 7.25 * 60])
  expect(parts.reduce((sum, { lostPieces }) => sum + lostPieces!, 0)).toBe(60)
  await admin(stops.merge, { stationNumber: 'S20', start: at(7.25) })
  expect(await losses({ lossSource: 'stop' })).toHaveLength(1)
})

test('a split call is a loss for each part, together as long and as many pieces as the call, to the millisecond', async () => {
  const [call] = await losses({ stationNumber: 'S10' })
  const id = call!.callId!
  const material = { lossType: 'organizational', remark: 'no glue' } as const
  await admin(andon.split, { id, start: call!.startTime, splitAt: isoOf(noon + 401_003), ...material })
  await admin(andon.split, { id, start: isoOf(noon + 401_003), splitAt: isoOf(noon + 500_001), ...material })
  const parts = await losses({ stationNumber: 'S10', sort: 'startTime' })
  expect(parts.map(({ duration }) => duration)).toEqual([101.003, 98.998, 399.999])
  expect(parts.map(({ lossType, remark }) => [lossType, remark])).toEqual([
    ['equipment', null],
    ['organizational', 'no glue'],
    ['organizational', 'no glue'],
  ])
  for (const name of ['duration', 'lostTime', 'lostPieces'] as const)
    expect(parts.reduce((sum, loss) => sum + Math.round(loss[name]! * 1000), 0)).toBe(call![name]! * 1000)
  expect(await losses({ stationNumber: 'S10', lossType: 'equipment' })).toHaveLength(1)
  await admin(andon.merge, { id, start: isoOf(noon + 500_001) })
  await admin(andon.merge, { id, start: isoOf(noon + 401_003) })
  expect(await losses({ stationNumber: 'S10' })).toEqual([call])
})

test('a call that counts beyond a stop and an earlier call is split so, too', async () => {
  const [call] = await losses({ stationNumber: 'S20', sort: '-startTime' })
  const id = call!.callId!
  const half = { id, start: at(31), splitAt: at(31.5), lossType: 'mass', remark: 'two' } as const
  await admin(andon.split, half)
  const parts = await losses({ stationNumber: 'S20', lossSource: 'call', sort: 'startTime' })
  expect(parts.slice(1).map(({ lostTime, lostPieces }) => [lostTime, lostPieces])).toEqual([
    [0, 0],
    [480, 16],
  ])
  await admin(andon.merge, { id, start: at(31.5) })
})

test('the sums by station and reason are those of the list, and the file has every row of it', async () => {
  const { sums } = await admin(stops.lossSums, period)
  expect(
    sums.map(({ stationNumber, lossSource, losses: many, length, lostPieces }) => [
      stationNumber,
      lossSource,
      many,
      length / minute,
      lostPieces,
    ]),
  ).toEqual([
    ['S20', 'stop', 1, 30, 60],
    ['S20', 'call', 2, 12, 24],
    ['S10', 'call', 1, 10, 20],
  ])
  expect((await admin(stops.lossSums, { ...period, stationNumber: 'S10' })).sums).toHaveLength(1)
  const [head, ...rows] = String(await admin(stops.export, { ...period, sort: 'lostTime', format: 'csv' }))
    .trim()
    .split(/\r?\n/)
  expect(head).toContain('Lost time')
  expect(rows.map((row) => row.split(',')[6])).toEqual(['240', '480', '600', '1800'])
})

test('the list is sorted by what it holds, paged and narrowed', async () => {
  expect((await losses({ sort: '-lostTime' })).map(({ lostTime }) => lostTime / 60)).toEqual([30, 10, 8, 4])
  const { rows, total } = await admin(stops.losses, { ...period, sort: 'lostPieces', limit: 1, page: 2 })
  expect([rows.length, rows[0]!.lostPieces, total]).toEqual([1, 16, 4])
  expect(await inShort({ lossType: 'mass' })).toEqual([])
  expect(await inShort({ lossType: 'equipment', stationNumber: 'S10' })).toHaveLength(1)
})

test('of a shift that ends in the middle of a stop its own time and pieces are lost, by reason', async () => {
  const call = { db: plant.db, line: 'L1' } as LineCall // all that is used of it
  const within = (from: number, to: number) =>
    sumsWithin(call, { from: noon + from * minute, to: noon + to * minute })
  const fields = { stopCause: null, lossType: null, causeStation: null, alarmCode: null, parts: 1 }
  expect(await within(-30, 10)).toEqual([{ ...fields, length: 10 * minute, lostPieces: 20 }])
  expect(await within(10, 200)).toEqual([{ ...fields, length: 20 * minute, lostPieces: 40 }])
  expect(await within(40, 200)).toEqual([])
})

test('a loss that goes on has no end in the file', async () => {
  await admin(andon.call, { stationNumber: 'S30', lossType: 'equipment', message: null })
  const file = await admin(stops.export, { stationNumber: 'S30', format: 'csv' })
  const [, row] = String(file).trim().split(/\r?\n/)
  expect(row).toMatch(/^\d{4}-[^,]+,,S30,/)
})
