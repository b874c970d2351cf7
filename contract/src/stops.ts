import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { command, download, feature, query } from './endpoint.ts'
import { account, choice, code, count, flag, instant, measure, note, nothing } from './fields.ts'
import { period, registerOf } from './lists.ts'
import { Loss, LossScope, LossExport, LossFilter, LossSums } from './losses.ts'
import { stopCauses } from './stop-causes.ts'
import { stationStatuses } from './stations.ts'

export type { Loss } from './losses.ts'
export { type StopCause, stopCauses } from './stop-causes.ts'

/** A longer period is shown from its end. */
export const stopDays = 7
export const mostStops = 500
export const mostParts = 20

const caused = {
  stopCause: choice(stopCauses),
  /** Starved and blocked: which station stopped first. */
  causeStation: code().nullable(),
  alarmCode: code().nullable(),
  lossType: choice(lossTypes),
}

/** What may be the cause by the plant's own history, and since when. Only ever proposed. */
export const StopProposal = z.object({
  ...caused,
  causeStatus: choice(stationStatuses).nullable(),
  causeSince: instant(),
})
export type StopProposal = z.infer<typeof StopProposal>

export const StopReason = z.object({
  ...caused,
  remark: note().nullable(),
  explainedBy: account(),
  explainedAt: instant(),
})
export type StopReason = z.infer<typeof StopReason>

/** From one cut to the next, each with its own reason. Time and pieces of the parts add up to those of the stop. */
const stretch = {
  start: instant(),
  end: instant(),
  /** Milliseconds of work time. */
  length: measure(),
  /** By the planned cycle of the station; null without one. */
  lostPieces: count().nullable(),
}
export const StopPart = z.object({
  ...stretch,
  proposal: StopProposal.nullable(),
  explained: StopReason.nullable(),
})
export type StopPart = z.infer<typeof StopPart>

/** Downtime or waiting longer than the line's limit, cut at the ends of its production day. */
export const LongStop = z.object({
  stationNumber: code(),
  ...stretch,
  /** It goes on. */
  isOpen: flag(),
  stationStatus: choice(stationStatuses),
  /** At least one, the oldest first. */
  parts: z.array(StopPart),
})
export type LongStop = z.infer<typeof LongStop>

/** `start`: when the part begins. */
const part = { stationNumber: code(), start: instant() }
export const StopPartKey = z.strictObject(part)
export const StopSplit = z.strictObject({ ...part, splitAt: instant() })

/** Which part, and why. `correction`: required where a reason was entered before. */
export const StopReasonDraft = z.strictObject({
  ...part,
  ...caused,
  causeStation: code().nullable().default(null),
  alarmCode: code().nullable().default(null),
  remark: note().nullable().default(null),
  correction: note().nullable().default(null),
})
export type StopReasonDraft = z.output<typeof StopReasonDraft>

/** The newest first; `unexplained`: stops with a part without a reason, and the time of such parts in ms. */
export const LongStops = z.object({
  stops: z.array(LongStop),
  unexplained: z.int(),
  unexplainedTime: measure(),
})
export type LongStops = z.output<typeof LongStops>

/** What one reason cost: all parts with it together. Without a cause: no reason is entered yet. */
export const StopReasonSum = z.object({
  stopCause: choice(stopCauses).nullable(),
  lossType: choice(lossTypes).nullable(),
  causeStation: code().nullable(),
  alarmCode: code().nullable(),
  length: measure(),
  parts: count(),
  lostPieces: count().nullable(),
})
export type StopReasonSum = z.infer<typeof StopReasonSum>

export const StopReasonsQuery = z.strictObject({ stationNumber: code().optional(), ...period })
export type StopReasonsQuery = z.infer<typeof StopReasonsQuery>
export const StopReasonSums = z.object({
  from: instant(),
  to: instant(),
  length: measure(),
  parts: count(),
  /** The longest first. */
  reasons: z.array(StopReasonSum),
})
export type StopReasonSums = z.infer<typeof StopReasonSums>

const page = { for: ['lossInquiry'] } as const

export const stops = feature('stops', {
  /** Without a period: the production day that runs and the one before. At most `mostStops`. */
  list: query({
    input: z.strictObject(period),
    output: LongStops,
    ...page,
  }),
  /** Whole production days, at most the last `stopDays` of the period. */
  reasons: query({
    input: StopReasonsQuery,
    output: StopReasonSums,
    for: ['lossInquiry', 'equipmentStatistics'],
    mayLag: true,
  }),
  /** Stops part by part, and calls, of whole production days, at most the last `stopDays` of the period. */
  losses: query({ input: LossFilter, output: registerOf(Loss), mayLag: true, ...page }),
  lossSums: query({ input: LossScope, output: LossSums, mayLag: true, ...page }),
  /** The losses as found. */
  export: download({ input: LossExport, output: z.never(), ...page }),
  explain: command({ input: StopReasonDraft, output: StopReason, ...page }),
  split: command({ input: StopSplit, output: nothing, ...page }),
  /** Joins a part with the one before it, whose reason stays. */
  merge: command({ input: StopPartKey, output: nothing, ...page }),
})
