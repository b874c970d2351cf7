import { tools } from '@takt/contract/tools.ts'
import type { Tries } from '../../testing/feature-tries.ts'

const toolCode = 'T-1'
const draft = { toolCode, toolType: 'DIE', toolDescription: null, usesPerPass: 1 }
const reason = 'x'

export const tries: Tries = [
  [tools.create, { ...draft, frequency: 100 }],
  [tools.update, { ...draft, toolDescription: 'Upper die', revision: 0 }],
  [tools.mount, { toolCode, stationNumber: 'S10' }],
  [tools.dismount, { toolCode }],
  [tools.maintain, { toolCode, reason }],
  [tools.giveBack, { toolCode, frequency: 90, reason }],
]
