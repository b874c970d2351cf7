import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { command, feature, query } from './endpoint.ts'
import { choice, code, flag, instant, measure, note } from './fields.ts'
import { period } from './lists.ts'
import { stationStatuses } from './stations.ts'

/** A longer period is shown from its end. */
export const stopDays = 7
export const mostStops = 500

/** `starved`: the station before stopped first; `blocked`: the station after did; `alarm`: the first alarm that came with the stop. */
export const stopCauses = ['starved', 'blocked', 'alarm', 'other'] as const
export type StopCause = (typeof stopCauses)[number]

const caused = {
  stopCause: choice(stopCauses),
  /** Starved and blocked: which station stopped first. */
  causeStation: code().nullable(),
  alarmCode: code().nullable(),
  lossType: choice(lossTypes),
}

/** What the plant's own history says may be the cause, and since when it was so. Only ever proposed. */
export const StopProposal = z.object({
  ...caused,
  causeStatus: choice(stationStatuses).nullable(),
  causeSince: instant(),
})
export type StopProposal = z.infer<typeof StopProposal>

export const StopReason = z.object({
  ...caused,
  remark: note().nullable(),
  explainedBy: code(),
  explainedAt: instant(),
})
export type StopReason = z.infer<typeof StopReason>

/** Downtime or waiting longer than the line's limit, cut at the ends of its production day. */
export const LongStop = z.object({
  stationNumber: code(),
  start: instant(),
  end: instant(),
  /** It goes on. */
  isOpen: flag(),
  /** Milliseconds of work time. */
  length: measure(),
  stationStatus: choice(stationStatuses),
  proposal: StopProposal.nullable(),
  explained: StopReason.nullable(),
})
export type LongStop = z.infer<typeof LongStop>

/** Which stop, and why. */
export const StopReasonDraft = z.strictObject({
  stationNumber: code(),
  start: instant(),
  ...caused,
  causeStation: code().nullable().default(null),
  alarmCode: code().nullable().default(null),
  remark: note().nullable().default(null),
})
export type StopReasonDraft = z.output<typeof StopReasonDraft>

/** The newest first; the sums are of those without a reason, in ms. */
export const LongStops = z.object({
  stops: z.array(LongStop),
  unexplained: z.int(),
  unexplainedTime: measure(),
})
export type LongStops = z.output<typeof LongStops>

const page = { for: ['lossInquiry'] } as const

export const stops = feature('stops', {
  /** Asked without a period: the production day that runs and the one before. At most `mostStops`. */
  list: query({
    input: z.strictObject(period),
    output: LongStops,
    ...page,
  }),
  explain: command({ input: StopReasonDraft, output: StopReason, ...page }),
})
