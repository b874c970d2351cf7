import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { limitsStamp, limitsStanding } from './limits.queries.ts'

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

/** Asked for twice a second: hundreds of limits are read again when they are others. */
const lastRead = remembered(() => ({ stamp: '', standing: [] as ChartLimits[] }))

async function standingNow(db: Db) {
  const [last, stamp] = [lastRead(db), await limitsStamp(db)]
  if (stamp !== last.stamp) Object.assign(last, { stamp, standing: await limitsStanding(db) })
  return last.standing
}

/** Of all lines: those that judge now and do something when they are broken. */
export async function limitsInForce(db: Db, now: number): Promise<ChartLimits[]> {
  const begun = (await standingNow(db)).filter(({ validFrom }) => Date.parse(validFrom) <= now)
  const newest = new Map(begun.map((one) => [chainOf(one), one]))
  return [...newest.values()].filter(({ signalReaction }) => signalReaction !== 'none')
}
