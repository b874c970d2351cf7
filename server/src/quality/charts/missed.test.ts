import { afterAll, beforeAll, expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { floorRows } from '../../testing/floor-rows.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aStep } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const admin = plant.as('admin', 'M')
const two = [aCharacteristic(1, 'TORQUE', { unitCount: 5, valueCount: 2 }), aCharacteristic(2, 'ANGLE')]
const [each, timed, lots, eachAnew, never] = [
  await storedSet(db, 'EACH', two),
  await storedSet(db, 'TIMED', two, 1, { subgroupBy: 'time', subgroupMinutes: 60 }),
  await storedSet(db, 'LOTS', two, 1, { subgroupBy: 'lot' }),
  await storedSet(db, 'EACH', two, 2),
  await storedSet(db, 'NEVER', two),
]
type Set = typeof each
let made = 0
/** By the clock of Berlin, on a day of March 2026. */
async function pass(stationNumber: string, clock: string, over: object, of: Partial<Tables['units']> = {}) {
  const unit = await storedUnit(db, 'M', { productSn: `M-${(made += 1)}`, typeNo: 'T1', ...of })
  const [day, time] = clock.split(' ') as [string, string]
  const { epochMilliseconds } = Temporal.PlainDateTime.from(`2026-03-${day}T${time}`).toZonedDateTime(
    'Europe/Berlin',
  )
  const stepSeq = 10 * Number(stationNumber)
  await storedPass(db, unit, new Date(epochMilliseconds).toISOString(), { stationNumber, stepSeq, ...over })
}
/** Steps of the route of these units, each with what it measures. */
const addRoute = (
  processingVer: number,
  steps: [stepSeq: number, stationNumber: string, set: Set | null][],
) =>
  db
    .insertInto('processings')
    .values({
      processingNumber: 'R1',
      processingVer,
      processingName: 'Route',
      definitionStatus: 'released',
      remark: null,
      updateAuthor: 'test',
      steps: JSON.stringify(
        steps.map(([stepSeq, stationNumber, set]) =>
          aStep(stepSeq, {
            stationNumber,
            colSetId: set?.colSetId ?? null,
            colSetVersion: set?.colSetVersion ?? null,
          }),
        ),
      ),
    })
    .execute()
const full = ({ setKey }: Set) => ({ setKey, values: [1, 2, 3] })
const half = ({ setKey }: Set) => ({ setKey, values: [1, null, 3] })
const none = { setKey: null, values: null }
const missedUntil = (to: string) => admin(charts.missed, { to })
const ofStation = (all: Awaited<ReturnType<typeof missedUntil>>, stationNumber: string) =>
  Object.fromEntries(
    all.characteristics
      .filter((one) => one.stationNumber === stationNumber)
      .map(({ resultCode, asked, missed }) => [resultCode, [asked.slice(-2), missed.slice(-2)]]),
  )

beforeAll(async () => {
  await db.insertInto('plant').values({ plantName: 'Berlin', timeZone: 'Europe/Berlin' }).execute()
  await floorRows(db).addLine(
    'M',
    [30, 30, 30, 30, 30],
    [
      ['early', '06:00', '14:00'],
      ['night', '22:00', '06:00'],
    ],
  )
  for (const [stationNumber, { setKey }] of [
    ['1', each],
    ['2', timed],
    ['3', lots],
    ['4', each],
    ['4', eachAnew],
  ] as const)
    for (const day of ['2026-03-28', '2026-03-29'])
      await db
        .insertInto('characteristicDays')
        .values({
          lineNumber: 'M',
          day,
          stationNumber,
          setKey,
          typeNo: 'T1',
          typeVer: 1,
          n: [1, 1],
          mean: [1, 1],
          m2: [0, 0],
          lowest: [1, 1],
          highest: [1, 1],
          ng: [0, 0],
        })
        .execute()
  await addRoute(1, [
    [10, '1', each],
    [20, '2', timed],
    [30, '3', lots],
    [40, '4', each],
    [41, '4', null],
    [50, '5', never],
  ])
  await addRoute(2, [[40, '4', eachAnew]])
  // Early on the 28th, then the night in which the clocks skip two to three.
  await pass('1', '28 08:00', full(each))
  await pass('1', '28 08:01', half(each))
  await pass('1', '28 15:00', half(each))
  await pass('1', '28 23:00', full(each))
  await pass('1', '29 01:59:59', none)
  await pass('1', '29 03:00', half(each))
  await pass('2', '28 22:30', full(timed))
  await pass('2', '28 22:40', none)
  await pass('2', '29 00:10', none)
  await pass('2', '29 03:10', half(timed))
  await pass('3', '28 23:00', full(lots), { lotNo: 'A' })
  await pass('3', '28 23:10', none, { lotNo: 'A' })
  await pass('3', '28 23:20', none, { lotNo: 'B' })
  await pass('3', '29 04:00', none, { lotNo: null })
})

test('a unit without all its readings is missed, also across midnight and the hour that the clocks skip', async () => {
  const all = await missedUntil('2026-03-29T04:00:00Z')
  expect(
    all.shifts
      .slice(-2)
      .map(({ productionDay, shiftName, start, end }) => [productionDay, shiftName, start, end]),
  ).toEqual([
    ['2026-03-28', 'early', '2026-03-28T05:00:00.000Z', '2026-03-28T13:00:00.000Z'],
    ['2026-03-28', 'night', '2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z'],
  ])
  // Passes between the shifts do not count.
  expect(ofStation(all, '1')).toEqual({
    TORQUE: [
      [2, 3],
      [1, 2],
    ],
    ANGLE: [
      [2, 3],
      [0, 1],
    ],
  })
})

test('by time a stretch is missed that had units and no value; by lot, a lot', async () => {
  const all = await missedUntil('2026-03-29T04:00:00Z')
  expect(ofStation(all, '2')).toEqual({
    TORQUE: [
      [0, 3],
      [0, 1],
    ],
    ANGLE: [
      [0, 3],
      [0, 1],
    ],
  })
  expect(ofStation(all, '3')).toEqual({
    TORQUE: [
      [0, 3],
      [0, 2],
    ],
    ANGLE: [
      [0, 3],
      [0, 2],
    ],
  })
})

test('a pass without values is missed once, by the set that the route of its unit measures with at that step', async () => {
  await pass('4', '29 03:20', full(each))
  await pass('4', '29 03:21', full(eachAnew), { processingVer: 2 })
  await pass('4', '29 03:22', none, { processingVer: 2 })
  await pass('4', '29 03:23', { ...none, stepSeq: 41 })
  const { characteristics } = await missedUntil('2026-03-29T04:00:00Z')
  expect(
    characteristics
      .filter((one) => one.stationNumber === '4' && one.resultCode === 'ANGLE')
      .map(({ colSetVersion, asked, missed }) => [colSetVersion, asked.at(-1), missed.at(-1)])
      .toSorted(),
  ).toEqual([
    [1, 1, 0],
    [2, 2, 1],
  ])
})

test('where nothing at all was measured that should have been, it is missed', async () => {
  await pass('5', '29 03:20', none)
  expect(ofStation(await missedUntil('2026-03-29T04:00:00Z'), '5')).toEqual({
    TORQUE: [
      [0, 1],
      [0, 1],
    ],
    ANGLE: [
      [0, 1],
      [0, 1],
    ],
  })
})

test('a lot may be measured in a later shift, and one that still runs may yet be', async () => {
  const rows = floorRows(db)
  await rows.addType('T1', ['1'])
  await rows.addOrder({ lineNumber: 'M', orderCode: 'WO-1', typeNo: 'T1', orderNumber: 9 })
  for (const [lotNo, lotStatus] of Object.entries({ RUNS: 'inProcess', OVER: 'completed' } as const)) {
    const lot = { lineNumber: 'M', orderCode: 'WO-1', number: 3, lotNo, lotStatus }
    await db.insertInto('lots').values(lot).execute()
  }
  const before = ofStation(await missedUntil('2026-03-29T04:00:00Z'), '3')
  await pass('3', '28 09:00', none, { lotNo: 'RUNS' })
  await pass('3', '29 03:30', none, { lotNo: 'RUNS' })
  await pass('3', '28 09:01', none, { lotNo: 'LATER' })
  await pass('3', '29 03:31', full(lots), { lotNo: 'LATER' })
  await pass('3', '29 03:32', none, { lotNo: 'OVER' })
  const after = ofStation(await missedUntil('2026-03-29T04:00:00Z'), '3')
  expect([before['ANGLE'], after['ANGLE']]).toEqual([
    [
      [0, 3],
      [0, 2],
    ],
    [
      [0, 5],
      [0, 3],
    ],
  ])
})

test('the sums of a shift are those of its characteristics, those that missed most come first, and one type may be requested', async () => {
  const { shifts, characteristics } = await missedUntil('2026-03-29T04:00:00Z')
  for (const [at, { asked: expected, missed }] of shifts.entries())
    expect([expected, missed]).toEqual(
      (['asked', 'missed'] as const).map((of) => characteristics.reduce((sum, one) => sum + one[of][at]!, 0)),
    )
  const totals = characteristics.map(({ missed }) => missed.reduce((a, b) => a + b))
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  const other = await admin(charts.missed, { to: '2026-03-29T04:00:00Z', typeNo: 'T2' })
  expect([other.characteristics, other.shifts.at(-1)!.asked]).toEqual([[], 0])
})

test('of a line on which nothing was measured it is nothing', async () => {
  expect((await plant.as('admin', 'Q')(charts.missed, {})).characteristics).toEqual([])
})
