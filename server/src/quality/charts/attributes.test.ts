import { afterAll, expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')

test('NG passes of an hour are a sample; faults are counted one by one', async () => {
  for (let at = 0; at < 8; at++)
    await line.station('S10').work(`A-${at}`, { TORQUE: at < 2 ? 99 : 10, VOUT: at < 1 ? 9 : 5 })
  const query = { stationNumber: 'S10', sampleBy: 'day' } as const
  const p = await admin(charts.attributes, query)
  expect(p).toMatchObject({ attributeKind: 'p', sizes: [8], found: [2], values: [0.25], centre: 0.25 })
  expect(p.upper[0]).toBeCloseTo(0.25 + 3 * Math.sqrt((0.25 * 0.75) / 8), 12)
  const u = await admin(charts.attributes, { ...query, attributeKind: 'u' })
  expect(u).toMatchObject({ sizes: [8], found: [3], values: [0.375] })
  expect(await admin(charts.attributes, { ...query, attributeKind: 'np' })).toMatchObject({ values: [2] })
  expect(await admin(charts.attributes, { ...query, attributeKind: 'c' })).toMatchObject({ values: [3] })
})

test('without passes there is no sample; one alone has no scatter to widen its limits by', async () => {
  const none = await admin(charts.attributes, { stationNumber: 'S30' })
  expect(none).toMatchObject({ times: [], centre: null, broken: [] })
  const alone = await admin(charts.attributes, { sampleBy: 'day', attributeKind: 'pPrime' })
  expect(alone).toMatchObject({ found: [2], values: [null], centre: null, sigmaZ: null })
})

test('hours are those of the production day, and what is beyond its limits is broken', async () => {
  const { db } = plant
  const [some] = await db.selectFrom('outputSlots').selectAll().where('lineNumber', '=', 'L1').execute()
  const day = Date.parse('2026-03-02T10:00:00.000Z')
  const slot = (at: number) => new Date(day + at * 900_000).toISOString()
  await db
    .insertInto('outputSlots')
    .values(
      Array.from({ length: 48 }, (_, at) => ({
        ...some!,
        slot: slot(at),
        passes: 50,
        ok: at >= 40 && at < 44 ? 35 : Math.floor(at / 4) % 2 ? 45 : 48,
        firstPasses: 50,
        firstOk: 49,
      })),
    )
    .execute()
  const report = await admin(charts.attributes, { stationNumber: 'S10', from: slot(0), to: slot(48) })
  expect(report.times).toHaveLength(12)
  expect(report.sizes).toEqual(Array.from({ length: 12 }, () => 200))
  expect(report.found.filter((found) => found === 60)).toHaveLength(1)
  expect(report.broken).toEqual([{ rule: 1, at: 10 }])
})
