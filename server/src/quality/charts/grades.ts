import { intervalOfWorst } from '@takt/statistics/confidence.ts'
import { type GradedCharacteristic, potentials } from '@takt/contract/charts.ts'
import type { CpkBands } from '@takt/contract/settings.ts'
import type { Capability } from '@takt/contract/values.ts'
import { capabilityOf } from '../../execution/values/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { currentSettings } from '../../plant/settings/settings.ts'
import { unitsExcluded } from './exclusions.queries.ts'

type OverviewQuery = Parameters<typeof capabilityOf>[1]
const enough = 25

/** Every characteristic of the line with its grade, the worst first: without what charts leave out. */
export async function overviewOf(call: LineCall, query: OverviewQuery): Promise<GradedCharacteristic[]> {
  const [excluded, { targets }] = await Promise.all([
    unitsExcluded(call.db, call.line, query.from),
    currentSettings(call.db),
  ])
  const found = await capabilityOf(call, query, excluded)
  return found.map((one) => gradeOf(one, targets.cpk)).toSorted(worstFirst)
}

/**
 * The letter is what the process could do: Cp, and Cpk where only one limit is given. The digit is how much of it is used: Ppk of
 * that, by borders of 95 and 90 %. Of too few values there is no grade.
 */
export function gradeOf(one: Capability, { weak, good, best }: CpkBands): GradedCharacteristic {
  const could = one.cp ?? one.cpk
  const isGraded = one.sampleNum >= enough && could !== null && one.ppk !== null
  const share = isGraded && could > 0 ? one.ppk! / could : 0
  return {
    ...one,
    potential: isGraded ? potentials[[best, good, weak].filter((from) => could < from).length]! : null, // four
    used: isGraded ? (share >= 0.95 ? 1 : share >= 0.9 ? 2 : 3) : null,
    ppkLower: one.sampleNum >= enough ? (intervalOfWorst(one.ppk, one.sampleNum)?.lower ?? null) : null,
  }
}

function worstFirst(a: GradedCharacteristic, b: GradedCharacteristic) {
  return (a.ppkLower ?? Infinity) - (b.ppkLower ?? Infinity) || a.resultCode.localeCompare(b.resultCode)
}
