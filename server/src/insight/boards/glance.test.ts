import { afterAll, describe, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { lineAt, linesAt } from './boards.ts'
import { okRateAt, productAt } from './wall.ts'
import { lineInShift } from '../../testing/line-in-shift.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)

const { utc, at, minutes, addLine, addOrder, addStatuses, addState, addSlot } = lineInShift(db)
const board = (line: string, now: number) => lineAt(db, line as LineNumber, now) // no caller to admit: the clock is what is tried here

describe('what the walls show of it', () => {
  const now = at('10:00')
  const l1 = 'L1' as LineNumber // as above

  test('output by type, today and in this shift, and hour by hour with the line’s target', async () => {
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

test('a line without any message has no figures: not 0, not 100 %, and all of its time unknown', async () => {
  const { tile, times, hours, hasShifts, ...rest } = await board('L2', at('12:00'))
  const none = {
    availability: null,
    effectiveness: null,
    quality: null,
    oee: null,
    okRate: null,
    firstPassYield: null,
  }
  expect(tile).toMatchObject({ ...none, lineState: 'noData', stationsSilent: 0, orderCode: null })
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

test('a new line’s target counts from when it could have made something, not since the shift began; one that was read in with its past, since its first output', async () => {
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
  expect((await board('L4', at('12:00'))).tile).toMatchObject({ targetShift: 240, madeShift: 7 })
})

test('a line whose stations run shows it without an order, and shows producing only with one', async () => {
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
    const { tile, stations } = await board('L1', at('10:00'))
    const states = stations.map(({ stationNumber, stationStatus }) => ({ stationNumber, stationStatus }))
    const byNumber = new Intl.Collator('en', { numeric: true })
    expect(tiles[0]).toEqual({
      ...tile,
      stations: states.toSorted((a, b) => byNumber.compare(a.stationNumber, b.stationNumber)),
    })
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
