import type { LineEvent } from '@takt/contract/events.ts'
import type { Follower } from '../../platform/kernel/kernel.ts'
import { noteRetests, type Retest } from './rework.queries.ts'

/** Keeps with each report what its failed step reported of the unit afterwards: the failure is closed by an OK, or another one opens there. */
export const reworkFollower: Follower = {
  name: 'rework',
  kinds: ['failureOpened', 'failureClosed', 'retestPassed'],
  handle: async (db, events) => {
    let changed = false
    // One after the other: of two retests of a unit the first one counts.
    for (const event of events)
      for (const retest of retestOf(event)) {
        const { numAffectedRows } = await noteRetests(db, event.lineNumber, [retest])
        changed ||= (numAffectedRows ?? 0n) > 0n
      }
    return changed ? ['rework', 'reworkers'] : []
  },
}

function retestOf({ kind, data }: LineEvent): Retest[] {
  if (kind === 'retestPassed') return [{ ...data, retestStatus: 'ok' }]
  if (kind !== 'failureOpened' && kind !== 'failureClosed') return []
  const { productId, stepSeq, at } = data
  if (productId === null || stepSeq === null) return []
  if (kind === 'failureOpened') return [{ productId, stepSeq, at, retestStatus: 'ng' }]
  return data.failStatus === 'closed' ? [{ productId, stepSeq, at, retestStatus: 'ok' }] : []
}
