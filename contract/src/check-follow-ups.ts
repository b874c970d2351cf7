import { z } from 'zod'
import { account, choice, code, id, instant, note, reading, reason, uuid } from './fields.ts'
import { registerPaging } from './lists.ts'

/** Repaired: somebody recorded what they did, and it was not found OK since. */
export const followUpStates = ['open', 'repaired', 'closed'] as const
export type FollowUpState = (typeof followUpStates)[number]

/** A check that was NG is something to be done, from when it was found until it is found OK; `recordId`: the record that found it. */
export const FollowUp = z.object({
  lineNumber: code(),
  recordId: id(),
  itemCode: code(),
  stationNumber: code(),
  followUpState: choice(followUpStates),
  foundAt: instant(),
  foundBy: account(),
  resultValue: reading().nullable(),
  remark: note().nullable(),
  picture: uuid().nullable(),
  /** The andon call that it opened. */
  callId: id().nullable(),
  workDone: note().nullable(),
  doneBy: account().nullable(),
  doneAt: instant().nullable(),
  closedAt: instant().nullable(),
})
export type FollowUp = z.infer<typeof FollowUp>

export const FollowUpFilter = z.strictObject({
  ...FollowUp.pick({ itemCode: true, stationNumber: true, followUpState: true }).partial().shape,
  ...registerPaging(FollowUp),
})
export type FollowUpFilter = z.infer<typeof FollowUpFilter>

/** Recorded again it is written anew; the old text stays in the change history. */
export const WorkDone = z.strictObject({ recordId: id(), workDone: reason() })
export type WorkDone = z.infer<typeof WorkDone>
