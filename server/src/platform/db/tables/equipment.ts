import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import type { InspectionItem, InspectionRecord } from '@takt/contract/inspections.ts'
import type { AlarmAck } from '@takt/contract/alarms.ts'
import type { AlarmShelving } from '@takt/contract/alarm-shelvings.ts'
import type { Stored } from './stored.ts'

export interface EquipmentTables {
  alarmDefs: Stored<AlarmDef, 'updateDate' | 'revision'> & { place: string }
  inspectionItems: Stored<InspectionItem, 'updateDate' | 'revision'>
  inspectionRecords: Stored<Omit<InspectionRecord, 'superseded' | 'tooFast'>, 'id'>
  alarmAcks: AlarmAck
  alarmShelvings: AlarmShelving
}
