import { toolSets } from '@takt/contract/toolSets.ts'
import type { Tries } from './feature-tries.ts'

const key = { toolSetId: 'TS', toolSetVersion: 1 }
const member = {
  seqNum: 10,
  stationNumber: 'S10',
  position: null,
  toolType: 'DIE',
  toolCode: null,
  quantity: 1,
}
const draft = { toolSetId: 'TS', toolSetName: 'Set', typeNos: ['T'], remark: null, members: [member] }

/** After type T is there. */
export const toolSetTries: Tries = [
  [toolSets.create, draft],
  [toolSets.update, { ...draft, toolSetVersion: 1, remark: 'x', revision: 0 }],
  [toolSets.revise, key],
  [toolSets.delete, { ...key, toolSetVersion: 2 }],
  [toolSets.move, { ...key, move: 'release' }],
  [toolSets.move, { ...key, move: 'retire' }],
]
