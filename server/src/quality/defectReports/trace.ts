import type { Failure } from '@takt/contract/failures.ts'
import type { Change } from '../../platform/audit/audit.ts'

/** Recorded at the failure and at its unit, whose history outlives a failure that was taken back. */
export function loggedChanges(action: 'log' | 'undo', failure: Failure): Change[] {
  const { failId, productId, stationNumber, defectCode, subDefectCode, quantity, lotNo } = failure
  const facts = { stationNumber, defectCode, subDefectCode, quantity, lotNo }
  const what = action === 'log' ? { after: facts } : { before: facts }
  const own: Change = { entity: 'failure', key: failId, action, ...what }
  return productId === null ? [own] : [own, { ...own, entity: 'unit', key: productId }]
}
