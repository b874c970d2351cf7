import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Found } from './find.ts'
import { holdLater } from './hold-units.ts'
import { type BrokenLimits, raise } from './raise.ts'
import { lastSignals } from './signals.queries.ts'

/** What these limits found before, read of all at once when the first of them is broken. */
export function signalsBefore(db: Db, line: LineNumber, limitsIds: readonly string[]) {
  let all: ReturnType<typeof lastSignals> | undefined
  return async (limitsId: string) => {
    all ??= lastSignals(db, line, limitsIds)
    return (await all).filter((one) => one.limitsId === limitsId)
  }
}

/** One of a chart and rule is open at a time; what comes after its answer is another. */
export async function raiseFound(
  db: Db,
  line: LineNumber,
  limits: BrokenLimits,
  found: readonly Found[],
  before = signalsBefore(db, line, [limits.limitsId]),
) {
  if (found.length === 0) return false
  const earlier = await before(limits.limitsId)
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
  if (limits.signalReaction === 'holdUnit') {
    const signals = raised ? await lastSignals(db, line, [limits.limitsId]) : earlier
    await holdLater(db, line, signals, found)
  }
  return raised
}
