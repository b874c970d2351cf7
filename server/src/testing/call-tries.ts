import { andon } from '@takt/contract/andon.ts'
import { isoOf } from '../platform/db/instants.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'

/** Of a call that lasted for hours, which cannot be tried with a call of this moment. */
export function callTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const admin = plant.as('admin', 'L1')
  const start = isoOf(Date.now() - 3 * 3_600_000)
  const splitAt = isoOf(Date.now() - 2 * 3_600_000)
  const solved = async () => {
    const { id } = (await admin(andon.list, { callState: 'solved' })).rows[0]!
    await plant.db.updateTable('andonCalls').set({ calledAt: start }).where('id', '=', id).execute()
    return id
  }
  return [
    [
      andon.split,
      async () => ({ id: await solved(), start, splitAt, lossType: 'process', remark: 'wrong recipe' }),
    ],
    [andon.merge, async () => ({ id: await solved(), start: splitAt })],
  ]
}
