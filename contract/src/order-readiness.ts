import { z } from 'zod'
import { choice, count, flag, id } from './fields.ts'

/** What must be true before an order may start; a red line says what to do. */
export const readinessChecks = [
  'typeReleased',
  'routeReleased',
  'setsReleased',
  'stationsOnLine',
  'stationsEnabled',
  'bomReleased',
  'packageReleased',
  'bomOfPackage',
  'parametersCurrent',
  'materialAvailable',
  'toolsReady',
] as const
export type ReadinessCheck = (typeof readinessChecks)[number]

/** `warning`: it is shown, and does not block. `records`: the keys of what has to be corrected, as its page opens them; of a package, which has five, a line each. */
export const Readiness = z.object({
  check: choice(readinessChecks),
  ok: flag(),
  warning: flag(),
  about: z.string(),
  records: z.array(z.string()),
})
export type Readiness = z.infer<typeof Readiness>

/** How many lines of an order's list are red, and how many only warn. */
export const OrderLight = z.object({ id: id(), red: count(), warnings: count() })
