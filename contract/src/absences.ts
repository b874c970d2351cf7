import { z } from 'zod'
import { account, code, id, instant, name, note } from './fields.ts'

/** Somebody is away: no level of a call notifies them meanwhile, and a level that notifies only them gets a warning beforehand. */
export const Absence = z.object({
  id: id(),
  userName: code(),
  name: name(),
  absentFrom: instant(),
  absentUntil: instant(),
  reason: note().nullable(),
  saidBy: account(),
})
export type Absence = z.infer<typeof Absence>

export const AbsenceDraft = z.strictObject({
  userName: code(),
  absentFrom: instant(),
  absentUntil: instant(),
  reason: note().nullable().default(null),
})
export type AbsenceDraft = z.output<typeof AbsenceDraft>
