import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { LineNumber } from '../db/line.ts'
import { startPlant } from '../testing/plant.ts'
import { lineAt, linesAt } from './boards.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)

const utc = (clock: string, day = '2026-06-10') => `${day}T${clock}:00.000Z`
const at = (clock: string, day?: string) => Date.parse(utc(clock, day))
const minutes = (count: number) => count * 60_000
const board = (line: string, now: number) => lineAt(db, line as LineNumber, now) // no caller to admit: the clock is what is tried here

async function addLine(lineNumber: string, cycles: (number | null)[], shifts: [name: string, start: string, end: string, breaks?: { start: string; end: string }[]][] = []) {
  await db.insertInto('lines').values({ lineNumber, lineName: `Line ${lineNumber}`, location: null, manager: null }).execute()
  const stations = cycles.map((cycleTime, i) => ({ lineNumber, stationNumber: String(i + 1), stationName: `Station ${i + 1}`, stationCode: null, ipAddr: null, machineId: null, addr: null, cycleTime }))
  if (stations.length) await db.insertInto('stations').values(stations).execute()
  for (const [shiftName, startTime, endTime, breaks = []] of shifts) {
    await db.insertInto('shifts').values({ lineNumber, shiftName, startTime, endTime, breaks: JSON.stringify(breaks) }).execute()
  }
}
const addStatuses = (lineNumber: string, stationNumber: string, ...spells: [start: string, end: string | null, status: StationStatus][]) =>
  db.insertInto('statusIntervals').values(spells.map(([startTime, endTime, stationStatus]) => ({ lineNumber, stationNumber, startTime, endTime, stationStatus }))).execute()
const say = (lineNumber: string, stationNumber: string, stationStatus: StationStatus) =>
  db.insertInto('stationStates').values({ lineNumber, stationNumber, stationStatus, statusSince: utc('06:00'), lastHeartbeat: utc('06:00'), heardAt: utc('06:00'), lastCycle: 41 }).execute()
const addSlot = (lineNumber: string, slot: string, stationNumber: string, counts: { passes?: number; ok?: number; firstPasses?: number; firstOk?: number; finished?: number; finishedFirst?: number; cycleSeconds?: number }, typeNo = 'T1') =>
  db.insertInto('outputSlots').values({ passes: 0, ok: 0, firstPasses: 0, firstOk: 0, finished: 0, finishedFirst: 0, cycleSeconds: 0, ...counts, lineNumber, slot, stationNumber, typeNo }).execute()
async function addUnit(lineNumber: string, fate: { processStatus: 'held' | 'scrapped' | 'finished' | 'inProcess' | 'registered'; resultStatus: 'ok' | 'ng' | null; currentStation?: string }, ...failed: [code: string | null, station: string, time: string][]) {
  const productId = randomUUID()
  await db.insertInto('units').values({
    currentStation: null, ...fate, lineNumber, productId, productSn: productId.slice(0, 8), typeNo: 'T1', typeVer: 1, orderCode: 'O1', lotNo: null, processingNumber: 'P1', processingVer: 1, currentStep: null,
    reworkCount: 0, statusReason: null, registeredAt: utc('06:00'), finishedAt: null, lastTime: utc('07:00'), passCount: 0, trail: [], returnStep: null, openStation: null, openStep: null, openTime: null, openOperator: null, messages: [],
  }).execute()
  const failures = failed.map(([resultCode, stationNumber, failTime], i) => ({ lineNumber, failId: randomUUID(), productId, productSn: null, stationNumber, stepSeq: 1, passNo: i, resultCode, resultValue: null, defectCode: null, failStatus: 'open' as const, failTime, closedTime: null }))
  if (failures.length) await db.insertInto('failures').values(failures).execute()
}
const addOrder = (lineNumber: string, orderCode: string, sequence: number, more: object = {}) =>
  db.insertInto('orders').values({
    lineNumber, orderCode, orderName: orderCode, orderStatus: 'producing', orderUnit: 'pcs', typeNo: 'T1', typeVer: 1, orderNumber: 100, actualNumber: 40, sequence, planStart: utc('06:00'), planEnd: utc('14:00'),
    actualStart: utc('06:00'), productDescription: null, picNumberVer: null, bomCode: null, bomVer: null, processRoute: null, processRouteVer: null, sceneCode: null, customerOrderNo: null, customerOrderLine: null, productDepartment: null, ...more,
  }).execute()

beforeAll(async () => {
  await db.insertInto('plant').values({ plantName: 'Takt', timeZone: 'UTC' }).execute()
  const step = (stepSeq: number, stationNumber: string, nextStep: number | null) => ({ stepSeq, stepName: stationNumber, stationNumber, mustPass: true, nextStep, reworkStep: null, returnStep: null, maxLoops: 0, colSetId: null, colSetVersion: null })
  await db.insertInto('processings').values({ processingNumber: 'P1', processingVer: 1, processingName: 'P1', remark: null, updateAuthor: 'test', steps: JSON.stringify([step(10, '3', 20), step(20, '1', null)]) }).execute()
  await db.insertInto('productTypes').values({ typeNo: 'T1', typeVer: 1, typeName: 'T1', picNumberVer: null, processingNumber: 'P1', processingVer: 1, remark: null, updateAuthor: 'test' }).execute()

  // Bottleneck 2, planned at 60 s. Its statuses begin before the shift, run over the break and are open at the end.
  await addLine('L1', [30, 60, 45, null], [['early', '06:00', '14:00', [{ start: '09:00', end: '09:30' }]], ['late', '14:00', '22:00']])
  await addStatuses('L1', '2', [utc('01:00'), utc('05:00'), 'down'], [utc('05:00'), utc('07:00'), 'producing'], [utc('07:00'), utc('07:20'), 'down'], [utc('07:20'), utc('07:50'), 'waiting'], [utc('08:00'), utc('09:10'), 'producing'], [utc('09:10'), null, 'debugging'])
  await addStatuses('L1', '1', [utc('06:00'), null, 'down'])
  for (const [station, status] of [['1', 'producing'], ['2', 'debugging'], ['3', 'unknown']] as const) await say('L1', station, status)
  await addSlot('L1', utc('05:45'), '2', { passes: 500, ok: 500, firstPasses: 500, firstOk: 500, finished: 500 })
  await addSlot('L1', utc('06:00'), '2', { passes: 60, ok: 55, firstPasses: 58, firstOk: 54, cycleSeconds: 3000 })
  await addSlot('L1', utc('08:45'), '2', { passes: 60, ok: 60, firstPasses: 60, firstOk: 60, cycleSeconds: 3600 })
  await addSlot('L1', utc('08:45'), '3', { passes: 98, ok: 96, firstPasses: 98, firstOk: 96, finished: 96, finishedFirst: 90 })
  await addUnit('L1', { processStatus: 'held', resultStatus: 'ng', currentStation: '2' }, ['VOUT', '2', utc('06:05')], ['TORQUE', '2', utc('06:06')])
  await addUnit('L1', { processStatus: 'scrapped', resultStatus: 'ng' }, ['VOUT', '2', utc('07:05')], [null, '3', utc('08:05')])
  await addUnit('L1', { processStatus: 'scrapped', resultStatus: 'ng' }, ['VOUT', '2', utc('05:05')])
  await addUnit('L1', { processStatus: 'finished', resultStatus: 'ok' }, ['VOUT', '2', utc('06:45')])
  await addUnit('L1', { processStatus: 'inProcess', resultStatus: 'ok', currentStation: '1' })
  await addUnit('L1', { processStatus: 'registered', resultStatus: null, currentStation: '1' })
  await addOrder('L1', 'O2', 20)
  await addOrder('L1', 'O1', 10, { actualStart: utc('08:30') })
  await addOrder('L1', 'O0', 5, { orderStatus: 'released' })
  await db.insertInto('equipmentAlarms').values([
    { lineNumber: 'L1', stationNumber: '2', alarmCode: 'E1', onTime: utc('08:00'), offTime: null, alarmText: 'air' },
    { lineNumber: 'L1', stationNumber: '2', alarmCode: 'E2', onTime: utc('08:00'), offTime: utc('08:01'), alarmText: null },
  ]).execute()
  await addLine('L2', [30])
  await addLine('L10', [])
})

describe('one line in its shift', () => {
  const now = at('10:00')

  test('every minute so far is in one class: cut at the edges, breaks planned, holes unknown', async () => {
    const { oeeStation, times, plannedBusyTime, hasShifts } = await board('L1', now)
    expect([oeeStation, hasShifts]).toEqual(['2', true])
    expect(times).toEqual({ producing: minutes(120), unplanned: minutes(20), delay: minutes(30), setup: minutes(30), planned: minutes(30), unknown: minutes(10) })
    expect(Object.values(times).reduce((sum, one) => sum + one)).toBe(minutes(240))
    expect(plannedBusyTime).toBe(minutes(200))
  })

  test('OEE is the bottleneck\'s, and every figure can be worked out again from what is beside it', async () => {
    const { tile, producedShift, goodFirstShift, plannedCycle, okNumber, ngNumber } = await board('L1', now)
    expect({ producedShift, goodFirstShift, plannedCycle, okNumber, ngNumber }).toEqual({ producedShift: 120, goodFirstShift: 114, plannedCycle: 60, okNumber: 96, ngNumber: 2 })
    expect(tile).toMatchObject({ availability: 0.6, effectiveness: 1, quality: 0.95, okRate: 96 / 98, firstPassYield: 90 / 98 })
    expect(tile.oee).toBeCloseTo(0.57, 12)
    expect(tile).toMatchObject({ madeShift: 96, targetShift: 210, madeToday: 96, targetToday: 210, lineState: 'producing', activeAlarms: 1, stationsDown: 0, stationsSilent: 2, orderCode: 'O1' })
  })

  test('the shift is over: its sums stand still until the next one starts', async () => {
    const { tile, times } = await board('L1', at('23:00'))
    expect(tile).toMatchObject({ shift: { shiftName: 'late', productionDay: '2026-06-10', start: utc('14:00'), end: utc('22:00') }, madeShift: 0, madeToday: 96, targetShift: 480, targetToday: 930 })
    expect(times).toMatchObject({ setup: minutes(480), planned: 0, unknown: 0 })
  })

  test('the sum is the length of the shift at whatever moment it is looked at', async () => {
    for (const clock of ['06:00', '06:01', '07:10', '09:05', '09:29', '13:59', '14:00', '21:17']) {
      const { tile, times } = await board('L1', at(clock))
      expect(Object.values(times).reduce((sum, one) => sum + one)).toBe(at(clock) - Date.parse(tile.shift.start))
    }
  })

  test('stations stand in the order of the running order\'s route, each with its work, its units and its alarms', async () => {
    const { stations, wip } = await board('L1', now)
    expect(stations.map(({ stationNumber, stationStatus, unitsHere, passesShift, ngShift, averageCycle, lastCycle }) => [stationNumber, stationStatus, unitsHere, passesShift, ngShift, averageCycle, lastCycle])).toEqual([
      ['3', 'unknown', 0, 98, 2, null, 41], ['1', 'producing', 2, 0, 0, null, 41], ['2', 'debugging', 1, 120, 5, 55, 41], ['4', 'unknown', 0, 0, 0, null, null],
    ])
    expect(stations[2]!.alarms).toEqual([{ alarmCode: 'E1', alarmText: 'air', onTime: utc('08:00') }])
    expect(wip).toBe(3)
  })

  test('the hours add up to the shift, the failures are this shift\'s', async () => {
    const { hours, topFailures } = await board('L1', now)
    expect(hours.map(({ made, target, gap, ng }) => [made, target, gap, ng])).toEqual([
      [0, 60, -60, 5], [0, 60, -120, 0], [96, 60, -84, 2], [0, 30, -114, 0], [0, 60, -114, 0], [0, 60, null, 0], [0, 60, null, 0], [0, 60, null, 0],
    ])
    expect(topFailures).toEqual([{ resultCode: 'VOUT', stationNumber: '2', failures: 3 }, { resultCode: 'TORQUE', stationNumber: '2', failures: 1 }, { resultCode: null, stationNumber: '3', failures: 1 }])
  })

  test('running orders by queue, done when the pace of the last hour of work says', async () => {
    const { orders } = await board('L1', now)
    // 96 in the hour of work since 08:30: 60 more take 37.5 minutes, the next 60 as long again.
    expect(orders.map(({ orderCode, expectedEnd }) => [orderCode, expectedEnd])).toEqual([['O1', '2026-06-10T10:37:30.000Z'], ['O2', '2026-06-10T11:15:00.000Z']])
    expect((await board('L1', at('11:00'))).orders.map(({ expectedEnd }) => expectedEnd)).toEqual([null, null])
  })
})

test('a line nobody heard of has no figures: not 0, not 100 %, and all of its time unknown', async () => {
  const { tile, times, hours, hasShifts, ...rest } = await board('L2', at('12:00'))
  const none = { availability: null, effectiveness: null, quality: null, oee: null, okRate: null, firstPassYield: null }
  expect(tile).toMatchObject({ ...none, lineState: 'noData', stationsSilent: 1, orderCode: null, shift: { shiftName: null, start: utc('00:00'), end: utc('00:00', '2026-06-11') } })
  expect(times).toEqual({ producing: 0, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: minutes(720) })
  expect([hours.length, hasShifts, rest.oeeStation, rest.plannedBusyTime]).toEqual([24, false, '1', 0])
  expect((await board('L10', at('12:00')))).toMatchObject({ oeeStation: null, plannedCycle: null, stations: [], tile: { targetShift: null, oee: null, lineState: 'noData' } })
})

test('work after midnight belongs to the shift and the day before; the night the clocks go forward is an hour shorter', async () => {
  await db.updateTable('plant').set({ timeZone: 'Europe/Berlin' }).execute()
  await addLine('N1', [60], [['night', '22:00', '06:00'], ['day', '06:00', '22:00']])
  for (const slot of ['20:45', '21:00', '23:00']) await addSlot('N1', utc(slot, '2026-03-28'), '1', { finished: 1 })
  for (const slot of ['00:30', '03:45', '04:00']) await addSlot('N1', utc(slot, '2026-03-29'), '1', { finished: 10 })
  await addStatuses('N1', '1', [utc('00:00', '2026-03-28'), null, 'producing'])
  const { tile, times, hours } = await board('N1', at('03:59', '2026-03-29'))
  expect(tile.shift).toEqual({ shiftName: 'night', productionDay: '2026-03-28', start: utc('21:00', '2026-03-28'), end: utc('04:00', '2026-03-29') })
  expect([tile.madeShift, tile.madeToday, times.producing, hours.length, hours.map(({ made }) => made)]).toEqual([22, 23, minutes(419), 7, [1, 0, 1, 10, 0, 0, 10]])
  expect((await board('N1', at('04:10', '2026-03-29'))).tile).toMatchObject({ shift: { shiftName: 'day', productionDay: '2026-03-29' }, madeShift: 10, madeToday: 10 })
  await db.updateTable('plant').set({ timeZone: 'UTC' }).execute()
})

describe('all lines at a glance', () => {
  test('each line once, by number, with the same figures as on its own board', async () => {
    const tiles = await linesAt(db, [], at('10:00'))
    expect(tiles.map(({ lineNumber }) => lineNumber)).toEqual(['L1', 'L2', 'L10', 'N1'])
    expect(tiles[0]).toEqual((await board('L1', at('10:00'))).tile)
    expect(tiles[1]).toMatchObject({ madeToday: 0, orderCode: null, activeAlarms: 0 })
  })

  test('an operator may look; somebody else\'s line is not on the page, and refused by name', async () => {
    expect((await plant.as('operator')(boards.lines, {})).map(({ lineNumber }) => lineNumber)).toEqual(['L1', 'L2', 'L10', 'N1'])
    const limited = plant.as('operator', 'L2', ['L2'])
    expect((await limited(boards.lines, {})).map(({ lineNumber }) => lineNumber)).toEqual(['L2'])
    expect(await limited(boards.line, {})).toMatchObject({ tile: { lineNumber: 'L2' } })
    await expect(plant.as('operator', 'L1', ['L2'])(boards.line, {})).rejects.toMatchObject({ key: 'call.line_forbidden' })
    await expect(plant.as('operator', 'nowhere')(boards.line, {})).rejects.toMatchObject({ key: 'record.unknown' })
  })
})
