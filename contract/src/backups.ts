import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { count, instant, measure, nothing } from './fields.ts'

/** A backup that was finished: `npm run backup` says so to the database it copied. */
export const Backup = z.object({
  finishedAt: instant(),
  bytes: count(),
  seconds: measure(),
})
export type Backup = z.infer<typeof Backup>

export const backups = feature('backups', {
  /** The newest first, as many as a page holds. */
  list: plantQuery({ input: nothing, output: z.array(Backup), for: ['dbLogView'] }),
})
