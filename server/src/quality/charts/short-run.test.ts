import { afterAll, beforeAll, expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const admin = plant.as('admin', 'R')
const start = Date.parse('2026-03-02T06:00:00.000Z')
const at = (seconds: number) => isoOf(start + seconds * 1000)
const depth = (targetValue: number | null, lowerSpecLimit: number, upperSpecLimit: number) => [
  aCharacteristic(1, 'OTHER'),
  aCharacteristic(2, 'DEPTH', { targetValue, lowerSpecLimit, upperSpecLimit }),
]
const sets = {
  A: await storedSet(db, 'SET-A', depth(10, 9, 11)),
  B: await storedSet(db, 'SET-B', depth(200, 190, 210)),
  C: await storedSet(db, 'SET-C', depth(null, 0, 99)),
}
type TypeNo = keyof typeof sets
const made: { typeNo: TypeNo; value: number }[] = []
const input = { stationNumber: 'S10', resultCode: 'DEPTH', from: isoOf(start) }
const of = (shortRunKind: 'nominal' | 'zMr', over: object = {}) =>
  admin(charts.shortRun, { ...input, shortRunKind, ...over })
async function store(typeNo: TypeNo, values: number[]) {
  for (const value of values) {
    const unit = await storedUnit(db, 'R', { productSn: `R-${made.length}`, typeNo })
    const { setKey } = sets[typeNo]
    await storedPass(db, unit, at(made.length), { setKey, values: [1, value] })
    made.push({ typeNo, value })
  }
}

beforeAll(async () => {
  for (const [typeNo, { setKey }] of Object.entries(sets)) {
    const one = { n: [1, 1], mean: [1, 1], m2: [0, 0], lowest: [1, 1], highest: [1, 1], ng: [0, 0] }
    const day = { lineNumber: 'R', day: '2026-03-02', stationNumber: 'S10', setKey, typeNo, typeVer: 1 }
    await db
      .insertInto('characteristicDays')
      .values({ ...day, ...one })
      .execute()
  }
  await store('A', [10, 10.1, 9.9, 10])
  await store('B', [200, 201, 199, 200])
  await store('C', [5, 6])
  await store('A', [10.2, 9.8])
})

test('deviation from nominal: each type by the target of its own set, one without a target is a gap; a point names its unit', async () => {
  const report = await of('nominal')
  expect(report.values.map((value) => value && Math.round(value * 10) / 10)).toEqual([
    0,
    0.1,
    -0.1,
    0,
    0,
    1,
    -1,
    0,
    null,
    null,
    0.2,
    -0.2,
  ])
  expect(report.serials).toEqual(made.map((_, i) => `R-${i}`))
  expect(report.typeNos).toEqual(made.map(({ typeNo }) => typeNo))
  expect(report.location).toHaveLength(1)
  expect(report.types.map(({ typeNo, nominal, sampleNum }) => [typeNo, nominal, sampleNum])).toEqual([
    ['A', 10, 6],
    ['B', 200, 4],
    ['C', null, 2],
  ])
  expect(report.unlike).toBe(true)
})

test('Z-MR: all types in their own standard deviations share one pair of limits', async () => {
  const { location, values, types, unit } = await of('zMr')
  expect(location).toEqual([{ at: 0, centre: 0, sigma: 1, lower: -3, upper: 3 }])
  const ofType = (typeNo: TypeNo) => types.find((one) => one.typeNo === typeNo)!
  for (const [i, { typeNo, value }] of made.entries())
    expect(values[i]).toBeCloseTo((value - ofType(typeNo).mean!) / ofType(typeNo).sigma!, 9)
  expect(unit).toBeNull()
})

test('it is judged by the requested rules, and a period cuts it', async () => {
  expect((await of('zMr')).rules).toEqual(['1', '2'])
  expect(await of('zMr', { rules: ['1', '5', '6', '9'] })).toMatchObject({ runLength: 92 })
  const part = await of('nominal', { from: at(4), to: at(8) })
  expect(part.typeNos).toEqual(['B', 'B', 'B', 'B'])
})

test('without a beginning it reaches back 92 days from its end', async () => {
  const aDay = 86_400
  const until = (seconds: number) => of('nominal', { from: undefined, to: at(seconds) })
  expect((await until(91 * aDay)).typeNos).toHaveLength(made.length)
  expect((await until(94 * aDay)).typeNos).toEqual([])
})

test('read twice it is the same; where nothing was measured it is empty, and nothing is NaN', async () => {
  expect(await of('zMr')).toEqual(await of('zMr'))
  const empty = await admin(charts.shortRun, { ...input, stationNumber: 'S99', shortRunKind: 'zMr' })
  expect(empty).toMatchObject({ times: [], location: [], types: [], unlike: false, broken: [] })
})

test('values that do not scatter draw no limits', async () => {
  await db.deleteFrom('passes').where('lineNumber', '=', 'R').execute()
  await store('A', [10, 10, 10])
  expect(await of('zMr')).toMatchObject({ location: [], values: [null, null, null] })
})
