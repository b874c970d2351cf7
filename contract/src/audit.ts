import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { code, id, instant, name } from './fields.ts'
import { systemUser } from './system-user.ts'

export const auditedEntities = [
  'order',
  'lot',
  'station',
  'stationKey',
  'machineCode',
  'line',
  'type',
  'processing',
  'collectionSet',
  'unit',
  'user',
  'role',
  'session',
  'plant',
  'shifts',
  'view',
  'notices',
  'noticeRule',
  'webhook',
  'wallLink',
  'file',
  'telegram',
  'hostSettings',
  'hostKey',
  'part',
  'bom',
  'materialLot',
  'binding',
  'settings',
  'parameterSet',
  'parameterDownload',
  'typePackage',
  'operator',
  'team',
  'rotation',
  'calendarDay',
  'shiftSlots',
  'slotReason',
  'frozenReport',
  'report',
  'reportSchedule',
  'handover',
  'tool',
  'sop',
  'sopAnswer',
  'toolSet',
  'holdRule',
  'failure',
  'reworker',
  'alarmDef',
  'inspectionItem',
  'inspectionRecord',
  'equipmentAlarm',
  'alarmShelving',
  'defect',
  'defectDrawing',
  'problem',
  'concession',
  'signal',
  'chartLimits',
  'chartExclusion',
  'gaugeStudy',
  'andonCall',
  'stopReason',
  'andonRule',
  'andonQuiet',
  'andonLamp',
  'cycleStandard',
] as const
export type AuditedEntity = (typeof auditedEntities)[number]

/** Who changed what, when, from what, to what. */
export const AuditEntry = z.object({
  id: id(),
  at: instant(),
  userName: code(),
  lineNumber: code().nullable(),
  entity: z.enum(auditedEntities),
  entityKey: name(),
  action: code(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** As sent to the reader: also with the name of the person, null where the account is gone. */
export const NamedAuditEntry = AuditEntry.extend({ name: name().nullable() })
export type NamedAuditEntry = z.infer<typeof NamedAuditEntry>
/** A person is called by name; an account that is gone by what it was called; `system`: the word for what no person did. */
export const whoDid = ({ name, userName }: Pick<NamedAuditEntry, 'name' | 'userName'>, system: string) =>
  name ?? (userName === systemUser ? system : userName)

export const audit = feature('audit', {
  /** The change history of one record, newest first. Admin sees all; others their own lines' records only. */
  of: plantQuery({
    input: z.strictObject({
      lineNumber: code().nullable(),
      entity: z.enum(auditedEntities),
      entityKey: name(),
    }),
    output: z.array(NamedAuditEntry),
    for: 'signedIn',
  }),
})
