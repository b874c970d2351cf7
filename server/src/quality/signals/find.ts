import { controlOf, type Broken } from '@takt/statistics/control.ts'
import type { Rule } from '@takt/statistics/runs.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { chartPoints, stagesOf } from '../charts/charts.ts'

/** A point that completes a pattern. `units`: those of the point, by id. */
export type Found = {
  chartPart: Broken['chart']
  rule: number
  pointTime: string
  pointValue: number
  productSn: string | null
  units: string[]
}

/** What breaks these limits since they were frozen: of the day and the one before, as no rule looks further back than 15 points. */
export async function breaksOf(db: Db, line: LineNumber, limits: ChartLimits, now: number): Promise<Found[]> {
  const { stationNumber, colSetId, colSetVersion, resultCode, typeNo, chartKind, ...plan } = limits
  const clock = await clockOf(db, line)
  const since = isoOf(clock.dayAt(clock.dayAt(now).start - 1).start)
  const points = await chartPoints(
    { db, line },
    {
      stationNumber,
      colSetId,
      colSetVersion,
      resultCode,
      chartKind,
      ...(typeNo !== null && { typeNo }),
      subgroupBy: plan.subgroupBy,
      unitCount: plan.unitCount,
      subgroupMinutes: plan.subgroupMinutes,
      from: since,
    },
  )
  const { groups, passes } = points
  const stage = stagesOf(points, [limits]).find((one) => one.limits === limits)
  if (!stage || points.kind !== chartKind) return []
  const { broken, spread } = controlOf(groups, chartKind, [stage], () => limits.rules.map(ruleNumber))
  // The last quarter of an hour, or lot, still grows.
  const closed = plan.subgroupBy === 'consecutive' ? groups.length : groups.length - 1
  return broken.flatMap(({ chart, rule, at }) => {
    const { units, moments } = groups[at]!
    const last = units.at(-1)! // a group has units
    const [time, productSn] = [passes.times[last]!, passes.serials[last]!]
    if (at >= closed || time <= Date.parse(limits.frozenAt)) return []
    const pointValue = chart === 'location' ? moments.mean : spread.values[at]!
    const ids = units.map(passes.idOf)
    return [{ chartPart: chart, rule, pointTime: isoOf(time), pointValue, productSn, units: ids }]
  })
}

const ruleNumber = (rule: string) => Number(rule) as Rule // one of `chartRules`
