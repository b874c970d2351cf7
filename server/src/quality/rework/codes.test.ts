import { afterAll, expect, test } from 'vitest'
import { rework } from '@takt/contract/rework.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')

test.each([
  ['causeCode', { causeCode: 'witchcraft', repairCode: 'clean' }],
  ['repairCode', { causeCode: 'part', repairCode: 'glue' }],
] as const)('a %s that is in no list of the plant is refused', async (field, codes) => {
  const sn = `LIST ${field}`
  await line.station('S10').work(sn, { TORQUE: 10 })
  await line.station('S20').work(sn, { VOUT: 9 })
  const { productId } = (await admin(units.passport, { unit: sn })).unit
  await expect(
    admin(rework.report, { productId, reworkResult: 'repaired', timeSpent: 1, ...codes }),
  ).rejects.toMatchObject({ key: 'rework.no_code', field, facts: { code: codes[field] } })
  expect((await admin(units.passport, { unit: sn })).unit.processStatus).toBe('rework')
})
