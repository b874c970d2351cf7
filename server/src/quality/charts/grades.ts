import { intervalOfWorst } from '@takt/statistics/confidence.ts'
import { type GradedCharacteristic, potentials } from '@takt/contract/charts.ts'
import type { CpkBands } from '@takt/contract/settings.ts'
import type { Capability } from '@takt/contract/values.ts'
import { capabilityOf } from '../../execution/values/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { currentSettings } from '../../plant/settings/settings.ts'
import { placesWithExclusions } from './exclusions.queries.ts'
import { figuresOf } from './figures.ts'
import { chartPoints } from './points.ts'

type Wanted = Parameters<typeof capabilityOf>[1]
const enough = 25

/** Every characteristic of the line with its grade, the worst first. */
export async function overviewOf(call: LineCall, wanted: Wanted): Promise<GradedCharacteristic[]> {
  const [found, { targets }, places] = await Promise.all([
    capabilityOf(call, wanted),
    currentSettings(call.db),
    placesWithExclusions(call.db, call.line, wanted),
  ])
  const isOf = (one: (typeof places)[number]) => JSON.stringify(placeOf(one))
  const without = new Set(places.map(isOf))
  const counted = await Promise.all(
    found.map(async (one) => (without.has(isOf(one)) ? withoutExcluded(call, wanted, one) : one)),
  )
  return counted.map((one) => gradeOf(one, targets.cpk)).toSorted(worstFirst)
}

const placeOf = ({ stationNumber, colSetId, colSetVersion, resultCode }: ExcludedPlace) => ({
  stationNumber,
  colSetId,
  colSetVersion,
  resultCode,
})
type ExcludedPlace = Pick<Capability, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>

/** The sums of a day have every value: where a point was taken out, what the chart says counts. Of more units than a chart has, all are counted. */
async function withoutExcluded(call: LineCall, wanted: Wanted, one: Capability): Promise<Capability> {
  const points = await chartPoints(call, { ...placeOf(one), ...wanted })
  if (points.about.cut) return one
  const { targets } = await currentSettings(call.db)
  const found = figuresOf(points, { convention: targets.convention, stable: null })
  const { sampleNum, mean, subgroupNum, estimator, sigmaWithin, sigmaOverall, lowestValue, highestValue } =
    found
  const { cp, cpk, pp, ppk, ngShare } = found
  const values = {
    sampleNum,
    mean,
    subgroupNum,
    estimator,
    sigmaWithin,
    sigmaOverall,
    lowestValue,
    highestValue,
  }
  return { ...one, ...values, cp, cpk, pp, ppk, ngShare, subgroupsPending: false }
}

/**
 * The letter is what the process could do: Cp, and Cpk where only one limit is given. The digit is how much of it is used: Ppk of
 * that, by borders of 95 and 90 %. Of too few values nothing is said.
 */
export function gradeOf(one: Capability, { weak, good, best }: CpkBands): GradedCharacteristic {
  const could = one.cp ?? one.cpk
  const said = one.sampleNum >= enough && could !== null && one.ppk !== null
  const share = said && could > 0 ? one.ppk! / could : 0
  return {
    ...one,
    potential: said ? potentials[[best, good, weak].filter((from) => could < from).length]! : null, // four
    used: said ? (share >= 0.95 ? 1 : share >= 0.9 ? 2 : 3) : null,
    ppkLower: one.sampleNum >= enough ? (intervalOfWorst(one.ppk, one.sampleNum)?.lower ?? null) : null,
  }
}

function worstFirst(a: GradedCharacteristic, b: GradedCharacteristic) {
  return (a.ppkLower ?? Infinity) - (b.ppkLower ?? Infinity) || a.resultCode.localeCompare(b.resultCode)
}
