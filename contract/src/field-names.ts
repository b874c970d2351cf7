import type { DefectDrawing } from './defectDrawings.ts'
import type { Defect } from './defects.ts'
import type { ChartExclusion } from './chartExclusions.ts'
import type { ChartSignal, SignalFilter } from './signals.ts'
import type { AttributeLimits } from './attributeLimits.ts'
import type { EquipmentReportQuery } from './equipmentReports.ts'
import type { Loss, StopReason } from './stops.ts'
import type { StationTime } from './equipmentStatistics.ts'
import type { FrozenReport } from './frozenReports.ts'
import type { SopAnswer } from './sopAnswers.ts'
import type { SopCommentFilter, SopCommentRow } from './sopComments.ts'
import type { SopSignature } from './sop-signatures.ts'
import type { PeriodReport } from './reports.ts'
import type { ReportDelivery, ReportSchedule } from './report-schedules.ts'
import type { SopRead, SopRow, TrainingLine } from './sops.ts'
import type { RecallRow } from './recalls.ts'
import type { CalibrationPoint, CalibrationRow } from './calibrations.ts'
import type { ToolMaintenance } from './tool-age.ts'
import type { ToolRow } from './tools.ts'
import type { ToolCounterRow } from './toolCounters.ts'
import type { ToolMember, ToolSet } from './toolSets.ts'
import type { FailurePhoto } from './failurePhotos.ts'
import type { FutureHold } from './futureHolds.ts'
import type { ConcessionRow } from './concessions.ts'
import type { ProblemRow } from './problems.ts'
import type { AlarmCodeSeen, AlarmDef } from './alarmDefs.ts'
import type { Alarm } from './alarms.ts'
import type { AlarmShelving, ShelvingDraft } from './alarm-shelvings.ts'
import type { AndonCall } from './andon.ts'
import type { AndonRuleFields } from './andonRules.ts'
import type { AuditEntry } from './audit.ts'
import type { HourBar, LineTile, RunningOrder, StationTile } from './boards.ts'
import type { PartRow } from './bomDefs.ts'
import type { BomHead, BomRow } from './boms.ts'
import type { CalendarDay, DutyShift, MonthDay, Rotation, ShiftSlots, Slot, TeamRow } from './calendar.ts'
import type { CollectionSet, ProcessResult } from './collectionSets.ts'
import type { CycleTimeRow } from './cycleTimes.ts'
import type { UserFile } from './files.ts'
import type { GaugeStudy } from './gauges.ts'
import type { FollowUp } from './check-follow-ups.ts'
import type { DueCheck, InspectionRecord, PlannedCheck } from './inspections.ts'
import type { HostSettingsDraft, Telegram } from './host.ts'
import type { WebhookDraft, WebhookTarget } from './webhooks.ts'
import type { LineRow } from './lines.ts'
import type { Consumption, MaterialUsed } from './consumption.ts'
import type { ComponentRow, WhereUsed } from './genealogy.ts'
import type { BindEvent, Binding, MaterialLotRow, MaterialPlace, Movement } from './materials.ts'
import type { LotRow } from './lots.ts'
import type { LoggedIn, OperatorRow, Qualification, StationLogin } from './operators.ts'
import type { PastOrderRow } from './past-orders.ts'
import type { QueueChange } from './queue-changes.ts'
import type { Serial } from './serials.ts'
import type { OutputRow } from './output.ts'
import type { ProcessPass } from './passes.ts'
import type { NoticeRule } from './noticeRules.ts'
import type { Notice } from './notices.ts'
import type { PackageFinding, ShownStep, TypePackage } from './packages.ts'
import type { Plant, Shift } from './plant.ts'
import type { ProcessingRow, Step } from './processings.ts'
import type { Parameter, ParameterDownload, ParameterSet } from './recipes.ts'
import type { ReworkReport, ReworkSum } from './rework.ts'
import type { ReworkerRow } from './reworkers.ts'
import type { StationRow } from './stations.ts'
import type { LogEntry, LogFile, LogScope } from './sysLog.ts'
import type { StationTelegramRow } from './telegrams.ts'
import type { ProductTypeRow } from './types.ts'
import type { FailureRow, UnmappedCode } from './failure-rows.ts'
import type { Pass, Unit } from './units.ts'
import type { FreeName } from './free-names.ts'
import type { Role, User } from './users.ts'
import type { Capability, ValueRow } from './values.ts'

type Entity =
  | Pick<EquipmentReportQuery, 'reportSpan'>
  | Pick<FrozenReport, 'reportTitle'>
  | Omit<PeriodReport, 'reportId'>
  | Pick<ReportSchedule, 'minutesAfter' | 'toMails'>
  | Pick<ReportDelivery, 'queuedAt'>
  | MonthDay
  | CalendarDay
  | TeamRow
  | DutyShift
  | Rotation
  | Slot
  | ShiftSlots
  | OutputRow
  | OperatorRow
  | Qualification
  | StationLogin
  | LoggedIn
  | GaugeStudy
  | FollowUp
  | Pick<
      CycleTimeRow,
      | 'medianCycle'
      | 'minCycle'
      | 'maxCycle'
      | 'cycleP95'
      | 'samples'
      | 'outliers'
      | 'hitRate'
      | 'actualPerHour'
    >
  | ReworkerRow
  | ReworkReport
  | AlarmDef
  | Omit<LogEntry, 'entryId'>
  | LogFile
  | LogScope
  | DueCheck
  | PlannedCheck
  | InspectionRecord
  | Omit<Alarm, 'texts'>
  | AlarmShelving
  | ShelvingDraft
  | Defect
  | ChartSignal
  | FailurePhoto
  | DefectDrawing
  | FutureHold
  | ToolRow
  | ToolCounterRow
  | ToolMaintenance
  | { reground: boolean }
  | { cavities: number }
  | CalibrationRow
  | RecallRow
  | CalibrationPoint
  | SopRow
  | ToolSet
  | ToolMember
  | SopRead
  | TrainingLine
  | SopSignature
  | SopAnswer
  | SopCommentRow
  | Pick<SopCommentFilter, 'own'>
  | StopReason
  | Omit<Loss, 'isOpen'>
  | Omit<StationTime, 'times' | 'plannedBusyTime'>
  | Pick<SignalFilter, 'answered'>
  | ConcessionRow
  | ProblemRow
  | AttributeLimits
  | ChartExclusion
  | UnmappedCode
  | AlarmCodeSeen
  | ReworkSum
  | HostSettingsDraft
  | WebhookTarget
  | WebhookDraft
  | Telegram
  | Omit<StationTelegramRow, 'errorFacts'> // shown in the sentence of errorKey
  | PartRow
  | BomHead
  | BomRow
  | MaterialLotRow
  | Binding
  | MaterialPlace
  | BindEvent
  | Movement
  | Omit<ComponentRow, 'operatorName'>
  | WhereUsed
  | MaterialUsed
  | Consumption
  | AndonCall
  | AndonRuleFields
  | Notice
  | NoticeRule
  | PastOrderRow
  | LineRow
  | Plant
  | Shift
  | StationRow
  | ProductTypeRow
  | ProcessingRow
  | Step
  | CollectionSet
  | ProcessResult
  | Unit
  | Pass
  | Omit<FailureRow, 'operatorName'>
  | LotRow
  | Serial
  | QueueChange
  | Parameter
  | ParameterSet
  | ParameterDownload
  | TypePackage
  | ShownStep
  | PackageFinding
  | UserFile
  | Omit<ProcessPass, 'operatorName'>
  | ValueRow
  | Capability
  | AuditEntry
  | LineTile
  | Omit<StationTile, 'isRework' | 'isOffMainWay'> // shown as a note, and by an arrow
  | HourBar
  | User
  | Role
type RunningOrderName = keyof (typeof RunningOrder)['shape']
type KeysOf<T> = T extends unknown ? keyof T : never

/** Every field of every entity a person sees. One word each, for the whole plant: column, form, filter, export and error use it. */
export type FieldName = KeysOf<Entity> | RunningOrderName | FreeName
