import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { floorRows } from '../../testing/floor-rows.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const admin = plant.as('admin', 'T')
let made = 0
async function pass(ms: number, setKey: number, value: number, over: object = {}) {
  const unit = await storedUnit(db, 'T', { productSn: `T-${(made += 1)}`, typeNo: 'T1', ...over })
  await storedPass(db, unit, isoOf(ms), { setKey, values: [value] })
}
/** By the clock of Berlin; of an hour that is there twice, the first. */
const berlin = (clock: string) =>
  Temporal.PlainDateTime.from(clock).toZonedDateTime('Europe/Berlin').epochMilliseconds
const minute = 60_000
const sizesOf = (report: { units: unknown[][] }) => report.units.map((units) => units.length)

beforeAll(async () => {
  await db.insertInto('plant').values({ plantName: 'Berlin', timeZone: 'Europe/Berlin' }).execute()
  await floorRows(db).addLine(
    'T',
    [30],
    [
      ['early', '06:00', '14:00'],
      ['late', '14:00', '22:00'],
      ['night', '22:00', '06:00'],
    ],
  )
})

test('one station, three types with other limits: each chart has its own values, limits and frozen limits', async () => {
  const start = berlin('2026-02-02T07:00')
  const types = await Promise.all(
    [10, 50, 200].map(async (mean, i) => ({
      mean,
      typeNo: `T${i}`,
      set: await storedSet(db, `OF-${i}`, [
        aCharacteristic(1, 'TORQUE', { lowerSpecLimit: mean - 4, upperSpecLimit: mean + 4 }),
      ]),
    })),
  )
  for (let i = 0; i < 90; i++) {
    const { mean, typeNo, set } = types[i % 3]!
    await pass(start + i * minute, set.setKey, mean + ((Math.floor(i / 3) * 7) % 5) / 10, { typeNo })
  }
  const of = (i: number) => ({
    stationNumber: 'S10',
    colSetId: `OF-${i}`,
    colSetVersion: 1,
    resultCode: 'TORQUE',
  })
  const reports = await Promise.all([0, 1, 2].map((i) => admin(charts.report, of(i))))
  for (const [i, report] of reports.entries()) {
    const { mean } = types[i]!
    expect(report.values).toHaveLength(30)
    expect(report).toMatchObject({ minValue: mean - 4, maxValue: mean + 4, broken: [] })
    expect(report.location[0]!.centre).toBeCloseTo(mean + 0.2, 9)
    expect(report.figures.cpk).toBeCloseTo(reports[0]!.figures.cpk!, 9)
  }
  const span = { from: isoOf(start), to: isoOf(start + 90 * minute), validFrom: isoOf(start) }
  const frozen = await admin(chartLimits.freeze, { ...of(1), ...span, reason: 'steady' })
  const now = await Promise.all([0, 1, 2].map((i) => admin(charts.report, of(i))))
  expect(now.map(({ stages }) => stages[0]!.limitsId)).toEqual([null, frozen.limitsId, null])
  expect(now[0]).toEqual(reports[0])
})

test('a subgroup goes on over midnight and the end of a shift, and begins anew with the production day', async () => {
  const { setKey } = await storedSet(db, 'NIGHT', [aCharacteristic(1, 'X', { unitCount: 4 })])
  const clocks = [
    '2026-02-03T13:58',
    '2026-02-03T13:59',
    '2026-02-03T14:00',
    '2026-02-03T14:01',
    '2026-02-03T23:58',
    '2026-02-03T23:59',
    '2026-02-04T00:00',
    '2026-02-04T00:01',
    '2026-02-04T05:58',
    '2026-02-04T05:59',
    '2026-02-04T06:00',
    '2026-02-04T06:01',
    '2026-02-04T06:02',
    '2026-02-04T06:03',
  ]
  for (const [i, clock] of clocks.entries()) await pass(berlin(clock), setKey, i % 3)
  const report = await admin(charts.report, {
    stationNumber: 'S10',
    colSetId: 'NIGHT',
    colSetVersion: 1,
    resultCode: 'X',
  })
  // The two before six are no full subgroup of their day.
  expect(report.times).toEqual(['2026-02-03T14:01', '2026-02-04T00:01', '2026-02-04T06:03'].map(berlin))
  expect([sizesOf(report), report.leftOver]).toEqual([[4, 4, 4], 2])
})

test.each([
  ['the hour that is skipped', '2026-03-28T22:00', 7],
  ['the hour that is there twice', '2026-10-24T22:00', 9],
])(
  'by time, a night with %s has subgroups of an hour each, none twice as long',
  async (name, from, hours) => {
    const start = berlin(from)
    const colSetId = `DST-${hours}`
    const { setKey } = await storedSet(db, colSetId, [aCharacteristic(1, 'X')], 1, {
      subgroupBy: 'time',
      subgroupMinutes: 60,
    })
    // A value every ten minutes of the night, which is as long as the clocks make it.
    const end = berlin(from.replace(/\d\dT22:00/, (day) => `${String(Number(day.slice(0, 2)) + 1)}T06:00`))
    expect((end - start) / 3_600_000).toBe(hours)
    for (let ms = start, i = 0; ms < end; ms += 10 * minute, i++) await pass(ms, setKey, i % 4)
    const report = await admin(charts.report, {
      stationNumber: 'S10',
      colSetId,
      colSetVersion: 1,
      resultCode: 'X',
    })
    expect([name, sizesOf(report)]).toEqual([name, Array.from({ length: hours }, () => 6)])
    const single = await admin(charts.report, {
      stationNumber: 'S10',
      colSetId,
      colSetVersion: 1,
      resultCode: 'X',
      subgroupBy: 'consecutive',
      unitCount: 1,
    })
    expect(single.times).toEqual(Array.from({ length: hours * 6 }, (_, i) => start + i * 10 * minute))
  },
)

test('limits were changed, and a result from before comes late: it is judged by those of its time, the others stay as they are', async () => {
  const start = berlin('2026-02-05T07:00')
  const { setKey } = await storedSet(db, 'LATE', [aCharacteristic(1, 'X')])
  const place = { stationNumber: 'S10', colSetId: 'LATE', colSetVersion: 1, resultCode: 'X' }
  for (let i = 0; i < 60; i++) await pass(start + i * minute, setKey, (i < 30 ? 10 : 20) + ((i * 7) % 5) / 10)
  const freeze = (from: number, to: number) =>
    admin(chartLimits.freeze, {
      ...place,
      from: isoOf(start + from * minute),
      to: isoOf(start + to * minute),
      validFrom: isoOf(start + from * minute),
      reason: 'steady',
    })
  const [first, second] = [await freeze(0, 30), await freeze(30, 60)]
  const before = await admin(charts.report, place)
  expect(before.broken).toEqual([])
  // Twenty is well inside of today's limits, and far out of those it was measured under.
  await pass(start + 10.5 * minute, setKey, 20)
  const after = await admin(charts.report, place)
  expect(after.stages.map(({ at, limitsId }) => [at, limitsId])).toEqual([
    [0, first.limitsId],
    [31, second.limitsId],
  ])
  expect(after.broken.filter(({ chart }) => chart === 'location')).toEqual([
    { chart: 'location', rule: 1, at: 11 },
  ])
  expect(after.location.map(({ centre }) => centre)).toEqual(before.location.map(({ centre }) => centre))
})
