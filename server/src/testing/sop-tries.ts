import { sops } from '@takt/contract/sops.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'
import { aSop } from './sops.ts'

/** Written by one person and released by another. */
export function sopTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const admin = plant.as('admin', 'L1')
  const key = { sopCode: 'SOP-2', sopVer: 1 }
  const byAnother = async () => {
    await plant.db.updateTable('sops').set({ authors: '["ann"]' }).where('sopCode', '=', 'SOP-2').execute()
    const { contentHash, revision } = await admin(sops.one, key)
    return { ...key, contentHash, revision }
  }
  return [
    [sops.create, aSop('SOP-2')],
    [sops.submit, key],
    [sops.release, byAnother],
    [sops.revise, key],
    [sops.withdraw, { ...key, reason: 'x' }],
  ]
}
