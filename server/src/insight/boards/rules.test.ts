import { describe, expect, test } from 'vitest'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Step } from '@takt/contract/processings.ts'
import { plantClock } from '../../plant/plant/clock.ts'
import { bottleneckOf, lineOee, timesOf } from './bottleneck.ts'
import { hourBars } from './hours.ts'
import { attentionOf, lineStateOf } from './line-state.ts'
import { afterWork, expectedEnds, hourOfWorkBefore } from './pace.ts'
import { inOrder } from './station-order.ts'
import { windowAt } from './windows.ts'

const ms = (iso: string) => Date.parse(iso)
const iso = (at: number | null | undefined) =>
  typeof at === 'number' ? new Date(at).toISOString().slice(0, 16) : at
const early = {
  shiftName: 'early',
  startTime: '06:00',
  endTime: '14:00',
  breaks: [{ start: '09:00', end: '09:30' }],
}
const oneShift = plantClock('UTC', [early])
const always = plantClock('UTC', [])

describe('the state of a line', () => {
  test.each<[string, boolean, boolean, StationStatus[], string]>([
    ['switched off, whatever its stations say', false, true, ['producing', 'down'], 'disabled'],
    ['silent everywhere', true, true, ['unknown', 'unknown'], 'noData'],
    ['without stations', true, true, [], 'noData'],
    ['one station down stops it', true, true, ['producing', 'defect', 'unknown'], 'stopped'],
    ['a stop is a stop in the break, too', true, false, ['break', 'down'], 'stopped'],
    ['all at rest', true, true, ['break', 'maintain', 'unknown'], 'break'],
    ['one runs', true, true, ['waiting', 'warning'], 'producing'],
    ['overtime: it runs outside the shifts', true, false, ['waiting', 'running'], 'producing'],
    ['all wait', true, true, ['waiting', 'debugging', 'break'], 'waiting'],
    ['all wait, and nobody works now', true, false, ['waiting', 'processed'], 'break'],
  ])('%s', (_what, enabled, isWorkTime, statuses, state) => {
    expect(lineStateOf({ enabled, isWorkTime, hasOrder: true, statuses })).toBe(state)
  })

  test('a call that stops the line stops it, whatever its stations still finish', () => {
    const seen = { isWorkTime: true, hasOrder: true, isStoppedByCall: true, statuses: ['producing'] } as const
    expect(lineStateOf({ ...seen, enabled: true })).toBe('stopped')
    expect(lineStateOf({ ...seen, enabled: false })).toBe('disabled')
  })

  test('stations that run while no order does are not called producing', () => {
    const seen = { enabled: true, isWorkTime: true, hasOrder: false }
    expect(lineStateOf({ ...seen, statuses: ['waiting', 'running'] })).toBe('noOrder')
    expect(lineStateOf({ ...seen, statuses: ['waiting'] })).toBe('waiting')
    expect(lineStateOf({ ...seen, statuses: ['running', 'down'] })).toBe('stopped')
  })

  test('a stop needs attention before silence, silence before being behind, being behind before being well', () => {
    const well = {
      lineState: 'producing' as const,
      stationsDown: 0,
      stationsSilent: 0,
      activeAlarms: 0,
      madeShift: 50,
      targetShift: 50,
      okRate: 1,
    }
    const scores = [
      attentionOf({ ...well, lineState: 'stopped', stationsDown: 1 }, 100),
      attentionOf({ ...well, lineState: 'noData', stationsSilent: 3 }, 100),
      attentionOf({ ...well, madeShift: 20 }, 100),
      attentionOf({ ...well, okRate: 0.9 }, 100),
      attentionOf(well, 100),
    ]
    expect(scores).toEqual([1100, 650, 30, 10, 0])
    expect(attentionOf({ ...well, lineState: 'disabled', stationsDown: 8 }, 100)).toBe(0)
    expect(attentionOf({ ...well, targetShift: null, okRate: null }, null)).toBe(0)
  })
})

describe('OEE at the bottleneck', () => {
  test('it is the longest planned cycle, the first of equals, and none where nothing is planned', () => {
    const at = (stationNumber: string, cycleTime: number | null) => ({ stationNumber, cycleTime })
    expect(bottleneckOf([at('1', 20), at('2', 45), at('3', 45), at('4', null)])?.stationNumber).toBe('2')
    expect(bottleneckOf([at('1', null), at('2', 0)])).toBeNull()
  })

  test('a break is planned whatever the station reported in it, what nobody saw is unknown, and nothing is left over', () => {
    const spent = [
      { stationStatus: 'producing' as const, milliseconds: 7000 },
      { stationStatus: 'maintain' as const, milliseconds: 500 },
    ]
    expect(timesOf(spent, { from: 0, to: 10_000, workSeconds: 8 })).toEqual({
      producing: 7000,
      delay: 0,
      unplanned: 0,
      setup: 0,
      planned: 2500,
      unknown: 500,
    })
  })

  test('a station that worked and made nothing is at 0 % of its planned cycle, and at nothing without one', () => {
    const times = timesOf([{ stationStatus: 'producing', milliseconds: 1000 }], {
      from: 0,
      to: 1000,
      workSeconds: 1,
    })
    const at = (cycleTime: number | null) => lineOee({ stationNumber: '9', cycleTime }, times, [])
    expect(at(30)).toMatchObject({ availability: 1, effectiveness: 0, quality: null, oee: null })
    expect(at(null)).toMatchObject({ availability: 1, effectiveness: null, quality: null, oee: null })
  })

  test('without a planned cycle anywhere there is no OEE, not 0 %', () => {
    const found = lineOee(null, timesOf([], { from: 0, to: 1000, workSeconds: 1 }), [])
    expect(found).toMatchObject({
      oeeStation: null,
      oee: null,
      availability: null,
      effectiveness: null,
      quality: null,
    })
  })
})

describe('when an order will be done', () => {
  test('work goes on after the break, and after the night', () => {
    expect(iso(afterWork(oneShift, ms('2026-06-10T08:30:00Z'), 3600))).toBe('2026-06-10T10:00')
    expect(iso(afterWork(oneShift, ms('2026-06-10T13:00:00Z'), 2 * 3600))).toBe('2026-06-11T07:00')
    expect(iso(afterWork(always, ms('2026-06-10T13:00:00Z'), 48 * 3600))).toBe('2026-06-12T13:00')
    expect(afterWork(oneShift, ms('2026-06-10T13:00:00Z'), 1e9)).toBeNull()
  })

  test('the last hour of work leaves out the break and reaches back into yesterday', () => {
    expect(iso(hourOfWorkBefore(oneShift, ms('2026-06-10T10:00:00Z')))).toBe('2026-06-10T08:30')
    expect(iso(hourOfWorkBefore(oneShift, ms('2026-06-10T06:15:00Z')))).toBe('2026-06-09T13:15')
    expect(iso(hourOfWorkBefore(oneShift, ms('2026-06-10T20:00:00Z')))).toBe('2026-06-10T13:00')
  })

  test('remaining by pace, the order behind waits for the one ahead of the same type, and no pace is no date', () => {
    const now = ms('2026-06-10T12:00:00Z')
    const order = (orderCode: string, typeNo: string, actualStart: string) => ({
      orderCode,
      typeNo,
      orderNumber: 100,
      actualNumber: 40,
      actualStart,
    })
    const slots = [
      { slot: '2026-06-10T11:45:00.000Z', typeNo: 'A', made: 20 },
      { slot: '2026-06-10T11:15:00.000Z', typeNo: 'A', made: 40 },
      { slot: '2026-06-10T10:45:00.000Z', typeNo: 'A', made: 999 },
      { slot: '2026-06-10T11:45:00.000Z', typeNo: 'B', made: 30 },
    ]
    const [yesterday, justNow] = ['2026-06-09T06:00:00.000Z', '2026-06-10T11:40:00.000Z']
    const orders = [
      order('A1', 'A', yesterday),
      order('A2', 'A', yesterday),
      order('B1', 'B', justNow),
      order('C1', 'C', yesterday),
    ]
    const ends = expectedEnds(oneShift, now, orders, slots)
    expect([...ends].map(([code, end]) => [code, iso(end)])).toEqual([
      ['A1', '2026-06-10T13:00'],
      ['A2', '2026-06-10T14:00'],
      ['B1', '2026-06-10T13:00'],
      ['C1', null],
    ])
  })
})

describe('the hours of the board', () => {
  const slots = [
    { slot: '2026-06-10T06:45:00.000Z', made: 50, ng: 2 },
    { slot: '2026-06-10T07:00:00.000Z', made: 30, ng: 0 },
  ]

  test('the gap is cumulative and up to now; the break lowers the target; hours to come have a target and no gap', () => {
    const bars = hourBars(windowAt('L1', oneShift, ms('2026-06-10T07:30:00Z')), slots, 60)
    expect(bars).toHaveLength(8)
    expect(bars.slice(0, 4).map(({ made, target, gap, ng }) => [made, target, gap, ng])).toEqual([
      [50, 60, -10, 2],
      [30, 60, -10, 0],
      [0, 60, null, 0],
      [0, 30, null, 0],
    ])
  })

  test('of a line that was made at 06:45 nothing is due before', () => {
    const begun = ms('2026-06-10T06:45:00Z')
    const window = windowAt('L1', oneShift, ms('2026-06-10T07:30:00Z'), begun)
    expect([window.workSeconds, window.workSecondsToday]).toEqual([2700, 2700])
    expect(
      hourBars(window, slots, 60)
        .slice(0, 3)
        .map(({ made, target, gap }) => [made, target, gap]),
    ).toEqual([
      [50, 15, 35],
      [30, 60, 35],
      [0, 60, null],
    ])
    const gap = windowAt('L1', oneShift, ms('2026-06-10T20:00:00Z'), ms('2026-06-10T19:00:00Z'))
    expect([gap.workSeconds, gap.workSecondsToday, hourBars(gap, [], 60).at(-1)!.gap]).toEqual([0, 0, 0])
  })

  test('after the shift it is shown to its end, without a takt there is no target', () => {
    const bars = hourBars(windowAt('L1', oneShift, ms('2026-06-10T20:00:00Z')), slots, null)
    expect(bars.map(({ target, gap }) => [target, gap])).toEqual(
      Array.from({ length: 8 }, () => [null, null]),
    )
    expect(hourBars(windowAt('L1', oneShift, ms('2026-06-10T20:00:00Z')), slots, 60).at(-1)!.gap).toBe(
      80 - 450,
    )
  })
})

test('stations are along the route, the rework station behind it, the rest by number: 2 before 10', () => {
  const step = (
    stepSeq: number,
    stationNumber: string,
    nextStep: number | null,
    reworkStep: number | null = null,
  ): Step => ({
    stepSeq,
    stationNumber,
    nextStep,
    reworkStep,
    stepName: stationNumber,
    mustPass: true,
    returnStep: null,
    maxLoops: 1,
    colSetId: null,
    colSetVersion: null,
  })
  const stations = ['1', '2', '3', '9', '10', '11'].map((stationNumber) => ({ stationNumber }))
  const numbers = (steps: Step[]) =>
    inOrder(stations.toReversed(), steps).map(({ stationNumber }) => stationNumber)
  expect(numbers([])).toEqual(['1', '2', '3', '9', '10', '11'])
  expect(
    numbers([step(90, '9', 20), step(10, '10', 20, 10), step(20, '3', 30, 90), step(30, '2', null)]),
  ).toEqual(['10', '3', '2', '9', '1', '11'])
})
