import { z } from 'zod'
import { AlarmDef } from './alarmDefs.ts'
import { AlarmShelving, ShelvedAlarm, ShelvingDraft, ShelvingFilter } from './alarm-shelvings.ts'
import { AlarmTexts } from './alarm-texts.ts'
import { AndonCall } from './andon.ts'
import { command, download, feature, query } from './endpoint.ts'
import { account, choice, code, count, flag, instant, measure, name, note, seconds, share } from './fields.ts'
import { exportFormats, period, registerOf, registerPaging } from './lists.ts'

/** By ISA-18.2: on and nobody has seen it; on and seen; on and shelved; over and nobody has seen it; over and seen. */
export const alarmStates = ['active', 'acknowledged', 'shelved', 'cleared', 'closed'] as const
export type AlarmState = (typeof alarmStates)[number]

const meaning = AlarmDef.pick({ alarmClass: true, alarmPriority: true, lossType: true, stopsMachine: true })
const { alarmClass, alarmPriority, lossType, stopsMachine } = meaning.shape

/** From when to when a station had an alarm, by the delays of its definition, and what became of it. */
export const Alarm = z.object({
  lineNumber: code(),
  stationNumber: code(),
  alarmCode: code(),
  /** As the station sent it, and as its definition has it. */
  alarmText: note().nullable(),
  texts: AlarmTexts.nullable(),
  alarmClass: alarmClass.nullable(),
  alarmPriority: alarmPriority.nullable(),
  lossType: lossType.nullable(),
  stopsMachine: stopsMachine.nullable(),
  alarmState: choice(alarmStates),
  startTime: instant(),
  /** Null: it is on. */
  endTime: instant().nullable(),
  /** Of one that is on until now. */
  duration: seconds(),
  acknowledgedAt: instant().nullable(),
  acknowledgedBy: account().nullable(),
  alarmCause: note().nullable(),
})
export type Alarm = z.infer<typeof Alarm>

/** Who acknowledged an alarm, which is identified by a moment at which it was on. */
export const AlarmAck = z.object({
  ...Alarm.pick({ lineNumber: true, stationNumber: true, alarmCode: true, startTime: true }).shape,
  acknowledgedAt: instant(),
  acknowledgedBy: account(),
  alarmCause: note().nullable(),
})
export type AlarmAck = z.infer<typeof AlarmAck>

/** Names an alarm: a moment at which it was on. */
const AlarmKey = Alarm.pick({ stationNumber: true, alarmCode: true, startTime: true }).strict()
export type AlarmKey = z.infer<typeof AlarmKey>
export const alarmName = ({ alarmCode, stationNumber, startTime }: AlarmKey) =>
  `${alarmCode} · ${stationNumber} · ${startTime}`

const filterFields = {
  ...Alarm.pick({ stationNumber: true, alarmCode: true, alarmState: true }).partial().shape,
  /** In any language. */
  alarmText: name().optional(),
  alarmClass: alarmClass.optional(),
  alarmPriority: alarmPriority.optional(),
  lossType: lossType.optional(),
  acknowledgedBy: code().optional(),
  /** Only what is on now and not shelved, or only what is over. */
  isOn: flag().optional(),
  ...period,
}
const AlarmScope = z.strictObject(filterFields)
export type AlarmScope = z.infer<typeof AlarmScope>
export const AlarmFilter = z.strictObject({ ...filterFields, ...registerPaging(Alarm.omit({ texts: true })) })
export type AlarmFilter = z.infer<typeof AlarmFilter>

/** All alarms of one code at a station: how often it came, how long it was on, and how often it chattered. */
export const AlarmSum = z.object({
  ...Alarm.pick({ stationNumber: true, alarmCode: true, alarmText: true, texts: true, alarmPriority: true })
    .shape,
  times: count(),
  minutes: measure(),
  chattered: count(),
})
export type AlarmSum = z.infer<typeof AlarmSum>

/** What alarms load people with, by ISA-18.2: bad actors, chattering and stale alarms, floods. */
export const AlarmAnalysis = z.object({
  from: instant(),
  to: instant(),
  times: count(),
  minutes: measure(),
  codes: count(),
  perHour: measure().nullable(),
  /** Of all alarms, what the ten most frequent make. */
  topShare: share().nullable(),
  byTimes: z.array(AlarmSum),
  byMinutes: z.array(AlarmSum),
  chattering: z.array(AlarmSum),
  stale: z.array(Alarm),
  floods: z.array(z.object({ startTime: instant(), endTime: instant(), times: count() })),
  priorities: z.object({ high: count(), medium: count(), low: count() }),
})
export type AlarmAnalysis = z.infer<typeof AlarmAnalysis>
/** A call for help of the station, from a minute before the alarm came until ten minutes after it was over. */
export const AlarmCall = AndonCall.pick({
  id: true,
  lossType: true,
  message: true,
  callState: true,
  calledAt: true,
})
export type AlarmCall = z.infer<typeof AlarmCall>

/** Of the alarms that come, as ISA-18.2 and EEMUA 191 recommend. */
export const recommendedShares = { high: 0.05, medium: 0.15, low: 0.8 } as const

/** Without a period: so many days; at most so many days, and so many alarms. */
export const alarmDays = { usual: 7, most: 92 }
export const mostAlarms = 100_000

const page = { for: ['equipmentAlarm'] } as const
const cause = { alarmCause: note().nullable().default(null) }

export const alarms = feature('alarms', {
  list: query({ input: AlarmFilter, output: registerOf(Alarm), ...page }),
  analysis: query({ input: AlarmScope, output: AlarmAnalysis, ...page }),
  one: query({
    input: AlarmKey,
    output: Alarm.extend({
      definition: AlarmDef.nullable(),
      shelving: AlarmShelving.nullable(),
      /** The oldest first. */
      calls: z.array(AlarmCall),
    }),
    ...page,
  }),
  /** What is shelved now, what ends first on top. */
  shelved: query({ input: ShelvingFilter, output: registerOf(AlarmShelving), ...page }),
  shelve: command({ input: ShelvingDraft, output: AlarmShelving, touches: ['boards'], ...page }),
  /** Before its time is over. */
  unshelve: command({ input: ShelvedAlarm, output: AlarmShelving, touches: ['boards'], ...page }),
  /** Also of one that is acknowledged: its cause then is written anew. */
  acknowledge: command({ input: AlarmKey.extend(cause), output: Alarm, touches: ['boards'], ...page }),
  /** All that are found and not acknowledged. */
  acknowledgeFound: command({
    input: z.strictObject({ ...filterFields, ...cause }),
    output: z.object({ acknowledged: count() }),
    touches: ['boards'],
    ...page,
  }),
  export: download({
    input: AlarmScope.extend({ sort: AlarmFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
})
