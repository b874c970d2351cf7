import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import { code, instant, name, reason, seconds } from './fields.ts'

/** Output is counted by quarters of an hour, so a standard begins with one: nothing that was counted before is judged by it. */
export const standardGrain = 900_000

/**
 * What a pass of a type may take at a station from an instant on, whatever station and package plan, until the next standard.
 * Without a `cycleTime` these two plan again.
 */
export const CycleStandard = z.object({
  lineNumber: code(),
  stationNumber: code(),
  typeNo: code(),
  validFrom: instant(),
  cycleTime: seconds()
    .refine((cycle) => cycle >= 0.001, { error: 'positive' })
    .nullable(),
  reason: reason(),
  updateAuthor: name(),
  updateDate: instant(),
})
export type CycleStandard = z.infer<typeof CycleStandard>

/** Without `validFrom` it begins with the next quarter of an hour. */
export const StandardDraft = CycleStandard.pick({
  stationNumber: true,
  typeNo: true,
  cycleTime: true,
  reason: true,
})
  .extend({ validFrom: instant().nullable() })
  .strict()
export type StandardDraft = z.infer<typeof StandardDraft>

export const standardKey = CycleStandard.pick({ stationNumber: true, typeNo: true, validFrom: true }).strict()
export type StandardKey = z.infer<typeof standardKey>

export const cycleStandards = feature('cycleStandards', {
  /** Of a station and type, the newest first. */
  list: query({
    input: CycleStandard.pick({ stationNumber: true, typeNo: true }).strict(),
    output: z.array(CycleStandard),
    for: ['cycleTime'],
  }),
  propose: command({
    input: StandardDraft,
    output: CycleStandard,
    for: ['stationDef'],
    touches: ['cycleTimes', 'boards'],
  }),
  /** Only before it begins: what was judged by it stays judged. */
  withdraw: command({
    input: standardKey.extend({ reason: reason() }),
    output: CycleStandard,
    for: ['stationDef'],
    touches: ['cycleTimes', 'boards'],
  }),
})
