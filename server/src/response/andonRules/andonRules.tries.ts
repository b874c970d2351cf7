import { andonRules } from '@takt/contract/andonRules.ts'
import type { Tries } from '../../testing/feature-tries.ts'
import { anAndonRule } from '../../testing/andon.ts'

export const tries: Tries = [
  [andonRules.create, anAndonRule()],
  [andonRules.update, { ...anAndonRule({ levelAPeriod: 3 }), revision: 0 }],
  [andonRules.delete, { stationNumber: null, lossType: 'equipment', revision: 1 }],
]
