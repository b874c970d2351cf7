import { calibrations } from '@takt/contract/calibrations.ts'
import { toolCounters } from '@takt/contract/toolCounters.ts'
import { tools } from '@takt/contract/tools.ts'
import type { Tries } from '../../testing/feature-tries.ts'

const toolCode = 'T-1'
const points = [{ reference: 5, tolerance: 0.1, asFound: 5.05 }]
const draft = { toolCode, toolType: 'DIE', toolDescription: null, usesPerPass: 1 }
const reason = 'x'

export const tries: Tries = [
  [tools.create, { ...draft, frequency: 100 }],
  [tools.update, { ...draft, toolDescription: 'Upper die', calibrationDays: 3660, revision: 0 }],
  [calibrations.record, { toolCode, calibratedAt: '2026-01-05T08:00:00Z', calibratedBy: 'Lab', points }],
  [tools.mount, { toolCode, stationNumber: 'S10' }],
  [tools.dismount, { toolCode }],
  [tools.maintain, { toolCode, reason }],
  [toolCounters.save, { toolCode, counterKind: 'minutes', lifeLimit: 100, warnShare: 0.8 }],
  [toolCounters.save, { toolCode, counterKind: 'cavity', lifeLimit: null, warnShare: 0.9, cavities: 2 }],
  [toolCounters.block, { toolCode, cavity: 2, reason }],
  [toolCounters.open, { toolCode, cavity: 2, reason }],
  [toolCounters.remove, { toolCode, counterKind: 'cavity', reason }],
  [tools.giveBack, { toolCode, frequency: 90, reason }],
]
