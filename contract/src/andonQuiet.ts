import { z } from 'zod'
import { account, flag, instant, parts, reason } from './fields.ts'
import { LampTest } from './lamps.ts'

/** Hours a line may be kept quiet at a time. */
export const quietHours = [1, 2, 4] as const

/** Calls of a line notify nobody: no notice, no level, no reminder. Their minutes are paused, and go on when it is over. */
export const Quiet = z.object({
  quietSince: instant(),
  quietUntil: instant(),
  quietBy: account(),
  reason: reason(),
})
export type Quiet = z.infer<typeof Quiet>

export const QuietDraft = z.strictObject({ hours: z.literal(quietHours), reason: reason() })
export type QuietDraft = z.infer<typeof QuietDraft>

/** No server has looked for levels, or notified all that were due, for so many seconds: nobody learns of the waiting calls. */
export const lateAfterSeconds = 15

/** `hasRules`: a rule in use defines which lamp a call lights and whom its levels notify. `quiet`: of now. `lampTests`: lamps that are tried now. `lateSince`: since when nothing looks for levels that are due; null: something does. */
export const AndonWatch = z.object({
  quiet: Quiet.nullable(),
  lateSince: instant().nullable(),
  lampTests: parts(LampTest),
  hasRules: flag(),
})
export type AndonWatch = z.infer<typeof AndonWatch>
