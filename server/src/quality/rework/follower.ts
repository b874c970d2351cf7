import type { LineEvent } from '@takt/contract/events.ts'
import type { Follower } from '../../platform/kernel/kernel.ts'
import { noteRetest, type Retest } from './rework.queries.ts'

/** Keeps with each report what its failed step reported of the unit afterwards: the failure is closed by an OK, or its defect is found there again. */
export const reworkFollower: Follower = {
  name: 'rework',
  kinds: ['failureOpened', 'failureClosed', 'retestPassed'],
  handle: async (db, events) => {
    let changed = false
    // One after the other: of two retests of a unit the first one that tells of the repaired defect counts.
    for (const event of events)
      for (const retest of retestOf(event)) {
        const { numAffectedRows } = await noteRetest(db, event.lineNumber, retest)
        changed ||= (numAffectedRows ?? 0n) > 0n
      }
    return changed ? ['rework', 'reworkers'] : []
  },
}

function retestOf({ kind, data }: LineEvent): Retest[] {
  if (kind === 'retestPassed') return [{ ...data, retestStatus: 'ok' }]
  if (kind !== 'failureOpened' && kind !== 'failureClosed') return []
  const { productId, stepSeq, at, defectCode, resultCode } = data
  if (productId === null || stepSeq === null) return []
  if (kind === 'failureOpened')
    return [{ productId, stepSeq, at, retestStatus: 'ng', defectCode, resultCode }]
  return data.failStatus === 'closed' ? [{ productId, stepSeq, at, retestStatus: 'ok' }] : []
}
