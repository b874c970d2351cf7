import { z } from 'zod'
import { command, feature, plantQuery, query } from './endpoint.ts'
import { code, count, name, nothing, parts } from './fields.ts'
import { isTimeZone } from './time-zones.ts'

/** How far the demonstration's history is made: on day `day` of `days`; 0 while the plant is set up. */
export const HistoryProgress = z.object({ day: count(), days: count() })
export type HistoryProgress = z.infer<typeof HistoryProgress>

/** What is true of the whole plant. */
export const Plant = z.object({
  plantName: name(),
  timeZone: code().refine(isTimeZone, { error: 'time zone' }),
})
export type Plant = z.infer<typeof Plant>

/** As sent to consoles; `history` only while it is made. */
export const PlantWithHistory = Plant.extend({ history: HistoryProgress.optional() })
export type PlantWithHistory = z.infer<typeof PlantWithHistory>

/** A time of day, `06:00`. */
export const clock = () =>
  z
    .string()
    .length(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const Break = z.strictObject({ start: clock(), end: clock() })

/** A shift of a line, every day; it may cross midnight. Times are the plant's. */
export const Shift = z.strictObject({
  shiftName: name(),
  startTime: clock(),
  endTime: clock(),
  breaks: parts(Break, 12),
})
export type Shift = z.infer<typeof Shift>

export const plant = feature('plant', {
  get: plantQuery({ input: nothing, output: PlantWithHistory, for: 'signedIn' }),
  shifts: query({ input: nothing, output: z.array(Shift), for: 'signedIn' }),
  saveShifts: command({
    input: z.strictObject({ shifts: parts(Shift, 6) }),
    output: z.array(Shift),
    for: ['lineDef', 'shiftManage'],
    touches: ['boards', 'calendar', 'output'],
  }),
})
