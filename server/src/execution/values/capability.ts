import { capabilityOfGroups } from '@takt/statistics/capability.ts'
import type { Moments } from '@takt/statistics/moments.ts'
import type { Capability } from '@takt/contract/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { type Characteristic, loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { daysOf } from './capability.queries.ts'

type Day = Awaited<ReturnType<typeof daysOf>>[number]

/**
 * Of every characteristic at every station, from the production days the period touches. The scatter within is that within
 * a day at a station, pooled over the days; the scatter over all is that of all values together.
 */
export async function capabilityOf(
  { db, line }: LineCall,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Capability[]> {
  const clock = await clockOf(db, line)
  const first = from ? clock.productionDayOf(Date.parse(from)) : null
  // The end is not part of the period.
  const last = clock.productionDayOf(Date.parse(to ?? nowIso()) - 1)
  const days = await daysOf(db, line, first, last)
  const sets = await loadSets(
    db,
    days.map(({ setKey }) => setKey),
  )
  const byPlace = Map.groupBy(days, ({ stationNumber, setKey }) => `${stationNumber}\0${setKey}`)
  return [...byPlace.values()].flatMap((group) => capabilitiesOf(group, sets.get(group[0]!.setKey)!))
}

/** The rollup has one place a characteristic, in the order of the set. */
function capabilitiesOf(days: Day[], set: PackedSet): Capability[] {
  const characteristics = set.slots
    .filter(({ reading }) => reading === 0)
    .map(({ characteristic }) => characteristic)
  return characteristics.flatMap(
    (characteristic, place) => capabilityAt(days, place, set, characteristic) ?? [],
  )
}

function capabilityAt(
  days: Day[],
  place: number,
  { colSetId, colSetVersion }: PackedSet,
  characteristic: Characteristic,
): Capability | null {
  const groups = days.flatMap((day) => momentsAt(day, place) ?? [])
  if (!groups.length) return null
  const {
    charSeqNum,
    resultCode,
    resultName,
    resultUnit: unit,
    lowerSpecLimit,
    upperSpecLimit,
  } = characteristic
  const {
    n: sampleNum,
    mean,
    sigmaWithin,
    sigmaOverall,
    cp,
    cpk,
    pp,
    ppk,
  } = capabilityOfGroups(groups, { lowerSpecLimit, upperSpecLimit }, 'pooled')
  const ng = days.reduce((sum, day) => sum + (day.ng[place] ?? 0), 0)
  return {
    stationNumber: days[0]!.stationNumber,
    colSetId,
    colSetVersion,
    charSeqNum,
    resultCode,
    resultName,
    unit,
    sampleNum,
    mean,
    sigmaWithin,
    sigmaOverall,
    lowestValue: Math.min(...groups.map(({ min }) => min)),
    highestValue: Math.max(...groups.map(({ max }) => max)),
    lowerSpecLimit,
    upperSpecLimit,
    cp,
    cpk,
    pp,
    ppk,
    ngShare: ng / sampleNum,
  }
}

/** A day without values at this place has nothing least and nothing most. */
const momentsAt = ({ n, mean, m2, least, most }: Day, place: number): Moments | null =>
  n[place] ? { n: n[place], mean: mean[place]!, m2: m2[place]!, min: least[place]!, max: most[place]! } : null
