import { afterAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { lines } from '@takt/contract/lines.ts'
import { settings } from '@takt/contract/settings.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')

test('a line is measured by its own target, and by the plant’s where nobody decided one for it', async () => {
  await admin(lines.create, aLine('L1'))
  await admin(lines.create, aLine('L2', { okRateTarget: 0.9 }))
  const targets = async () =>
    (await plant.as('operator')(boards.lines, {})).map(({ okRateTarget }) => okRateTarget)
  expect(await targets()).toEqual([null, 0.9])
  await admin(settings.save, theSettings({ targets: { ...firstSettings.targets, okRate: 0.97 } }))
  expect(await targets()).toEqual([0.97, 0.9])
})
