import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { lines } from '@takt/contract/lines.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const admin = plant.as('admin', 'B')
const set = await storedSet(db, 'SCREW', [aCharacteristic(1, 'TORQUE', { unitCount: 1 })])
const chart = { colSetId: 'SCREW', colSetVersion: 1, stationNumber: 'S10', resultCode: 'TORQUE' }
const start = Date.parse('2026-03-02T06:00:00.000Z')
const at = (minutes: number) => isoOf(start + minutes * 60_000)
/** As if by chance, the same each time: from −1 to 1. */
const noise = (i: number) => Math.sin(i * 12.9898) * Math.cos(i * 78.233)
const borders = () => admin(chartEvents.borders, chart)
const stop = (end: number) =>
  db
    .insertInto('statusIntervals')
    .values({
      lineNumber: 'B',
      stationNumber: 'S10',
      stationStatus: 'down',
      startTime: at(end - 2),
      endTime: at(end),
    })
    .execute()

beforeAll(async () => {
  await plant.as('admin')(lines.create, aLine('B'))
  // A value a minute; it steps by two at minute 60 and by three more at 100.
  for (let i = 0; i < 140; i++) {
    const unit = await storedUnit(db, 'B', { productSn: `B-${i}`, typeNo: 'T1' })
    const mean = i < 60 ? 10 : i < 100 ? 12 : 15
    await storedPass(db, unit, at(i), { setKey: set.setKey, values: [mean + noise(i)] })
  }
})

test('what only stepped, or only happened, is not proposed', async () => {
  expect(await borders()).toEqual([])
  await stop(30.5)
  expect(await borders()).toEqual([])
})

test('a step where the station stopped is proposed, with both means; limits do not move by it', async () => {
  const before = await admin(charts.report, chart)
  await stop(59.5)
  const [border, ...otherBorders] = await borders()
  expect(otherBorders).toEqual([])
  expect(border).toMatchObject({ at: at(59.5), until: null, subgroupNum: 80 })
  expect(border!.reasons).toEqual([{ at: at(59.5), eventKind: 'stop', about: '120' }])
  expect(border!.before).toBeCloseTo(10, 0)
  expect(border!.after).toBeCloseTo(12, 0)
  expect(await admin(charts.report, chart)).toEqual(before)
})

test('two are proposed up to each other, and read twice they are the same', async () => {
  await stop(99.5)
  const found = await borders()
  expect(found.map(({ at: from, until, subgroupNum }) => [from, until, subgroupNum])).toEqual([
    [at(59.5), at(99.5), 40],
    [at(99.5), null, 40],
  ])
  expect(await borders()).toEqual(found)
})

test('limits frozen from there judge from there, and it is proposed no more', async () => {
  const [, newest] = await borders()
  const frozen = await admin(chartLimits.freeze, {
    ...chart,
    from: newest!.at,
    to: at(140),
    validFrom: newest!.at,
    reason: 'after the stop',
  })
  expect(frozen).toMatchObject({ subgroupNum: newest!.subgroupNum, basedFrom: at(100) })
  expect(frozen.mean).toBeCloseTo(15, 0)
  const { stages } = await admin(charts.report, chart)
  expect(stages).toMatchObject([
    { at: 0, limitsId: null },
    { at: 100, limitsId: frozen.limitsId },
  ])
  expect(await borders()).toEqual([])
})
