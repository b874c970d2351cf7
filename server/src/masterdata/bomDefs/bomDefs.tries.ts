import { bomDefs } from '@takt/contract/bomDefs.ts'
import { aPart } from '../../testing/samples.ts'
import type { Tries } from '../../testing/feature-tries.ts'

export const tries: Tries = [
  [bomDefs.create, aPart('P')],
  [bomDefs.update, { ...aPart('P'), revision: 0 }],
  [bomDefs.block, { bomCode: 'P', reason: 'x' }],
  [bomDefs.unblock, { bomCode: 'P', reason: 'x' }],
  [bomDefs.import, { rows: [{ bomCode: 'P2', bomName: 'P2', unit: 'pcs' }], dryRun: false }],
  [bomDefs.delete, { bomCode: 'P2' }],
]
