import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { account, choice, code, count, flag, id, instant, measure, note, seconds } from './fields.ts'
import { exportFormats, period, registerPaging } from './lists.ts'
import { stopCauses } from './stop-causes.ts'

export const lossSources = ['stop', 'call'] as const

/** A part of a stop that needs a reason, or of a call for help. */
export const Loss = z.object({
  lossSource: choice(lossSources),
  stationNumber: code(),
  startTime: instant(),
  endTime: instant(),
  isOpen: flag(),
  /** Of a stop null: no reason is entered yet. */
  lossType: choice(lossTypes).nullable(),
  stopCause: choice(stopCauses).nullable(),
  causeStation: code().nullable(),
  alarmCode: code().nullable(),
  /** What somebody wrote of it, or called. */
  remark: note().nullable(),
  /** Who entered the reason, or came. */
  explainedBy: account().nullable(),
  /** Work time from begin to end. */
  duration: seconds(),
  /** What of it no stop of the station holds, and no earlier call. Of all losses together no minute is lost twice. */
  lostTime: seconds(),
  /** By the planned cycle of the station; null without one. */
  lostPieces: count().nullable(),
  callId: id().nullable(),
})
export type Loss = z.infer<typeof Loss>

const filterFields = Loss.pick({ stationNumber: true, lossSource: true, lossType: true }).partial().shape
export const LossFilter = z.strictObject({ ...filterFields, ...period, ...registerPaging(Loss) })
export const LossScope = z.strictObject({ ...filterFields, ...period })
export const LossExport = z.strictObject({
  ...LossScope.shape,
  sort: LossFilter.shape.sort,
  format: z.enum(exportFormats),
})

/** What one station lost for one reason, all with it together. Without a loss type: no reason is entered yet. */
export const LossSum = z.object({
  ...Loss.pick({
    stationNumber: true,
    lossSource: true,
    lossType: true,
    stopCause: true,
    causeStation: true,
    alarmCode: true,
    lostPieces: true,
  }).shape,
  losses: count(),
  /** Milliseconds of `lostTime`. */
  length: measure(),
})
export type LossSum = z.infer<typeof LossSum>
export const LossSums = z.object({ from: instant(), to: instant(), sums: z.array(LossSum) })
export type LossFilter = z.infer<typeof LossFilter>
