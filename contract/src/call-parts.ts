import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { account, choice, id, instant, note, reason } from './fields.ts'

export const mostCallParts = 20

/** A stretch of a solved call with a loss type of its own. The first begins with the call, each ends where the next begins, the last when it was solved. */
export const CallPart = z.object({
  start: instant(),
  end: instant(),
  lossType: choice(lossTypes),
  /** What it was about, by who split it; of the first null: the call has it. */
  remark: note().nullable(),
  explainedBy: account().nullable(),
  explainedAt: instant().nullable(),
})
export type CallPart = z.infer<typeof CallPart>

/** `start`: when the part begins that is split. What begins at `splitAt` has this loss type. */
export const CallSplit = z.strictObject({
  id: id(),
  start: instant(),
  splitAt: instant(),
  lossType: choice(lossTypes),
  remark: reason(),
})
export type CallSplit = z.infer<typeof CallSplit>

export const CallPartKey = z.strictObject({ id: id(), start: instant() })

/** `start`: of which part; left out: of the first, which is the call itself. */
export const CallCorrection = z.strictObject({
  id: id(),
  start: instant().nullable().default(null),
  lossType: choice(lossTypes),
  reason: reason(),
})
export type CallCorrection = z.output<typeof CallCorrection>
