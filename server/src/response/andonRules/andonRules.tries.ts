import { andonRules } from '@takt/contract/andonRules.ts'
import type { Tries } from '../../testing/feature-tries.ts'
import { anAndonRule } from '../../testing/andon.ts'

const away = { userName: 'admin', absentFrom: '2026-03-02T06:00:00Z', absentUntil: '2126-03-02T06:00:00Z' }

export const tries: Tries = [
  [andonRules.sayAbsent, away],
  [andonRules.endAbsence, { id: 1 }],
  [andonRules.create, anAndonRule()],
  [andonRules.update, { ...anAndonRule({ levelAPeriod: 3 }), revision: 0 }],
  [andonRules.delete, { stationNumber: null, lossType: 'equipment', revision: 1 }],
]
