import { afterAll, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { holdersIn } from '../../testing/holders.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const startHolders = holdersIn(plant)

test('a lot that thousands of units hold or held is found at once, though the tables were never analyzed', async () => {
  await startHolders('L1', 'PINS', 450)
  const admin = await startHolders('L2', 'PINS', 1200)
  for (const now of [false, true]) {
    const lot = { bomCode: 'PIN', bomLot: 'PINS', now }
    expect((await admin(genealogy.whereUsed, { ...lot, limit: 10 })).units).toBe(1200)
    const held = await admin(genealogy.hold, { ...lot, reason: 'soft' })
    expect(held.changed + held.left.reduce((sum, { units }) => sum + units, 0)).toBe(1200)
  }
})
