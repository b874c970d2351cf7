import type { Failure } from '@takt/contract/failures.ts'
import type { Decision, Disposed, Undone } from '../../execution/floor/floor.ts'
import type { Change } from '../../platform/audit/audit.ts'

/** Recorded at the failure, and at its unit, whose page shows it too. */
const atBoth = (productId: string | null, own: Change): Change[] =>
  productId === null ? [own] : [own, { ...own, entity: 'unit', key: productId }]

/** The trace of a decision, and at each failure that was decided with the requested ones. */
export function changesBy(outcomes: readonly Disposed[], decision: Decision): Change[] {
  const decided = outcomes.filter(({ refused }) => refused === null)
  const decidedIds = new Set(decided.map(({ failure }) => failure.failId))
  const also = decided.flatMap((one) => one.also).filter(({ failId }) => !decidedIds.has(failId))
  return [
    ...decided.flatMap(({ failure }) => atBoth(failure.productId, decidedAs(failure, decision))),
    ...also.map((failure) => decidedAs(failure, decision)),
  ]
}

function decidedAs({ failId, failStatus }: Failure, { disposition, reason }: Decision): Change {
  const after = { failStatus: disposition, dispositionReason: reason }
  return { entity: 'failure', key: failId, action: disposition, before: { failStatus }, after }
}

/** The trace of a decision that was taken back: at its unit once, however many failures it was about. */
export const undoneBy = (undone: readonly Undone[], reason: string | null): Change[] =>
  undone.flatMap(({ was: { failId, productId, failStatus: before }, failStatus }, at) => {
    const change = { before: { failStatus: before }, after: { failStatus, reason } }
    const own: Change = { entity: 'failure', key: failId, action: 'undo', ...change }
    return at === 0 ? atBoth(productId, own) : [own]
  })
