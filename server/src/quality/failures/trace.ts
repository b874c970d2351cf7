import type { Failure } from '@takt/contract/failures.ts'
import type { Decision } from '../../execution/floor/floor.ts'
import type { Change } from '../../platform/audit/audit.ts'

/** The trace of a decision: of the failure, and of its unit, whose page shows it too. */
export function changesBy(failure: Failure, { disposition, reason }: Decision): Change[] {
  const { failId, failStatus, productId } = failure
  const after = { failStatus: disposition, dispositionReason: reason }
  const own: Change = { entity: 'failure', key: failId, action: disposition, before: { failStatus }, after }
  return productId === null ? [own] : [own, { ...own, entity: 'unit', key: productId }]
}
