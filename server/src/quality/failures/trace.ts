import type { Failure } from '@takt/contract/failures.ts'
import type { Decision } from '../../execution/floor/floor.ts'
import type { Change } from '../../platform/audit/audit.ts'

/** Stands at the failure, and at its unit, whose page shows it too. */
const atBoth = (productId: string | null, own: Change): Change[] =>
  productId === null ? [own] : [own, { ...own, entity: 'unit', key: productId }]

/** The trace of a decision. */
export function changesBy(failure: Failure, { disposition, reason }: Decision): Change[] {
  const { failId, failStatus, productId } = failure
  const after = { failStatus: disposition, dispositionReason: reason }
  return atBoth(productId, {
    entity: 'failure',
    key: failId,
    action: disposition,
    before: { failStatus },
    after,
  })
}

/** The trace of a decision that was taken back. */
export function undoneBy(
  { failId, productId, failStatus }: Failure,
  now: Pick<Failure, 'failStatus'>,
  reason: string | null,
): Change[] {
  const after = { failStatus: now.failStatus, reason }
  return atBoth(productId, { entity: 'failure', key: failId, action: 'undo', before: { failStatus }, after })
}
