import { inspections } from '@takt/contract/inspections.ts'
import { anInspection } from '../../testing/samples.ts'
import type { Tries } from '../../testing/feature-tries.ts'

export const tries: Tries = [
  [inspections.create, anInspection('C1', { stationNumber: 'S10' })],
  [
    inspections.update,
    { ...anInspection('C1', { stationNumber: 'S10', textEn: 'Guard closed' }), revision: 0 },
  ],
  [inspections.record, { itemCode: 'C1', resultStatus: 'ok' }],
  [inspections.record, { itemCode: 'C1', resultStatus: 'ng' }],
  [inspections.repair, { recordId: 2, workDone: 'Latch exchanged' }],
  [inspections.correct, { id: 1, resultStatus: 'ok', remark: 'Latch greased', reason: 'Remark forgotten' }],
  [inspections.retire, { itemCode: 'C1', revision: 1 }],
]
