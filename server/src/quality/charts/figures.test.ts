import { afterAll, expect, test } from 'vitest'
import { fittedOf } from '@takt/contract/chart-figures.ts'
import { charts } from '@takt/contract/charts.ts'
import { firstTargets } from '@takt/contract/first-targets.ts'
import { lines } from '@takt/contract/lines.ts'
import { settings } from '@takt/contract/settings.ts'
import { normal } from '@takt/statistics/distributions.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aLine, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const start = Date.parse('2026-03-02T06:00:00.000Z')
await ensureMonth(plant.db, isoOf(start))
const set = await storedSet(plant.db, 'F', [
  aCharacteristic(1, 'EVEN', { lowerSpecLimit: 6, upperSpecLimit: 14, unitCount: 5 }),
  aCharacteristic(2, 'SKEWED', { lowerSpecLimit: null, upperSpecLimit: 20, unitCount: 5 }),
])
/** A hundred values as normal as can be, out of order. */
const scattered = (i: number) => normal().quantile((((i * 37) % 100) + 0.5) / 100)!
for (let i = 0; i < 100; i++) {
  const unit = await storedUnit(plant.db, 'F', { productSn: `F-${i}` })
  const [even, skewed] = [10 + scattered(i), Math.exp(0.8 * scattered(i))]
  await storedPass(plant.db, unit, isoOf(start + i * 1000), { setKey: set.setKey, values: [even, skewed] })
}
const admin = plant.as('admin', 'F')
await admin(lines.create, aLine('F'))
const figuresOf = async (resultCode: string) =>
  (await admin(charts.report, { colSetId: 'F', colSetVersion: 1, stationNumber: 'S10', resultCode })).figures

test('each index has its interval; within has fewer degrees of freedom, so it is known less well', async () => {
  const found = await figuresOf('EVEN')
  for (const name of ['cp', 'cpk', 'pp', 'ppk'] as const) {
    expect(found[`${name}Lower`]).toBeLessThan(found[name]!)
    expect(found[`${name}Upper`]).toBeGreaterThan(found[name]!)
  }
  const wide = (name: 'cp' | 'pp') => found[`${name}Upper`]! / found[`${name}Lower`]!
  expect(wide('cp')).toBeGreaterThan(wide('pp') * 1.02)
})

test('what is not normal also has an index by the quantiles of its distribution', async () => {
  expect(await figuresOf('EVEN')).toMatchObject({ distribution: 'normal', fitted: null })
  const { distribution, fitted, ppk } = await figuresOf('SKEWED')
  expect(distribution).toBe('logNormal')
  // (20 − 1)/(exp(0.8 · 3) − 1) = 1.90 of the true distribution; by mean and sigma it looks twice as good.
  expect(fitted!.worst).toBeGreaterThan(fitted!.worstLower!)
  expect(fitted!.worst).toBeLessThan(3)
  expect(ppk).toBeGreaterThan(fitted!.worst! * 1.3)
  // With one limit there is no potential; with both it has its interval.
  expect([fitted!.potential, fitted!.potentialLower]).toEqual([null, null])
  // It is drawn over the values too; a report that was frozen before it was kept has the normal curve.
  const skewed = await figuresOf('SKEWED')
  expect(fittedOf(skewed)).toEqual({ name: 'logNormal', parameters: fitted!.parameters })
  expect(fittedOf({ ...skewed, fitted: { ...fitted!, parameters: null } })?.name).toBe('normal')
  expect(fittedOf({ ...skewed, enough: false })).toBeNull()
})

test('the convention of the plant goes with the figures, and whether the chart is stable', async () => {
  expect(await figuresOf('EVEN')).toMatchObject({ convention: 'aiag2005', stable: true })
  const targets = { ...firstTargets, convention: 'iso22514' as const }
  await plant.as('admin')(settings.save, theSettings({ targets }))
  expect(await figuresOf('EVEN')).toMatchObject({ convention: 'iso22514', stable: true })
})

test('a frozen report reads the same after later values, another convention and other limits', async () => {
  const chartInput = { colSetId: 'F', colSetVersion: 1, stationNumber: 'S10', resultCode: 'EVEN' }
  const { reportId } = await admin(charts.freeze, { ...chartInput, reportTitle: 'First sample' })
  const before = await admin(charts.one, { reportId })
  expect(before.report).toEqual(await admin(charts.report, chartInput))
  const unit = await storedUnit(plant.db, 'F', { productSn: 'F-late' })
  await storedPass(plant.db, unit, isoOf(start + 200_000), { setKey: set.setKey, values: [13, 1] })
  const targets = { ...firstTargets, convention: 'aiag2005' as const }
  await plant.as('admin')(settings.save, theSettings({ targets }, 1))
  expect((await admin(charts.report, chartInput)).figures.sampleNum).toBe(101)
  expect(await admin(charts.one, { reportId })).toEqual(before)
  const texts = JSON.stringify(before.report.times.map(isoOf))
  await plant.pool.query(
    `update frozen_reports set report = jsonb_set(report::jsonb, '{times}', $1::jsonb) where report_id = $2`,
    [texts, reportId],
  )
  expect(await admin(charts.one, { reportId })).toEqual(before)
  const nothing = admin(charts.freeze, { ...chartInput, stationNumber: 'S99', reportTitle: 'Empty' })
  await expect(nothing).rejects.toMatchObject({ key: 'charts.nothing' })
})

test('values as Q-DAS ASCII: what is measured, its limits, and each value with its time by the plant', async () => {
  const chartInput = { colSetId: 'F', colSetVersion: 1, stationNumber: 'S10', resultCode: 'SKEWED' }
  const reply = await plant.app.inject({
    method: 'POST',
    url: '/api/charts/qdas/F',
    headers: { authorization: `Bearer ${await plant.tokenFor('admin')}` },
    payload: chartInput,
  })
  expect(reply.headers['content-disposition']).toContain('.dfq')
  const lines = reply.body.split('\r\n')
  expect(lines[0]).toBe('K0100 1')
  expect(lines).toContain('K2001/1 SKEWED')
  expect(lines).toContain('K2111/1 20')
  expect(lines.some((line) => line.startsWith('K2110'))).toBe(false)
  const values = lines.filter((line) => line.startsWith('K0001/1 '))
  const { sampleNum, mean } = (await admin(charts.report, chartInput)).figures
  expect(values).toHaveLength(sampleNum)
  const sum = values.reduce((all, line) => all + Number(line.slice(8)), 0)
  expect(sum / sampleNum).toBeCloseTo(mean!, 9)
  expect(lines.filter((line) => /^K0004\/1 \d{2}\.\d{2}\.\d{4}\/\d{2}:\d{2}:\d{2}$/.test(line))).toHaveLength(
    sampleNum,
  )
})

const download = async (of: 'qdas' | 'export', payload: object) =>
  plant.app.inject({
    method: 'POST',
    url: `/api/charts/${of}/F`,
    headers: { authorization: `Bearer ${await plant.tokenFor('admin')}` },
    payload,
  })

test('a frozen report hands out its own values and figures: what comes later is in neither', async () => {
  const chartInput = { colSetId: 'F', colSetVersion: 1, stationNumber: 'S10', resultCode: 'SKEWED' }
  const live = await download('qdas', chartInput)
  const { reportId } = await admin(charts.freeze, { ...chartInput, reportTitle: 'Kept' })
  const unit = await storedUnit(plant.db, 'F', { productSn: 'F-later' })
  await storedPass(plant.db, unit, isoOf(start + 300_000), { setKey: set.setKey, values: [10, 17.25] })
  expect((await download('qdas', chartInput)).body).toContain('K0001/1 17.25')
  expect((await download('qdas', { ...chartInput, reportId })).body).toBe(live.body)
  const sheet = await download('export', { ...chartInput, reportId, format: 'xlsx' })
  const text = sheet.rawPayload.toString('latin1')
  expect(text).toContain('xl/worksheets/sheet2.xml')
  await plant.db
    .updateTable('frozenReports')
    .set({ measured: null })
    .where('reportId', '=', reportId)
    .execute()
  expect((await download('qdas', { ...chartInput, reportId })).json()).toMatchObject({
    key: 'charts.no_values_kept',
  })
})
