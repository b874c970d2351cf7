import { afterAll, expect, test } from 'vitest'
import { rework } from '@takt/contract/rework.ts'
import { settings } from '@takt/contract/settings.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const { station } = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'BOARD', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
])
const current = await plant.as('admin')(settings.get, {})
await plant.as('admin')(settings.save, {
  version: current.version,
  reason: 'tried',
  settings: { ...current.settings, rework: { ...current.settings.rework, sameDefectLimit: 2 } },
})

test('a defect that left with its part is not the same again, at the station nor at the console', async () => {
  await station('S10').work('P-1', { TORQUE: 10 })
  await station('S20').work('P-1', { VOUT: 9 }, { materials: [{ serial: 'B-1' }] })
  const { unit, components, failures } = await admin(rework.look, { unit: 'P-1' })
  const failIds = failures.map(({ failId }) => failId)
  const { productId } = unit
  await admin(rework.report, {
    productId,
    reworkResult: 'repaired',
    repairCode: 'replace',
    exchanged: [{ componentId: components[0]!.componentId, serial: 'B-2', failIds }],
    timeSpent: 60,
  })
  await station('S20').work('P-1', { VOUT: 9 })
  expect(await station('S90').arrive('P-1')).toMatchObject({ answer: 'go' })
  expect(await admin(rework.look, { unit: 'P-1' })).toMatchObject({ hindrance: null })
  expect(
    await admin(rework.report, { productId, reworkResult: 'repaired', repairCode: 'clean', timeSpent: 60 }),
  ).toMatchObject({ loop: 2 })
})
