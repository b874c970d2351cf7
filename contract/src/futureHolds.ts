import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import { account, code, instant, note, once, reason, uuid, whole } from './fields.ts'

/** A unit is to be put on hold once it comes to a step: it works on until then. */
export const FutureHold = z.object({
  lineNumber: code(),
  productId: uuid(),
  stepSeq: whole(1, 9999),
  reason: note(),
  setBy: account(),
  setAt: instant(),
})
export type FutureHold = z.infer<typeof FutureHold>

const page = { for: ['productSummary'], touches: ['units'] } as const
const place = FutureHold.pick({ productId: true, stepSeq: true })

export const futureHolds = feature('futureHolds', {
  /** Those of a unit that are still to come. */
  of: query({
    input: z.strictObject({ productId: uuid() }),
    output: z.array(FutureHold),
    for: ['productSummary'],
  }),
  set: command({ input: place.extend({ reason: reason(), ...once }).strict(), output: FutureHold, ...page }),
  drop: command({ input: place.extend(once).strict(), output: FutureHold, ...page }),
})
