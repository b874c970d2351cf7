import { tools } from '@takt/contract/tools.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'

/** More uses: asked for by one person and decided by another. */
export function toolTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const toolCode = 'T-2'
  const asked = { toolCode, askedUses: 5, reason: 'x' }
  const byAnother = async () => {
    await plant.db.updateTable('tools').set({ askedBy: 'ann' }).where('askedUses', 'is not', null).execute()
    return { toolCode }
  }
  return [
    [tools.create, { toolCode, toolType: 'DIE', toolDescription: null, frequency: 10, usesPerPass: 1 }],
    [tools.askMore, asked],
    [tools.allowMore, byAnother],
    [tools.askMore, asked],
    [tools.refuseMore, async () => ({ ...(await byAnother()), reason: 'x' })],
    [tools.scrap, { toolCode, reason: 'x' }],
  ]
}
