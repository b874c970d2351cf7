import { z } from 'zod'
import { choice, code, count, flag, instant, name, note } from './fields.ts'

// Units that a material lot or a part is in, and what becomes of them together.

export const leftReasons = ['alreadyHeld', 'finished', 'scrapped', 'inWork', 'noReworkStep'] as const
/** How many units were changed, and how many were left as they are, by the reason. `deeper`: units built in further out than the search goes were not reached. */
export const Found = z.object({
  changed: count(),
  left: z.array(z.object({ why: choice(leftReasons), units: count() })),
  deeper: flag(),
})
export type Found = z.infer<typeof Found>

const holdRuleKinds = ['materialLot', 'serial', 'type'] as const
/**
 * What a material lot, a part's serial or a type is held for: units that get it from now on, or are begun, are held as well. `bomCodes`: the parts it is
 * of; none: any.
 */
export const HoldRule = z.object({
  /** The act it came with, by which it is released. */
  message: code(),
  kind: choice(holdRuleKinds),
  value: code(),
  bomCodes: z.array(code()),
  reason: note(),
  by: name(),
  at: instant(),
})
export type HoldRule = z.infer<typeof HoldRule>
