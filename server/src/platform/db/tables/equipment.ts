import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import type { Stored } from './stored.ts'

export interface EquipmentTables {
  alarmDefs: Stored<AlarmDef, 'updateDate' | 'revision'> & { place: string }
}
