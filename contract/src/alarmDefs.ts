import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { choice, code, count, draftOf, flag, instant, name, note, whole } from './fields.ts'
import { importOf, Imported } from './imports.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'

/** By ISA-18.2. */
export const alarmPriorities = ['high', 'medium', 'low'] as const
export type AlarmPriority = (typeof alarmPriorities)[number]
export const lossTypes = ['mass', 'equipment', 'organizational', 'process'] as const
export type LossType = (typeof lossTypes)[number]

const delay = () => whole(0, 3600)
const sentence = () => name().nullable()

/** What an alarm code means at one station, or, without one, at every station of the line that has no definition of its own. */
export const AlarmDef = z.object({
  lineNumber: code(),
  alarmCode: code(),
  stationNumber: code().nullable(),
  textEn: sentence(),
  textZh: sentence(),
  textEs: sentence(),
  textJa: sentence(),
  alarmClass: code(),
  alarmPriority: choice(alarmPriorities),
  lossType: choice(lossTypes),
  stopsMachine: flag(),
  /** As soon as it goes on, whatever its delay. */
  callsHelp: flag(),
  /** Seconds an alarm must be on before it is shown, and off before it is shown as over. */
  onDelay: delay(),
  offDelay: delay(),
  causeEn: note().nullable(),
  causeZh: note().nullable(),
  causeEs: note().nullable(),
  causeJa: note().nullable(),
  actionEn: note().nullable(),
  actionZh: note().nullable(),
  actionEs: note().nullable(),
  actionJa: note().nullable(),
  /** The work instruction with the details. */
  sopCode: code().nullable(),
  enabled: flag(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type AlarmDef = z.infer<typeof AlarmDef>

export const AlarmDefDraft = draftOf(
  AlarmDef.omit({ lineNumber: true, updateDate: true, updateAuthor: true, revision: true }),
)
export type AlarmDefDraft = z.output<typeof AlarmDefDraft>

export type AlarmDefKey = Pick<AlarmDef, 'alarmCode' | 'stationNumber'>
/** Names a definition within its line. */
export const alarmDefName = ({ alarmCode, stationNumber }: AlarmDefKey) =>
  stationNumber === null ? alarmCode : `${alarmCode} · ${stationNumber}`

const named = AlarmDef.pick({
  alarmCode: true,
  stationNumber: true,
  alarmClass: true,
  alarmPriority: true,
  lossType: true,
  enabled: true,
})
const filterFields = {
  ...named.partial().extend({ stationNumber: code().optional() }).shape,
  /** In any language. */
  alarmText: name().optional(),
}
export const AlarmDefFilter = z.strictObject({ ...filterFields, ...registerPaging(AlarmDef) })
export type AlarmDefFilter = z.infer<typeof AlarmDefFilter>

/** A code that stations sent within the last 90 days and nobody defined. */
export const AlarmCodeSeen = z.object({
  alarmCode: code(),
  stationNumber: code(),
  alarmText: z.string().nullable(),
  timesSeen: count(),
  lastSeen: instant(),
})
export type AlarmCodeSeen = z.infer<typeof AlarmCodeSeen>
export const AlarmCodeFilter = z.strictObject({
  ...AlarmCodeSeen.pick({ alarmCode: true, stationNumber: true }).partial().shape,
  ...registerPaging(AlarmCodeSeen.omit({ alarmText: true })),
})
export type AlarmCodeFilter = z.infer<typeof AlarmCodeFilter>

/** As many as one import takes. */
export const mostAlarmDefs = 2_000
const page = { for: ['equipmentAlarmDefs'] } as const

export const alarmDefs = feature('alarmDefs', {
  list: query({ input: AlarmDefFilter, output: registerOf(AlarmDef), ...page }),
  undefinedCodes: query({ input: AlarmCodeFilter, output: registerOf(AlarmCodeSeen), ...page }),
  create: command({ input: AlarmDefDraft, output: AlarmDef, touches: ['boards', 'alarms'], ...page }),
  update: command({
    input: AlarmDefDraft.extend({ revision: count() }),
    output: AlarmDef,
    touches: ['boards', 'alarms'],
    ...page,
  }),
  /** Not deleted: alarms of the past keep its text in the change history. */
  retire: command({
    input: AlarmDef.pick({ alarmCode: true, stationNumber: true, revision: true }).strict(),
    output: AlarmDef,
    touches: ['boards', 'alarms'],
    ...page,
  }),
  import: command({
    input: importOf(mostAlarmDefs),
    output: Imported,
    touches: ['boards', 'alarms'],
    large: true,
    ...page,
  }),
  export: download({
    input: z.strictObject({
      ...filterFields,
      sort: AlarmDefFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    ...page,
  }),
})
