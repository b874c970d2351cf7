import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { anAlarmDef } from '../../testing/samples.ts'
import type { Tries } from '../../testing/feature-tries.ts'

export const tries: Tries = [
  [alarmDefs.create, anAlarmDef('E1')],
  [alarmDefs.update, { ...anAlarmDef('E1', { textEn: 'Door open' }), revision: 0 }],
  [alarmDefs.retire, { alarmCode: 'E1', stationNumber: null, revision: 1 }],
  [alarmDefs.import, { rows: [{ alarmCode: 'E2', textEn: 'Air low' }], dryRun: false }],
]
