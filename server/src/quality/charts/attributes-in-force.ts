import type { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import type { Db } from '../../platform/db/tables.ts'
import { attributeLimitsStanding } from './attribute-limits.queries.ts'

const chainOf = ({ lineNumber, stationNumber, typeNo, attributeKind, sampleBy }: AttributeLimits) =>
  JSON.stringify([lineNumber, stationNumber, typeNo, attributeKind, sampleBy])

/** Of all lines: those that judge now and do something when they are broken. Newer ones of the same take over. */
export async function attributeLimitsInForce(db: Db, now: number): Promise<AttributeLimits[]> {
  const begun = (await attributeLimitsStanding(db)).filter(({ validFrom }) => Date.parse(validFrom) <= now)
  const newest = new Map(begun.map((one) => [chainOf(one), one]))
  return [...newest.values()].filter(({ signalReaction }) => signalReaction !== 'none')
}
