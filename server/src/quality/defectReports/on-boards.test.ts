import { afterAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
await admin(defects.create, aDefect('SCRATCH'))
const okRate = async () => (await admin(boards.line, {})).tile.okRate

test('a unit on which a person found a defect is NG on the board until the defect is decided to be none', async () => {
  await line.station('S10').work('B-1', { TORQUE: 10 })
  const { productId } = (await admin(units.passport, { unit: 'B-1' })).unit
  expect(await okRate()).toBe(null)
  const { failId } = await admin(defectReports.log, {
    stationNumber: 'S10',
    defectCode: 'SCRATCH',
    productId,
  })
  expect(await okRate()).toBe(0)
  await admin(failures.dispose, { failId, disposition: 'falseFail', reason: 'a hair' })
  expect(await okRate()).toBe(null)
})
