import { sops } from '@takt/contract/sops.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'
import { aSop, mayApprove } from './sops.ts'

/** Written by one person and released by another. */
export function sopTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const admin = plant.as('admin', 'L1')
  const key = { sopCode: 'SOP-2', sopVer: 1 }
  const byAnother = async () => {
    await plant.db.updateTable('sops').set({ authors: '["ann"]' }).where('sopCode', '=', 'SOP-2').execute()
    const { contentHash, revision } = await admin(sops.one, key)
    return { ...key, contentHash, revision, ...(await mayApprove(plant, 'admin')) }
  }
  const ofOne = async () => {
    await plant.db
      .insertInto('operators')
      .values({
        operatorNo: 'R-1',
        name: 'Reader',
        cardId: 'R-1',
        userName: null,
        level: 1,
        teamName: null,
        enabled: true,
      })
      .execute()
    const { contentHash } = await admin(sops.one, key)
    return { ...key, stationNumber: 'S10', contentHash, cardId: 'R-1' }
  }
  return [
    [sops.create, aSop('SOP-2')],
    [sops.submit, key],
    [sops.review, byAnother],
    [sops.release, byAnother],
    [sops.confirm, ofOne],
    [sops.revise, key],
    [sops.withdraw, { ...key, reason: 'x' }],
  ]
}
