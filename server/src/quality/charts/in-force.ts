import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import type { Db } from '../../platform/db/tables.ts'
import { limitsStanding } from './limits.queries.ts'

/** What limits are of; newer ones of the same take over. */
const chainOf = ({ subgroupBy, unitCount, subgroupMinutes, ...of }: ChartLimits) =>
  JSON.stringify([
    of.lineNumber,
    of.stationNumber,
    of.colSetId,
    of.colSetVersion,
    of.resultCode,
    of.typeNo,
    of.chartKind,
    subgroupBy,
    subgroupBy === 'consecutive' ? unitCount : null,
    subgroupBy === 'time' ? subgroupMinutes : null,
  ])

/** Of all lines: those that judge now and do something when they are broken. */
export async function limitsInForce(db: Db, now: number): Promise<ChartLimits[]> {
  const begun = (await limitsStanding(db)).filter(({ validFrom }) => Date.parse(validFrom) <= now)
  const newest = new Map(begun.map((one) => [chainOf(one), one]))
  return [...newest.values()].filter(({ signalReaction }) => signalReaction !== 'none')
}
