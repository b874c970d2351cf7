import { z } from 'zod'
import { choice, code, instant, note, reading, uuid } from './fields.ts'
import { stationStatuses } from './stations.ts'

/** The station interface: POST /api/station/{verb}/{lineNumber} with the station's key as bearer. */
export const verdicts = ['ok', 'ng'] as const
export type Verdict = (typeof verdicts)[number]

/** Chosen by the station, unique among its own messages: the same id again is the same message. */
const messageId = () => z.string().min(1).max(64)
const message = { messageId: messageId(), at: instant() }
/** A unit by the serial a person reads, or by the id we gave it. */
const unit = { productSn: code().optional(), productId: uuid().optional() }

/** One characteristic's reading(s). `resultStatus` is the station's own opinion of it. */
export const Reading = z.strictObject({
  resultCode: code(),
  resultValue: z.union([reading(), code(), z.array(reading()).min(1).max(100)]),
  resultStatus: z.enum(verdicts).optional(),
})
export type Reading = z.infer<typeof Reading>

export const Arrive = z.strictObject({ ...message, ...unit, orderCode: code().optional(), operator: code().optional() })
export type Arrive = z.infer<typeof Arrive>
export const Complete = z.strictObject({
  ...message, ...unit,
  /** When work began, for a station that only reports at the end. */
  startTime: instant().optional(),
  orderCode: code().optional(),
  operator: code().optional(),
  verdict: z.enum(verdicts).optional(),
  results: z.array(Reading).max(1000).default([]),
})
export type Complete = z.infer<typeof Complete>
export const StatusReport = z.strictObject({ ...message, stationStatus: choice(stationStatuses) })
export const AlarmReport = z.strictObject({ ...message, alarmCode: code(), on: z.boolean(), alarmText: note().optional() })
export const Heartbeat = z.strictObject({ messageId: messageId().optional(), at: instant() })
export const Hello = z.strictObject({
  messageId: messageId().optional(), at: instant(), software: z.string().max(128).optional(), heartbeatSeconds: z.number().min(1).max(3600).optional(),
})

export const BatchItem = z.discriminatedUnion('kind', [
  Arrive.extend({ kind: z.literal('arrive') }),
  Complete.extend({ kind: z.literal('complete') }),
  StatusReport.extend({ kind: z.literal('status') }),
  AlarmReport.extend({ kind: z.literal('alarm') }),
  Heartbeat.extend({ kind: z.literal('heartbeat') }),
])
export type BatchItem = z.infer<typeof BatchItem>
export type BatchKind = BatchItem['kind']
export const batchLimit = 500

/** Everything that may speak against working on a unit here. Each can be switched off per line in basicInfo. */
export const noGoReasons = [
  'orderNotProducing', 'orderFull', 'unitUnknown', 'unitHeld', 'unitScrapped', 'unitFinished', 'notNextStep', 'stationNotOnRoute', 'earlierStepMissing',
  'earlierStepNg', 'reworkExceeded', 'busyElsewhere', 'typeNotReleased',
] as const
export type NoGoReason = (typeof noGoReasons)[number]
/** `about` names what stands in the way: the order, the step, the station. */
export const Reason = z.object({ reason: z.enum(noGoReasons), about: z.string() })
export type Reason = z.infer<typeof Reason>

const work = {
  productId: uuid(), productSn: code().nullable(), orderCode: code(), typeNo: code(), typeVer: z.int(), stepSeq: z.int(), stepName: z.string(), attempt: z.int(),
}
export const ArriveAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('go'), ...work, colSetId: code().nullable(), colSetVersion: z.int().nullable() }),
  z.object({ answer: z.literal('noGo'), reasons: z.array(Reason.extend({ message: z.string().optional() })) }),
])
export type ArriveAnswer = z.infer<typeof ArriveAnswer>

export const CompleteAnswer = z.object({
  productId: uuid(),
  stepSeq: z.int().nullable(),
  attempt: z.int(),
  /** The station's word, ours, and what counts: NG as soon as one of them says so. */
  verdict: z.enum(verdicts).nullable(),
  judged: z.enum(verdicts).nullable(),
  resultStatus: z.enum(verdicts),
  outOfLimits: z.array(code()),
  processStatus: z.string(),
  nextStep: z.int().nullable(),
  nextStation: code().nullable(),
})
export type CompleteAnswer = z.infer<typeof CompleteAnswer>

export const StoredAnswer = z.object({ stored: z.boolean() })
export const HelloAnswer = z.object({
  lineNumber: code(), stationNumber: code(), stationName: z.string(), serverTime: instant(), cycleTime: z.number().nullable(),
  orders: z.array(z.object({ orderCode: code(), typeNo: code(), typeVer: z.int(), orderNumber: z.int(), actualNumber: z.int() })),
})
