import { afterAll, expect, test } from 'vitest'
import { defects } from '@takt/contract/defects.ts'
import { rework } from '@takt/contract/rework.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')

test('by defect, reports from before a definition and from before a merge count as they mean today', async () => {
  await line.station('S10').work('A-1', { TORQUE: 10 })
  await line.station('S20').work('A-1', { VOUT: 9 })
  const { productId } = (await admin(units.passport, { unit: 'A-1' })).unit
  await admin(rework.report, { productId, reworkResult: 'repaired', repairCode: 'resolder', timeSpent: 1 })
  const sums = async () =>
    (await admin(rework.summary, { by: 'defect' })).rows.map(({ sumCode, reports }) => [sumCode, reports])
  expect(await sums()).toEqual([['VOUT', 1]])

  const { revision } = await admin(defects.create, aDefect('LOW', { resultCodes: ['VOUT'] }))
  expect(await sums()).toEqual([['LOW', 1]])
  await admin(defects.create, aDefect('WEAK'))
  await admin(defects.merge, { defectCode: 'LOW', subDefectCode: null, revision, mergedInto: 'WEAK' })
  expect(await sums()).toEqual([['WEAK', 1]])
  expect((await admin(rework.list, { symptom: 'WEAK' })).total).toBe(1)
})
