import { Failure } from '@takt/contract/failures.ts'
import { Unit } from '@takt/contract/units.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  units: {
    entity: Unit,
    kept: [
      'packageVer',
      'placeInOrder',
      'passCount',
      'trail',
      'passTimes',
      'unmoved',
      'returnStep',
      'openStation',
      'openStep',
      'openTime',
      'openOperator',
      'goParaVer',
      'goStationParaVer',
      'messages',
      'holds',
    ],
    derived: ['holds'],
  },
  archived_serials: 'inner',
  passes: 'inner',
  failures: { entity: Failure, kept: ['lineNumber', 'setKey'] },
  failure_undos: 'inner',
  refused_arrivals: 'inner',
  characteristic_days: 'inner',
  subgroup_days: 'inner',
  output_slots: 'inner',
  late_changes: 'inner',
  station_states: 'inner',
  status_intervals: 'inner',
  equipment_alarms: 'inner',
}
