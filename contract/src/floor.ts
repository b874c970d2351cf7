import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { choice, code, instant, measure, note, reading, reason, scan, uuid } from './fields.ts'
import { noGoReasons } from './reasons.ts'
import { Recipe } from './sent-parameters.ts'
import { stationStatuses } from './stations.ts'

// What stations send and are answered; which verb takes what is the table in verbs.ts.

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

const quantity = () => measure().positive().max(1e12)
/** A part reported with its unit: the label of a lot, the maker's serial number, or the serial of a unit made here. `bomCode` where that alone does not identify the part. */
export const ScannedPart = z.strictObject({
  bomCode: code().optional(),
  bomLot: code().optional(),
  serial: code().optional(),
  quantity: quantity().optional(),
})
export type ScannedPart = z.infer<typeof ScannedPart>

export const Arrive = z.strictObject({
  ...message,
  ...unit,
  orderCode: code().optional(),
  operator: code().optional(),
})
export type Arrive = z.infer<typeof Arrive>
export const Complete = z.strictObject({
  ...message,
  ...unit,
  /** When work began, for a station that only reports at the end. */
  startTime: instant().optional(),
  orderCode: code().optional(),
  operator: code().optional(),
  verdict: z.enum(verdicts).optional(),
  results: z.array(Reading).max(1000).default([]),
  materials: z.array(ScannedPart).max(500).default([]),
})
export type Complete = z.infer<typeof Complete>
export const StatusReport = z.strictObject({ ...message, stationStatus: choice(stationStatuses) })
export const AlarmReport = z.strictObject({
  ...message,
  alarmCode: code(),
  on: z.boolean(),
  alarmText: note().optional(),
})
/** Help is called for, or the call is cleared: `on` false. `message`: what is wrong, or what was done. */
export const CallReport = z.strictObject({
  ...message,
  lossType: choice(lossTypes),
  on: z.boolean(),
  message: note().optional(),
  operator: code().optional(),
})
export const Heartbeat = z.strictObject({ messageId: messageId().optional(), at: instant() })
export const Hello = z.strictObject({
  messageId: messageId().optional(),
  at: instant(),
  software: z.string().max(128).optional(),
  heartbeatSeconds: z.number().min(1).max(3600).optional(),
})

/** A box or reel is mounted at a place of the station. `label`: all that was scanned, or the lot alone. A place that is taken is changed over only with a reason. */
export const Bind = z.strictObject({
  ...message,
  position: code(),
  label: scan(),
  bomCode: code().optional(),
  quantity: quantity().optional(),
  operator: code().optional(),
  reason: note().optional(),
})
export type Bind = z.infer<typeof Bind>
export const Unbind = z.strictObject({
  ...message,
  position: code(),
  operator: code().optional(),
  reason: reason(),
})
export type Unbind = z.infer<typeof Unbind>
/** A part of a unit is taken out and another put in. `back`: what came out goes back to its lot. */
export const Exchange = z.strictObject({
  ...message,
  ...unit,
  removed: ScannedPart.pick({ bomCode: true, bomLot: true, serial: true }),
  added: ScannedPart.optional(),
  back: z.boolean().default(false),
  operator: code().optional(),
  reason: reason(),
})
export type Exchange = z.infer<typeof Exchange>
/** Somebody begins or ends work at this station: a badge held to a reader, or a number typed. */
export const Badge = z.strictObject({
  messageId: messageId().optional(),
  at: instant(),
  cardId: code().optional(),
  operator: code().optional(),
})

export const batchLimit = 500

/** `about` names the obstacle: the order, the step, the station. */
export const Reason = z.object({ reason: z.enum(noGoReasons), about: z.string() })
export type Reason = z.infer<typeof Reason>

const work = {
  productId: uuid(),
  productSn: code().nullable(),
  orderCode: code(),
  typeNo: code(),
  typeVer: z.int(),
  stepSeq: z.int(),
  stepName: z.string(),
  attempt: z.int(),
}
export const ArriveAnswer = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('go'),
    ...work,
    colSetId: code().nullable(),
    colSetVersion: z.int().nullable(),
    labelTemplate: code().nullable(),
    recipe: Recipe.nullable(),
  }),
  z.object({
    answer: z.literal('noGo'),
    reasons: z.array(Reason.extend({ message: z.string().optional() })),
  }),
])
export type ArriveAnswer = z.infer<typeof ArriveAnswer>

export const CompleteAnswer = z.object({
  productId: uuid(),
  stepSeq: z.int().nullable(),
  attempt: z.int(),
  /** The station's verdict, ours, and what counts: NG as soon as one of them is NG. */
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
  lineNumber: code(),
  stationNumber: code(),
  stationName: z.string(),
  serverTime: instant(),
  cycleTime: z.number().nullable(),
  orders: z.array(
    z.object({
      orderCode: code(),
      typeNo: code(),
      typeVer: z.int(),
      orderNumber: z.int(),
      actualNumber: z.int(),
    }),
  ),
  /** What is bound at its places. */
  materials: z.array(
    z.object({
      position: code(),
      bomCode: code(),
      bomLot: code(),
      remaining: z.number(),
      expiresAt: instant().nullable(),
    }),
  ),
  /** A set of parameters that waits to be fetched. */
  download: z.object({ typeNo: code(), paraVer: z.int() }).nullable(),
})
