import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Found } from './find.ts'
import { holdLater } from './hold-units.ts'
import { type BrokenLimits, raise } from './raise.ts'
import { lastSignals } from './signals.queries.ts'

/** One of a chart and rule is open at a time; what comes after its answer is another. */
export async function raiseFound(db: Db, line: LineNumber, limits: BrokenLimits, found: readonly Found[]) {
  if (found.length === 0) return false
  const earlier = await lastSignals(db, line, limits.limitsId)
  const isNew = ({ chartPart, rule, time }: Found) => {
    const last = earlier.find((one) => one.chartPart === chartPart && one.rule === rule)
    return !last || (last.answeredAt !== null && time > Date.parse(last.answeredAt))
  }
  let raised = false
  // Values and their scatter often break together: one call is enough.
  let calls = !earlier.some(({ answeredAt }) => answeredAt === null)
  for (const some of Map.groupBy(
    found.filter(isNew),
    ({ chartPart, rule }) => `${chartPart} ${rule}`,
  ).values()) {
    if (!(await raise(db, line, limits, { ...some[0]!, calls }))) continue // a group has one
    raised = true
    calls = false
  }
  if (limits.signalReaction === 'holdUnit') await holdLater(db, line, limits.limitsId, found)
  return raised
}
