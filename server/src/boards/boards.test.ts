import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import type { LineNumber } from '../db/line.ts'
import { floorRows } from '../testing/floor-rows.ts'
import { startPlant } from '../testing/plant.ts'
import { lineAt, linesAt } from './boards.ts'
import { okRateAt, productAt } from './wall.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)

const utc = (clock: string, day = '2026-06-10') => `${day}T${clock}:00.000Z`
const at = (clock: string, day?: string) => Date.parse(utc(clock, day))
const minutes = (count: number) => count * 60_000
const board = (line: string, now: number) => lineAt(db, line as LineNumber, now) // no caller to admit: the clock is what is tried here

const { addLine, addType, addOrder, addStatuses, addState, addSlot, addUnit, addAlarm } = floorRows(db)

beforeAll(async () => {
  await db.insertInto('plant').values({ plantName: 'Takt', timeZone: 'UTC' }).execute()
  await addType('T1', ['3', '1'])
  // Bottleneck 2, planned at 60 s. Its statuses begin before the shift, run over the break and are open at the end.
  await addLine(
    'L1',
    [30, 60, 45, null],
    [
      ['early', '06:00', '14:00', [{ start: '09:00', end: '09:30' }]],
      ['late', '14:00', '22:00'],
    ],
  )
  await addStatuses(
    'L1',
    '2',
    [utc('01:00'), utc('05:00'), 'down'],
    [utc('05:00'), utc('07:00'), 'producing'],
    [utc('07:00'), utc('07:20'), 'down'],
  )
  await addStatuses(
    'L1',
    '2',
    [utc('07:20'), utc('07:50'), 'waiting'],
    [utc('08:00'), utc('09:10'), 'producing'],
    [utc('09:10'), null, 'debugging'],
  )
  await addStatuses('L1', '1', [utc('06:00'), null, 'down'])
  await addState('L1', '1', 'producing', utc('06:00'))
  await addState('L1', '2', 'debugging', utc('06:00'))
  await addState('L1', '3', 'unknown', utc('06:00'))
  await addSlot('L1', utc('05:45'), '2', {
    passes: 500,
    ok: 500,
    firstPasses: 500,
    firstOk: 500,
    finished: 500,
  })
  await addSlot('L1', utc('06:00'), '2', {
    passes: 60,
    ok: 55,
    firstPasses: 58,
    firstOk: 54,
    cycleSeconds: 3000,
  })
  await addSlot('L1', utc('08:45'), '2', {
    passes: 60,
    ok: 60,
    firstPasses: 60,
    firstOk: 60,
    cycleSeconds: 3600,
  })
  await addSlot('L1', utc('08:45'), '3', {
    passes: 98,
    ok: 96,
    firstPasses: 98,
    firstOk: 96,
    finished: 96,
    finishedFirst: 90,
  })
  await addUnit(
    'L1',
    { processStatus: 'held', resultStatus: 'ng', currentStation: '2' },
    ['VOUT', '2', utc('06:05')],
    ['TORQUE', '2', utc('06:06')],
  )
  await addUnit(
    'L1',
    { processStatus: 'scrapped', resultStatus: 'ng' },
    ['VOUT', '2', utc('07:05')],
    [null, '3', utc('08:05')],
  )
  await addUnit('L1', { processStatus: 'scrapped', resultStatus: 'ng' }, ['VOUT', '2', utc('05:05')])
  await addUnit('L1', { processStatus: 'finished', resultStatus: 'ok' }, ['VOUT', '2', utc('06:45')])
  await addUnit('L1', { processStatus: 'inProcess', resultStatus: 'ok', currentStation: '1' })
  await addUnit('L1', { processStatus: 'registered', resultStatus: null, currentStation: '1' })
  const order = {
    lineNumber: 'L1',
    typeNo: 'T1',
    orderNumber: 100,
    actualNumber: 40,
    orderStatus: 'producing',
    actualStart: utc('06:00'),
  } as const
  await addOrder({ ...order, orderCode: 'O2', sequence: 20 })
  await addOrder({ ...order, orderCode: 'O1', sequence: 10, actualStart: utc('08:30') })
  await addOrder({ ...order, orderCode: 'O0', sequence: 5, orderStatus: 'released' })
  await addAlarm('L1', '2', 'E1', utc('08:00'), null, 'air')
  await addAlarm('L1', '2', 'E2', utc('08:00'), utc('08:01'))
  await addLine('L2', [30])
  await addLine('L10', [])
})

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
      stationsSilent: 2,
      orderCode: 'O1',
    })
  })

  test('the shift is over: its sums stand still until the next one starts', async () => {
    const { tile, times } = await board('L1', at('23:00'))
    expect(tile.shift).toEqual({
      shiftName: 'late',
      productionDay: '2026-06-10',
      start: utc('14:00'),
      end: utc('22:00'),
    })
    expect(tile).toMatchObject({ madeShift: 0, madeToday: 96, targetShift: 480, targetToday: 930 })
    expect(times).toMatchObject({ setup: minutes(480), planned: 0, unknown: 0 })
  })

  test('the sum is the length of the shift at whatever moment it is looked at', async () => {
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

  test('running orders by queue, done when the pace of the last hour of work says', async () => {
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

describe('what the walls show of it', () => {
  const now = at('10:00')
  const l1 = 'L1' as LineNumber // as above

  test('output by type, today and in this shift, and hour by hour beside the line’s target', async () => {
    const { types, hours, tile } = await productAt(db, l1, now)
    expect(types).toEqual([{ typeNo: 'T1', typeName: 'T1', madeToday: 96, madeShift: 96 }])
    expect(hours.map(({ byType, target }) => [byType, target])).toEqual([
      [[0], 60],
      [[0], 60],
      [[96], 60],
      [[0], 30],
      [[0], 60],
      [[0], 60],
      [[0], 60],
      [[0], 60],
    ])
    expect([tile.madeShift, tile.takt]).toEqual([96, 60])
  })

  test('first tries and those that were good, station by station along the route, and hour by hour', async () => {
    const { stations, hours } = await okRateAt(db, l1, now)
    expect(
      stations.map(({ stationNumber, firstPasses, firstOk }) => [stationNumber, firstPasses, firstOk]),
    ).toEqual([
      ['3', 98, 96],
      ['1', 0, 0],
      ['2', 118, 114],
      ['4', 0, 0],
    ])
    expect(stations.map(({ firstPassYield }) => firstPassYield)).toEqual([96 / 98, null, 114 / 118, null])
    expect(stations[2]!.trend.slice(0, 4)).toEqual([54 / 58, null, 1, null])
    expect(hours.slice(0, 4).map(({ firstPasses, firstPassYield }) => [firstPasses, firstPassYield])).toEqual(
      [
        [58, 54 / 58],
        [0, null],
        [158, 156 / 158],
        [0, null],
      ],
    )
  })

  test('a line nobody made: refused by name', async () => {
    await expect(productAt(db, 'nowhere' as LineNumber, now)).rejects.toMatchObject({ key: 'record.unknown' }) // as above
  })
})

test('a line nobody heard of has no figures: not 0, not 100 %, and all of its time unknown', async () => {
  const { tile, times, hours, hasShifts, ...rest } = await board('L2', at('12:00'))
  const none = {
    availability: null,
    effectiveness: null,
    quality: null,
    oee: null,
    okRate: null,
    firstPassYield: null,
  }
  expect(tile).toMatchObject({ ...none, lineState: 'noData', stationsSilent: 1, orderCode: null })
  expect(tile.shift).toMatchObject({ shiftName: null, start: utc('00:00'), end: utc('00:00', '2026-06-11') })
  expect(times).toEqual({ producing: 0, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: minutes(720) })
  expect([hours.length, hasShifts, rest.oeeStation, rest.plannedBusyTime]).toEqual([24, false, '1', 0])
  const empty = await board('L10', at('12:00'))
  expect(empty).toMatchObject({
    oeeStation: null,
    plannedCycle: null,
    stations: [],
    tile: { targetShift: null, oee: null, lineState: 'noData' },
  })
})

test('a new line is asked for what it could have made since, not since the shift began; one that was read in with its past, since then', async () => {
  await addLine('L4', [60], [['early', '06:00', '14:00']])
  await db
    .updateTable('lines')
    .set({ madeAt: utc('11:40') })
    .where('lineNumber', '=', 'L4')
    .execute()
  const { tile, hours, times } = await board('L4', at('12:00'))
  expect(tile).toMatchObject({ targetShift: 20, targetToday: 20, madeShift: 0 })
  expect(hours.map(({ gap }) => gap)).toEqual([0, 0, 0, 0, 0, -20, -20, null])
  expect(times.unknown).toBe(minutes(20))
  await addSlot('L4', utc('08:00'), '1', { finished: 7 })
  expect((await board('L4', at('12:00'))).tile).toMatchObject({ targetShift: 360, madeShift: 7 })
})

test('a line whose stations run says so without an order, and says producing only with one', async () => {
  await addLine('L5', [60])
  await addState('L5', '1', 'producing', utc('11:00'))
  expect((await board('L5', at('12:00'))).tile).toMatchObject({ lineState: 'noOrder', orderCode: null })
  await addOrder({
    lineNumber: 'L5',
    orderCode: 'O5',
    typeNo: 'T1',
    orderNumber: 9,
    orderStatus: 'producing',
  })
  expect((await board('L5', at('12:00'))).tile).toMatchObject({ lineState: 'producing', orderCode: 'O5' })
})

test('a spell nobody closed ends where the next one begins: no minute is counted twice', async () => {
  await addLine('L3', [60])
  await addStatuses(
    'L3',
    '1',
    [utc('00:00'), null, 'producing'],
    [utc('08:00'), utc('20:00'), 'down'],
    [utc('10:00'), null, 'waiting'],
  )
  const { times } = await board('L3', at('12:00'))
  expect(times).toEqual({
    producing: minutes(480),
    unplanned: minutes(120),
    delay: minutes(120),
    setup: 0,
    planned: 0,
    unknown: 0,
  })
  await db.updateTable('lines').set({ enabled: false }).where('lineNumber', '=', 'L3').execute()
  expect((await board('L3', at('12:00'))).tile).toMatchObject({ lineState: 'disabled', attention: 0 })
})

test('work after midnight belongs to the shift and the day before; the night the clocks go forward is an hour shorter', async () => {
  await db.updateTable('plant').set({ timeZone: 'Europe/Berlin' }).execute()
  await addLine(
    'N1',
    [60],
    [
      ['night', '22:00', '06:00'],
      ['day', '06:00', '22:00'],
    ],
  )
  for (const slot of ['20:45', '21:00', '23:00'])
    await addSlot('N1', utc(slot, '2026-03-28'), '1', { finished: 1 })
  for (const slot of ['00:30', '03:45', '04:00'])
    await addSlot('N1', utc(slot, '2026-03-29'), '1', { finished: 10 })
  await addStatuses('N1', '1', [utc('00:00', '2026-03-28'), null, 'producing'])
  const { tile, times, hours } = await board('N1', at('03:59', '2026-03-29'))
  expect(tile.shift).toEqual({
    shiftName: 'night',
    productionDay: '2026-03-28',
    start: utc('21:00', '2026-03-28'),
    end: utc('04:00', '2026-03-29'),
  })
  expect([tile.madeShift, tile.madeToday, times.producing]).toEqual([22, 23, minutes(419)])
  expect(hours.map(({ made }) => made)).toEqual([1, 0, 1, 10, 0, 0, 10])
  const morning = await board('N1', at('04:10', '2026-03-29'))
  expect(morning.tile).toMatchObject({
    shift: { shiftName: 'day', productionDay: '2026-03-29' },
    madeShift: 10,
    madeToday: 10,
  })
  await db.updateTable('plant').set({ timeZone: 'UTC' }).execute()
})

describe('all lines at a glance', () => {
  test('each line once, by number, with the same figures as on its own board', async () => {
    const tiles = await linesAt(db, [], at('10:00'))
    expect(tiles.map(({ lineNumber }) => lineNumber)).toEqual(['L1', 'L2', 'L3', 'L4', 'L5', 'L10', 'N1'])
    expect(tiles[0]).toEqual((await board('L1', at('10:00'))).tile)
    expect(tiles[1]).toMatchObject({ madeToday: 0, orderCode: null, activeAlarms: 0 })
  })

  test("an operator may look; somebody else's line is not on the page, and refused by name", async () => {
    expect((await plant.as('operator')(boards.lines, {})).map(({ lineNumber }) => lineNumber)).toEqual([
      'L1',
      'L2',
      'L3',
      'L4',
      'L5',
      'L10',
      'N1',
    ])
    const limited = plant.as('operator', 'L2', ['L2'])
    expect((await limited(boards.lines, {})).map(({ lineNumber }) => lineNumber)).toEqual(['L2'])
    expect(await limited(boards.line, {})).toMatchObject({ tile: { lineNumber: 'L2' } })
    await expect(plant.as('operator', 'L1', ['L2'])(boards.line, {})).rejects.toMatchObject({
      key: 'call.line_forbidden',
    })
    await expect(plant.as('operator', 'nowhere')(boards.line, {})).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })
})
