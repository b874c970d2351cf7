import { reworkers } from '@takt/contract/reworkers.ts'
import type { Tries } from '../../testing/feature-tries.ts'

const anyUnit = {
  operatorNo: 'OP2',
  typeNos: [],
  defectCodes: [],
  stationNumbers: [],
  level: 1,
  validUntil: null,
}

export const tries: Tries = [
  [reworkers.create, anyUnit],
  [reworkers.update, { ...anyUnit, level: 2, enabled: true, revision: 0 }],
  [reworkers.end, { operatorNo: 'OP2', revision: 1 }],
]
