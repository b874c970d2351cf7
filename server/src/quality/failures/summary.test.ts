import { afterAll, expect, test } from 'vitest'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const [s10, s20, s30, s90] = (['S10', 'S20', 'S30', 'S90'] as const).map(line.station) as [
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
]

test('four yields, the Pareto and the retest results are counted from the same passes', async () => {
  // Good at once.
  for (const sn of ['A', 'B']) {
    await s10.work(sn, { TORQUE: 10 })
    await s20.work(sn, { VOUT: 5 })
    await s30.work(sn)
  }
  // NG, then OK at the same station with nothing done between: no trouble found.
  await s10.work('C', { TORQUE: 20 })
  await s10.work('C', { TORQUE: 10 })
  await s20.work('C', { VOUT: 5 })
  await s30.work('C')
  // NG, reworked, OK.
  await s10.work('D', { TORQUE: 10 })
  await s20.work('D', { VOUT: 9 })
  await s90.work('D')
  await s20.work('D', { VOUT: 5 })
  await s30.work('D')
  // NG and scrapped.
  await s10.work('E', { TORQUE: 1 })
  const [open] = (await admin(failures.list, { productSn: 'E' })).rows
  await admin(failures.dispose, { failId: open!.failId, disposition: 'scrap', reason: 'bent' })

  const found = await admin(failureSummary.figures, {})
  expect(found).toMatchObject({ okQuantity: 2, ngQuantity: 3, failures: 3 })
  expect(found.okRate).toBeCloseTo(2 / 5)
  expect(found.ppm).toBeCloseTo(600_000)
  const rated = found.trend.filter(({ okRate }) => okRate !== null)
  expect(rated.map(({ okRate }) => okRate)).toEqual([found.okRate])
  expect(found.okRateTarget).toBeNull()
  expect(found.firstPassYield).toBeCloseTo(2 / 5)
  expect(found.finalYield).toBeCloseTo(4 / 5)
  expect(found.runYield).toBeCloseTo(13 / 16)
  // S10: 3 of 5, S20: 3 of 4, S30: 4 of 4. The bench S90 is no step of the way.
  expect(found.rolledYield).toBeCloseTo((3 / 5) * (3 / 4))
  expect(found.groups.code.map(({ key, failures }) => [key, failures])).toEqual([
    ['TORQUE', 2],
    ['VOUT', 1],
  ])
  expect(found.groups.station.map(({ key, failures }) => [key, failures])).toEqual([
    ['S10', 2],
    ['S20', 1],
  ])
  expect(found.resultNames.toSorted((a, b) => a.resultCode.localeCompare(b.resultCode))).toEqual([
    { resultCode: 'TORQUE', resultName: 'TORQUE' },
    { resultCode: 'VOUT', resultName: 'VOUT' },
  ])
  expect(found.cells).toEqual([
    { stationNumber: 'S10', key: 'TORQUE', isDefect: false, failures: 2 },
    { stationNumber: 'S20', key: 'VOUT', isDefect: false, failures: 1 },
  ])
  expect(found.trend.reduce((sum, { failures }) => sum + failures, 0)).toBe(3)
  const at = (station: string) => found.stations.find(({ stationNumber }) => stationNumber === station)
  expect(at('S10')).toMatchObject({ failedPasses: 2, noTrouble: 1, noTroubleRate: 0.5, retestOk: 1 })
  expect(at('S20')).toMatchObject({ failedPasses: 1, noTrouble: 0, retested: 1, retestOk: 1 })
})

test('nothing made is no figure, and a station narrows what is counted', async () => {
  const empty = await admin(failureSummary.figures, { to: '2020-01-02T00:00:00Z' })
  expect(empty).toMatchObject({ failures: 0, okRate: null, ppm: null, rolledYield: null, finalYield: null })
  const { groups, stations, ...yields } = await admin(failureSummary.figures, { stationNumber: 'S20' })
  expect(yields).toMatchObject({ okQuantity: 3, ngQuantity: 1, firstPassYield: 0.75, finalYield: null })
  expect(groups.code).toMatchObject([{ key: 'VOUT', failures: 1 }])
  expect(stations.map(({ stationNumber }) => stationNumber)).toEqual(['S20'])
})

test('a period begins and ends with a quarter of an hour, for what failed as for what was made', async () => {
  const quarter = 900_000
  const start = Math.floor(Date.now() / quarter) * quarter - 4 * quarter
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  const made = (productSn: string, minutes: number, resultValue: number) =>
    s10.send('complete', {
      messageId: productSn,
      at: at(minutes),
      productSn,
      results: [{ resultCode: 'TORQUE', resultValue }],
    })
  await made('Q-OK', 1, 10)
  await made('Q-NG', 5, 99)
  const figures = await admin(failureSummary.figures, { from: at(3), to: at(10) })
  expect(figures).toMatchObject({ from: at(0), to: at(15), failures: 1, runYield: 0.5 })
})

test('what failed in a period long ago has its name', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await plant.db
    .updateTable('failures')
    .set({ failTime: ago(100) })
    .execute()
  const { resultNames } = await admin(failureSummary.figures, { from: ago(101), to: ago(99) })
  expect(resultNames).toContainEqual({ resultCode: 'VOUT', resultName: 'VOUT' })
})
