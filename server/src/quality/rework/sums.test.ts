import { afterAll, expect, test } from 'vitest'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { lots } from '@takt/contract/lots.ts'
import { rework, type ReworkView } from '@takt/contract/rework.ts'
import { settings } from '@takt/contract/settings.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const sums = async (by: ReworkView, more: object = {}) => (await admin(rework.summary, { by, ...more })).rows

async function failed(sn: string) {
  await line.station('S10').work(sn, { TORQUE: 10 })
  return (await line.station('S20').work(sn, { VOUT: 9 })).productId
}
const report = (productId: string, timeSpent: number) =>
  admin(rework.report, { productId, reworkResult: 'repaired', repairCode: 'clean', timeSpent })
async function rate(hourRate: number | null, currency: string | null) {
  const now = await plant.as('admin')(settings.get, {})
  const limits = { ...now.settings.rework, hourRate, currency }
  await plant.as('admin')(settings.save, {
    version: now.version,
    reason: 'tried',
    settings: { ...now.settings, rework: limits },
  })
}

test('the sums list units sent in and in rework, also for a code without reports', async () => {
  for (const sn of ['A', 'B', 'C']) await failed(sn)
  expect(await sums('defect')).toMatchObject([
    {
      sumCode: 'VOUT',
      name: 'VOUT',
      sentIn: 3,
      inRework: 3,
      reports: 0,
      successRate: null,
      cost: null,
    },
  ])
  expect(await sums('rwkCode')).toMatchObject([{ sumCode: 'S90', sentIn: null, inRework: 3, reports: 0 }])
  expect(await sums('repair')).toEqual([])
  const [row] = await sums('defect')
  const { total } = await admin(failures.list, { failStatus: 'rework' })
  expect(row!.inRework).toBe(total)
})

test('a report costs the hourly rate of its time; without a rate it has no cost', async () => {
  await report(await failed('D'), 600)
  expect((await sums('repair'))[0]).toMatchObject({ sumCode: 'clean', reports: 1, cost: null })
  await rate(60, 'EUR')
  await report(await failed('E'), 900)
  await rate(600, 'EUR')
  expect((await sums('repair'))[0]).toMatchObject({ reports: 2, cost: 15 })
  expect(await plant.as('admin')(settings.common, {})).toMatchObject({ currency: 'EUR' })
  await expect(rate(60, 'eur')).rejects.toMatchObject({ key: 'call.invalid' })
  await expect(rate(-1, 'EUR')).rejects.toMatchObject({ key: 'call.invalid' })
})

test('sums are sorted and paged as requested; empty values come last', async () => {
  await admin(rework.report, {
    productId: await failed('F'),
    reworkResult: 'repaired',
    repairCode: 'resolder',
    timeSpent: 60,
  })
  const codes = async (more: object) => (await sums('repair', more)).map(({ sumCode }) => sumCode)
  expect(await codes({ sort: 'reports' })).toEqual(['resolder', 'clean'])
  expect(await codes({ sort: '-averageTime' })).toEqual(['clean', 'resolder'])
  expect(await codes({ sort: 'successRate' })).toEqual(['clean', 'resolder'])
  expect(await codes({ limit: 1, page: 2 })).toEqual(['resolder'])
})

test('of a lot each piece counts, here as in the summary of failures', async () => {
  const { lotNo } = await admin(lots.create, { orderCode: line.order.orderCode, number: 20 })
  const logged = { stationNumber: 'S30', defectCode: 'DENT', lotNo, quantity: 7 }
  const { failId } = await admin(defectReports.log, logged)
  await admin(failures.dispose, { failId, disposition: 'rework', reason: 'polish' })
  const { groups } = await admin(failureSummary.figures, { stationNumber: 'S30' })
  expect(groups.code).toMatchObject([{ key: 'DENT', failures: 7 }])
  for (const by of ['defect', 'station'] as const) {
    const row = (await sums(by)).find(({ sumCode }) => sumCode === 'DENT' || sumCode === 'S30')
    expect(row).toMatchObject({ sentIn: 7, inRework: 7 })
  }
  const { days, ages } = await admin(rework.figures, {})
  // Six units failed before, three of which were reported.
  expect(days.reduce((sum, { sentIn }) => sum + sentIn, 0)).toBe(6 + 7)
  const { rows, pieces } = await admin(failures.list, { failStatus: 'rework' })
  expect(pieces).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0))
  expect(ages.reduce((sum, one) => sum + one.failures, 0)).toBe(pieces)
})

test('a result keeps its name, however long ago it failed', async () => {
  await plant.db
    .updateTable('failures')
    .set({ failTime: isoOf(Date.now() - 100 * 86_400_000) })
    .where('resultCode', '=', 'VOUT')
    .execute()
  expect((await sums('defect')).find(({ sumCode }) => sumCode === 'VOUT')).toMatchObject({ name: 'VOUT' })
})
