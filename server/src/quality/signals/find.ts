import { controlOf, type Broken } from '@takt/statistics/control.ts'
import type { Rule } from '@takt/statistics/runs.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { type Points, stagesOf } from '../charts/charts.ts'

/** A point that completes a pattern. `units`: those of the point, by id. Of most nobody asks: a shifted process breaks its rule at each of them. */
export type Found = {
  chartPart: Broken['chart']
  rule: number
  /** When the last of its units was measured. */
  time: number
  pointValue: number
  productSn: string | null
  units: () => string[]
}

/** What breaks these limits since they were frozen, at points that units measured from `changedFrom` on can have changed. */
export function breaksIn(points: Points, limits: ChartLimits, changedFrom = -Infinity): Found[] {
  const { groups, passes } = points
  const stage = stagesOf(points, [limits]).find((one) => one.limits === limits)
  if (!stage || points.kind !== limits.chartKind) return []
  const { broken, spread } = controlOf(groups, limits.chartKind, [stage], () => limits.rules.map(ruleNumber))
  const isConsecutive = limits.subgroupBy === 'consecutive'
  // The last quarter of an hour, or lot, still grows; a new one makes it a point, whenever its last unit was measured.
  const closed = isConsecutive ? groups.length : groups.length - 1
  const from = Math.max(isConsecutive ? changedFrom : -Infinity, Date.parse(limits.frozenAt) + 1)
  return broken.flatMap(({ chart, rule, at }) => {
    const { units, moments } = groups[at]!
    const last = units.at(-1)! // a group has units
    const [time, productSn] = [passes.times[last]!, passes.serials[last]!]
    if (at >= closed || time < from) return []
    const pointValue = chart === 'location' ? moments.mean : spread.values[at]!
    return [{ chartPart: chart, rule, time, pointValue, productSn, units: () => units.map(passes.idOf) }]
  })
}

export const ruleNumber = (rule: string) => Number(rule) as Rule // one of `chartRules`
