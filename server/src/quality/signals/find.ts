import { controlOf, type Broken } from '@takt/statistics/control.ts'
import type { Rule } from '@takt/statistics/runs.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import type { Points } from '../charts/points-of.ts'
import { stagesOf } from '../charts/stages.ts'
import type { Break } from './wanted.ts'

/** A point that completes a pattern. `units`: those of the point, by id. */
export type Found = {
  chartPart: Broken['chart']
  rule: number
  /** When the last of its units was measured. */
  time: number
  pointValue: number
  productSn: string | null
  units: string[]
}

/** What breaks these limits since they were frozen, at points that units measured from `changedFrom` on can have changed, and is wanted. */
export function breaksIn(
  points: Points,
  limits: ChartLimits,
  changedFrom = -Infinity,
  isToldOf: (one: Break) => boolean = () => true,
): Found[] {
  const { groups, passes } = points
  const stage = stagesOf(points, [limits]).find((one) => one.limits === limits)
  if (!stage || points.kind !== limits.chartKind) return []
  const isConsecutive = limits.subgroupBy === 'consecutive'
  // The last quarter of an hour, or lot, still grows; a new one makes it a point, whenever its last unit was measured.
  const closed = isConsecutive ? groups.length : groups.length - 1
  const from = Math.max(isConsecutive ? changedFrom : -Infinity, Date.parse(limits.frozenAt) + 1)
  const timeAt = (at: number) => passes.times[groups[at]!.units.at(-1)!]! // a group has units
  let since = closed
  while (since > 0 && timeAt(since - 1) >= from) since--
  const rules = limits.rules.map(ruleNumber)
  const { broken, spread } = controlOf(groups, limits.chartKind, [stage], () => rules, since)
  const found: Found[] = []
  for (const { chart: chartPart, rule, at } of broken) {
    const time = timeAt(at)
    if (at >= closed || !isToldOf({ chartPart, rule, time })) continue
    const { units, moments } = groups[at]!
    const pointValue = chartPart === 'location' ? moments.mean : spread.values[at]!
    const productSn = passes.serials[units.at(-1)!]!
    found.push({
      chartPart,
      rule,
      time,
      pointValue,
      productSn,
      units: units.map(passes.idOf),
    })
  }
  return found
}

export const ruleNumber = (rule: string) => Number(rule) as Rule // one of `chartRules`
