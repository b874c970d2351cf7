import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { count, instant, measure, note, nothing } from './fields.ts'

/** A backup that was finished, or failed: `npm run backup` records it in the database it copied. */
export const Backup = z.object({
  finishedAt: instant(),
  /** Null: it failed. */
  bytes: count().nullable(),
  seconds: measure(),
  /** Why it failed. */
  errorText: note().nullable(),
})
export type Backup = z.infer<typeof Backup>

export const backups = feature('backups', {
  /** The newest first, as many as a page holds. */
  list: plantQuery({ input: nothing, output: z.array(Backup), for: ['dbLogView'] }),
})
