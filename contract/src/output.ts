import { z } from 'zod'
import { HourBar } from './boards.ts'
import { command, download, feature, query } from './endpoint.ts'
import {
  account,
  code,
  codes,
  count,
  day,
  flag,
  instant,
  measure,
  name,
  note,
  seconds,
  share,
} from './fields.ts'
import { exportFormats } from './lists.ts'

/** A row of the overview: a slot of a shift, an hour, or what is between the shifts. */
export const OutputRow = HourBar.extend({
  /** False: it is still to come, and has made nothing yet. */
  hasBegun: flag(),
  /** Units whose last word is NG, in the row in which they failed last. */
  ng: count(),
  okRate: share().nullable(),
  /** Work time that has passed, a unit. */
  cycle: seconds().nullable(),
  orderCodes: codes(),
  reason: note().nullable(),
  writtenBy: account().nullable(),
  writtenAt: instant().nullable(),
})
export type OutputRow = z.infer<typeof OutputRow>

export const OutputQuery = z.strictObject({
  day: day().optional(),
  shiftName: name().optional(),
  typeNo: code().optional(),
})

export const Output = z.object({
  day: day(),
  today: day(),
  asOf: instant(),
  start: instant(),
  end: instant(),
  /** Those of the day; `shiftName` null: the whole day is shown. */
  shifts: z.array(z.object({ shiftName: name(), start: instant(), end: instant() })),
  shiftName: name().nullable(),
  /** What was made of on that day. */
  types: z.array(code()),
  typeNo: code().nullable(),
  takt: seconds().nullable(),
  okRateTarget: share().nullable(),
  rows: z.array(OutputRow),
  /** `target` is that of all rows, `targetNow` until now; `gap` is what was made more, or less, than that. */
  made: count(),
  ng: count(),
  okRate: share().nullable(),
  target: measure().nullable(),
  targetNow: measure().nullable(),
  gap: measure().nullable(),
})
export type Output = z.infer<typeof Output>

export const SlotReason = z.object({ start: instant(), reason: note().nullable() })

export const output = feature('output', {
  /** Without a day: today; without a shift: the whole day. */
  day: query({ input: OutputQuery, output: Output, for: ['produceOverview'] }),
  /** The rows of the day or shift, as they are shown. */
  export: download({
    input: OutputQuery.extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['produceOverview'],
  }),
  /** Why a row fell behind; none removes it. `start` is where the row begins. `was`: the text when it was opened; with it nobody else's text is overwritten. */
  writeReason: command({
    input: SlotReason.extend({ was: note().nullable().optional() }).strict(),
    output: SlotReason,
    for: ['produceOverview'],
    touches: ['boards'],
  }),
})
