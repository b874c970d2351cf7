import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Found } from './find.ts'
import { holdOthers, type Stands } from './hold-units.ts'
import { type BrokenLimits, raise } from './raise.ts'
import { lastSignals } from './signals.queries.ts'
import { type Earlier, isNew } from './wanted.ts'

/** `earlier`: what these limits found before. */
export async function raiseFound(
  db: Db,
  line: LineNumber,
  limits: BrokenLimits,
  found: readonly Found[],
  earlier: readonly Earlier[],
  stands: Stands,
) {
  if (found.length === 0) return false
  let raised = false
  // Values and their scatter often break together: one call is enough.
  let calls = !earlier.some(({ answeredAt }) => answeredAt === null)
  const fresh = found.filter((one) => isNew(one, earlier))
  for (const some of Map.groupBy(fresh, ({ chartPart, rule }) => `${chartPart} ${rule}`).values()) {
    if (!(await raise(db, line, limits, { ...some[0]!, calls }, stands))) continue // a group has one
    raised = true
    calls = false
  }
  if (limits.signalReaction === 'holdUnit') {
    // Also where another server was first: it may have seen fewer points, and be gone since.
    const signals = fresh.length > 0 ? await lastSignals(db, line, [limits.limitsId]) : earlier
    await holdOthers(db, line, signals, found, stands)
  }
  return raised
}
