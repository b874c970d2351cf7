import { z } from 'zod'
import { account, code, instant, reason, whole } from './fields.ts'
import { registerPaging } from './lists.ts'

/** A whole day at most: what is to be quiet for longer needs another definition. */
export const longestShelving = 24

/** An alarm of a station that is not among the active ones for a while and tells nobody; by ISA-18.2. */
export const AlarmShelving = z.object({
  lineNumber: code(),
  stationNumber: code(),
  alarmCode: code(),
  shelvedAt: instant(),
  shelvedBy: account(),
  /** It ends by itself. */
  shelvedUntil: instant(),
  reason: reason(),
})
export type AlarmShelving = z.infer<typeof AlarmShelving>

export const ShelvedAlarm = AlarmShelving.pick({ stationNumber: true, alarmCode: true }).strict()
export type ShelvedAlarm = z.infer<typeof ShelvedAlarm>
export const shelvingName = ({ alarmCode, stationNumber }: ShelvedAlarm) => `${alarmCode} · ${stationNumber}`

export const ShelvingDraft = ShelvedAlarm.extend({
  shelveHours: whole(1, longestShelving).default(1),
  reason: reason(),
})
export type ShelvingDraft = z.output<typeof ShelvingDraft>

export const ShelvingFilter = z.strictObject({
  ...ShelvedAlarm.partial().shape,
  ...registerPaging(AlarmShelving),
})
export type ShelvingFilter = z.infer<typeof ShelvingFilter>
