import { afterAll, describe, expect, test } from 'vitest'
import type { LineNumber } from '../../platform/db/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { lineAt } from './boards.ts'
import { lineInShift } from '../../testing/line-in-shift.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)

const { utc, at, minutes } = lineInShift(db)
const board = (line: string, now: number) => lineAt(db, line as LineNumber, now) // no caller to admit: the clock is what is tried here

describe('one line in its shift', () => {
  const now = at('10:00')

  test('every minute so far is in one class: cut at the edges, breaks planned, holes unknown', async () => {
    const { oeeStation, times, plannedBusyTime, hasShifts } = await board('L1', now)
    expect([oeeStation, hasShifts]).toEqual(['2', true])
    expect(times).toEqual({
      producing: minutes(120),
      unplanned: minutes(20),
      delay: minutes(30),
      setup: minutes(30),
      planned: minutes(30),
      unknown: minutes(10),
    })
    expect(Object.values(times).reduce((sum, one) => sum + one)).toBe(minutes(240))
    expect(plannedBusyTime).toBe(minutes(200))
  })

  test("OEE is the bottleneck's, and every figure can be worked out again from what is beside it", async () => {
    const { tile, ...inputs } = await board('L1', now)
    expect(inputs).toMatchObject({
      producedShift: 120,
      goodFirstShift: 114,
      plannedCycle: 60,
      okNumber: 96,
      ngNumber: 2,
    })
    expect(tile).toMatchObject({
      availability: 0.6,
      effectiveness: 1,
      quality: 0.95,
      okRate: 96 / 98,
      firstPassYield: 90 / 98,
    })
    expect(tile.oee).toBeCloseTo(0.57, 12)
    expect(tile).toMatchObject({ madeShift: 96, targetShift: 210, madeToday: 96, targetToday: 210 })
    expect(tile).toMatchObject({
      lineState: 'producing',
      activeAlarms: 1,
      stationsDown: 0,
      stationsSilent: 1,
      orderCode: 'O1',
    })
  })

  test('the shift is over: its sums stay until the next one starts', async () => {
    const { tile, times } = await board('L1', at('23:00'))
    expect(tile.shift).toEqual({
      shiftName: 'late',
      productionDay: '2026-06-10',
      start: utc('14:00'),
      end: utc('22:00'),
    })
    expect(tile).toMatchObject({
      madeShift: 0,
      madeToday: 96,
      targetShift: 480,
      planShift: 480,
      targetToday: 930,
      planToday: 930,
    })
    expect(times).toMatchObject({ setup: minutes(480), planned: 0, unknown: 0 })
  })

  test('the sum is the length of the shift at whatever moment it is read', async () => {
    for (const clock of ['06:00', '06:01', '07:10', '09:05', '09:29', '13:59', '14:00', '21:17']) {
      const { tile, times } = await board('L1', at(clock))
      expect(Object.values(times).reduce((sum, one) => sum + one)).toBe(
        at(clock) - Date.parse(tile.shift.start),
      )
    }
  })

  test("stations stand in the order of the running order's route, each with its work, its units and its alarms", async () => {
    const { stations, wip } = await board('L1', now)
    expect(
      stations.map((one) => [
        one.stationNumber,
        one.stationStatus,
        one.unitsHere,
        one.passesShift,
        one.ngShift,
        one.averageCycle,
        one.lastCycle,
      ]),
    ).toEqual([
      ['3', 'unknown', 0, 98, 2, null, 41],
      ['1', 'producing', 2, 0, 0, null, 41],
      ['2', 'debugging', 1, 120, 5, 55, 41],
      ['4', 'unknown', 0, 0, 0, null, null],
    ])
    expect(stations[2]!.alarms).toMatchObject([{ alarmCode: 'E1', alarmText: 'air', onTime: utc('08:00') }])
    expect(wip).toBe(3)
  })

  test("the hours add up to the shift, the failures are this shift's", async () => {
    const { hours, topFailures } = await board('L1', now)
    expect(hours.map(({ made, target, gap, ng }) => [made, target, gap, ng])).toEqual([
      [0, 60, -60, 5],
      [0, 60, -120, 0],
      [96, 60, -84, 2],
      [0, 30, -114, 0],
      [0, 60, -114, 0],
      [0, 60, null, 0],
      [0, 60, null, 0],
      [0, 60, null, 0],
    ])
    expect(topFailures.map((one) => [one.resultCode, one.stationNumber, one.failures])).toEqual([
      ['VOUT', '2', 3],
      ['TORQUE', '2', 1],
      [null, '3', 1],
    ])
  })

  test('running orders by queue, with their end by the pace of the last hour of work', async () => {
    const { orders } = await board('L1', now)
    // 96 in the hour of work since 08:30: 60 more take 37.5 minutes, the next 60 as long again.
    expect(orders.map(({ orderCode, expectedEnd }) => [orderCode, expectedEnd])).toEqual([
      ['O1', '2026-06-10T10:37:30.000Z'],
      ['O2', '2026-06-10T11:15:00.000Z'],
    ])
    expect((await board('L1', at('11:00'))).orders.map(({ expectedEnd }) => expectedEnd)).toEqual([
      null,
      null,
    ])
  })
})
