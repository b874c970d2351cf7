import { z } from 'zod'
import { choice, count, flag } from './fields.ts'

// Units that a material lot or a part is in, and what becomes of them together.

export const leftReasons = ['alreadyHeld', 'finished', 'scrapped', 'inWork', 'noReworkStep'] as const
/** How many units were changed, and how many were left as they are, by the reason. `deeper`: units built in further out than the search goes were not reached. */
export const Found = z.object({
  changed: count(),
  left: z.array(z.object({ why: choice(leftReasons), units: count() })),
  deeper: flag(),
})
export type Found = z.infer<typeof Found>
