import { z } from 'zod'
import { errors, type ErrorKey } from './errors.ts'
import { count, flag } from './fields.ts'

/** A row as it was read: lists are split, a yes is a yes, nothing else is understood yet. A column that is not there leaves the record as it is. */
export const ImportRow = z.record(
  z.string().max(64),
  z.union([z.string().max(4000), z.number(), z.boolean(), z.array(z.string().max(200)).max(200), z.null()]),
)
export type ImportRow = z.infer<typeof ImportRow>

/** What is wrong with a row; `row` counts from 1, `about` is what names it. */
export const ImportFault = z.object({
  row: count(),
  about: z.string().nullable(),
  field: z.string().nullable(),
  key: z.enum(Object.keys(errors) as [ErrorKey, ...ErrorKey[]]), // the table's own keys
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ImportFault = z.infer<typeof ImportFault>

/** Written are all rows or none. A dry run writes nothing and tells what a real one would do. */
export const importOf = (most: number) =>
  z.strictObject({ rows: z.array(ImportRow).min(1).max(most), dryRun: flag() })
export const Imported = z.object({
  created: count(),
  updated: count(),
  unchanged: count(),
  faults: z.array(ImportFault),
  written: flag(),
})
export type Imported = z.infer<typeof Imported>
