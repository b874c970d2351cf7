import { sops } from '@takt/contract/sops.ts'
import type { Tries } from '../../testing/feature-tries.ts'
import { aSop } from '../../testing/sops.ts'

const key = { sopCode: 'SOP-1', sopVer: 1 }
const reason = 'x'

export const tries: Tries = [
  [sops.create, aSop('SOP-1')],
  [sops.update, { ...aSop('SOP-1'), sopTitle: 'Other', sopVer: 1, revision: 0 }],
  [sops.submit, key],
  [sops.sendBack, { ...key, reason }],
  [sops.delete, key],
]
