import { afterAll, expect, test } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const fails = (sn: string) => line.station('S10').work(sn, { TORQUE: 99 })
const todays = async (found: readonly { failId: string }[]) =>
  Promise.all(found.map(async ({ failId }) => (await admin(failures.one, { failId })).todaysDefect))
const bars = async () =>
  (await admin(failureSummary.figures, {})).groups.code.map(({ key, isDefect, failures: n }) => [
    key,
    isDefect,
    n,
  ])

test('a result code waits to be named, with what it measures', async () => {
  await fails('M-1')
  expect((await admin(failures.unmapped, {})).rows).toMatchObject([
    { resultCode: 'TORQUE', stationNumber: 'S10', failures: 1 },
  ])
  expect(await bars()).toEqual([['TORQUE', false, 1]])
  expect(await todays((await admin(failures.list, {})).rows)).toEqual([null])
})

test('from its definition on stations find the defect, and what was found before counts as it', async () => {
  await admin(defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] }))
  await fails('M-2')
  const { rows } = await admin(failures.list, {})
  expect(rows.map(({ productSn, defectCode }) => [productSn, defectCode])).toEqual([
    ['M-2', 'LOOSE'],
    ['M-1', null],
  ])
  expect(await todays(rows)).toEqual(['LOOSE', 'LOOSE'])
  expect(await bars()).toEqual([['LOOSE', true, 2]])
  expect((await admin(failures.list, { defectCode: 'LOOSE' })).rows).toHaveLength(2)
  expect((await admin(failures.unmapped, {})).total).toBe(0)
})

test('a defect that only people find is none to ask a concession for', async () => {
  await admin(defects.create, aDefect('DENT'))
  const { productId } = (await admin(units.passport, { unit: 'M-2' })).unit
  const { failId } = await admin(defectReports.log, {
    stationNumber: 'S10',
    defectCode: 'DENT',
    productId,
  })
  expect(await todays([{ failId }])).toEqual([null])
  await admin(failures.dispose, { failId, disposition: 'falseFail', reason: 'a mark' })
})

test('merged defects count as one; a failure takes only defined defects', async () => {
  await admin(defects.create, aDefect('ASSEMBLY'))
  await admin(defects.merge, {
    defectCode: 'LOOSE',
    subDefectCode: null,
    revision: 0,
    mergedInto: 'ASSEMBLY',
  })
  await fails('M-3')
  expect(await bars()).toEqual([['ASSEMBLY', true, 3]])
  const found = (await admin(failures.list, { defectCode: 'ASSEMBLY' })).rows
  expect(found.map(({ defectCode }) => defectCode)).toEqual(['ASSEMBLY', 'LOOSE', null])
  expect(await todays(found)).toEqual(['ASSEMBLY', 'ASSEMBLY', 'ASSEMBLY'])
  const recodeTo = (defectCode: string) =>
    admin(failures.recode, { failId: found[2]!.failId, defectCode, subDefectCode: null, reason: 'looked at' })
  await expect(recodeTo('UNHEARD')).rejects.toMatchObject({ key: 'defects.no_defect', field: 'defectCode' })
  await expect(recodeTo('LOOSE')).rejects.toMatchObject({ key: 'defects.of_retired' })
  expect(await recodeTo('ASSEMBLY')).toMatchObject({ defectCode: 'ASSEMBLY' })
})
