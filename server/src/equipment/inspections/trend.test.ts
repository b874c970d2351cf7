import { afterAll, beforeAll, expect, test } from 'vitest'
import { leastForLimits } from '@takt/contract/check-trend.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { individualsChart } from '@takt/statistics/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
beforeAll(async () => {
  await startLine(plant, 'L1')
})

/** As they were recorded before, a minute apart. */
const before = (itemCode: string, values: readonly number[]) =>
  plant.db
    .insertInto('inspectionRecords')
    .values(
      values.map((resultValue, place) => ({
        lineNumber: 'L1',
        itemCode,
        stationNumber: 'S10',
        dueAt: null,
        resultStatus: 'ok' as const,
        resultValue,
        remark: null,
        recordedAt: isoOf(Date.now() - (values.length - place) * 60_000),
        recordedBy: 'admin',
        picture: null,
        signedBy: null,
        recordedLate: false,
        corrects: null,
        correctedAt: null,
        correctedBy: null,
        reason: null,
      })),
    )
    .execute()
const record = (itemCode: string, resultValue: number) => admin(inspections.record, { itemCode, resultValue })

test('values come in their order with the limits of an individuals chart, and what breaks a rule is named', async () => {
  const air = { measured: true, lowerSpecLimit: 5.5, upperSpecLimit: 6.5, resultUnit: 'bar' }
  await admin(inspections.create, anInspection('AIR', air))
  expect(await admin(inspections.trend, { itemCode: 'AIR' })).toMatchObject({ points: [], limits: null })
  const values = Array.from({ length: leastForLimits }, (_, n) => 6 + 0.02 * ((n * 7) % 5))
  await before('AIR', values.slice(1))
  expect((await admin(inspections.trend, { itemCode: 'AIR' })).limits).toBeNull()
  await record('AIR', 6.4)
  const wrong = await record('AIR', 64)
  const fixed = await admin(inspections.correct, {
    id: wrong.id,
    resultValue: 6.04,
    reason: 'Comma forgotten',
  })
  const trend = await admin(inspections.trend, { itemCode: 'AIR' })
  const readings = [...values.slice(1), 6.4, 6.04]
  expect(trend.points.map(({ resultValue }) => resultValue)).toEqual(readings)
  expect(trend.points.at(-1)!.id).toBe(fixed.id)
  const [first] = individualsChart(readings)!.location
  expect(trend.limits).toEqual({ mean: first!.centre, lower: first!.lower, upper: first!.upper })
  expect(trend.points.filter(({ broken }) => broken !== null)).toMatchObject([
    { resultValue: 6.4, broken: 1 },
  ])
  expect(trend).toMatchObject({ resultUnit: 'bar', lowerSpecLimit: 5.5, upperSpecLimit: 6.5 })
})

test('a check nobody made is refused', async () => {
  await expect(admin(inspections.trend, { itemCode: 'NONE' })).rejects.toMatchObject({
    key: 'record.unknown',
    field: 'itemCode',
  })
})
