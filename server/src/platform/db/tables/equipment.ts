import type { Generated, GeneratedAlways } from 'kysely'
import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import type { FollowUp } from '@takt/contract/check-follow-ups.ts'
import type { InspectionItem, InspectionRecord } from '@takt/contract/inspections.ts'
import type { AlarmAck } from '@takt/contract/alarms.ts'
import type { AlarmShelving } from '@takt/contract/alarm-shelvings.ts'
import type { Calibration } from '@takt/contract/calibrations.ts'
import type { ToolMaintenance } from '@takt/contract/tool-age.ts'
import type { Tool } from '@takt/contract/tools.ts'
import type { ToolCounter } from '@takt/contract/toolCounters.ts'
import type { SopAnswer } from '@takt/contract/sopAnswers.ts'
import type { ToolSet } from '@takt/contract/toolSets.ts'
import type { Definition, Json, Stored } from './stored.ts'

export interface EquipmentTables {
  alarmDefs: Stored<AlarmDef, 'updateDate' | 'revision'> & { place: string }
  inspectionItems: Stored<InspectionItem, 'updateDate' | 'revision'>
  inspectionFollowUps: Pick<FollowUp, 'lineNumber' | 'recordId' | 'callId'> &
    Partial<Pick<FollowUp, 'workDone' | 'doneBy' | 'doneAt'>>
  inspectionRecords: Stored<Omit<InspectionRecord, 'superseded' | 'tooFast'>, 'id'> & {
    /** Of one made before the time of what asked for it, as the station's clock was ahead. */
    answersUntil: Generated<string | null>
  }
  tools: Omit<
    Stored<
      Tool,
      | 'updateDate'
      | 'revision'
      | 'frequencyAct'
      | 'totalUses'
      | 'toolState'
      | 'startUses'
      | 'warnShare'
      | 'regrinds'
    >,
    'resultCodes'
  > & { resultCodes: Json<string[]> }
  calibrations: Omit<Stored<Calibration>, 'points' | 'resultCodes'> & {
    points: Json<Calibration['points']>
    resultCodes: Json<string[]>
  }
  toolMaintenances: ToolMaintenance
  toolMounts: Pick<Tool, 'lineNumber' | 'toolCode' | 'usesPerPass' | 'position'> & {
    mountedAt: string
    dismountedAt: string | null
    stationNumber: string
  }
  /** Of minutes: what is counted for good, and what the tool made before it was maintained. */
  toolCounters: Stored<ToolCounter, 'counterAct' | 'counterTotal'> & {
    settledAt: string | null
    settledSeconds: Generated<number>
    baseTotal: Generated<number>
  }
  toolCavityBlocks: Pick<ToolCounter, 'lineNumber' | 'toolCode' | 'cavity'> & {
    blockedAt: string
    blockedBy: string
    blockedReason: string
    openedAt: string | null
  }
  /** `answerNo`: the order in which they came, by the database. */
  sopAnswers: Stored<SopAnswer> & { answerNo: GeneratedAlways<number> }
  toolSets: Omit<Stored<ToolSet, Definition>, 'typeNos' | 'members'> & {
    typeNos: Json<ToolSet['typeNos']>
    members: Json<ToolSet['members']>
  }
  alarmAcks: AlarmAck
  alarmShelvings: AlarmShelving
}
