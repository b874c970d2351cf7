import { capabilityOf as indicesFrom } from '@takt/statistics/capability.ts'
import { mergeAll } from '@takt/statistics/moments.ts'
import { sigmaOfSums } from '@takt/statistics/within.ts'
import type { Capability } from '@takt/contract/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import {
  type DayMoments,
  daysWithout,
  isBehind,
  type LeftOut,
  momentsAt,
  momentsOf,
  withinOf,
} from '../floor/floor.ts'
import { type Characteristic, loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'

/** Where units are left out, by the set's name. */
export type Excluded = Omit<LeftOut, 'setKey'> & { colSetId: string; colSetVersion: number }
type CapabilityScope = { from?: string | undefined; to?: string | undefined; typeNo?: string | undefined }

/**
 * Of every characteristic at every station, from the production days the period touches. The scatter within is that of the subgroups
 * its definition requests, over all days and types; the scatter over all is that of all values together.
 */
export async function capabilityOf(
  call: LineCall,
  scope: CapabilityScope,
  excluded: readonly Excluded[] = [],
): Promise<Capability[]> {
  const { db, line } = call
  const { clock, all, sets } = await daysIn(call, scope)
  const leftOut = excluded.flatMap(({ colSetId, colSetVersion, ...one }) => {
    const set = sets.values().find((set) => set.colSetId === colSetId && set.colSetVersion === colSetVersion)
    return set ? { ...one, setKey: set.setKey } : []
  })
  const days = await daysWithout(db, { line, clock, sets }, all, leftOut)
  return byPlace(days).flatMap((group) => capabilitiesOf(group, sets.get(group[0]!.setKey)!))
}

type Measured = Pick<Capability, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode' | 'resultName'>

/** What was measured, by station and in the order of its set, with nothing calculated. */
export async function measuredIn(call: LineCall, scope: CapabilityScope): Promise<Measured[]> {
  const { all, sets } = await daysIn(call, scope)
  return byPlace(all).flatMap((days) => {
    const { stationNumber, setKey } = days[0]! // a group has days
    const { colSetId, colSetVersion, slots } = sets.get(setKey)!
    return characteristicsIn(slots)
      .filter((_, place) => days.some(({ n }) => n[place]))
      .map(({ resultCode, resultName }) => ({
        stationNumber,
        colSetId,
        colSetVersion,
        resultCode,
        resultName,
      }))
  })
}

/** The production days the period touches, with the sets that were measured with. */
async function daysIn({ db, line }: LineCall, { from, to, typeNo }: CapabilityScope) {
  const clock = await clockOf(db, line)
  const first = from ? clock.productionDayOf(Date.parse(from)) : null
  // The end is not part of the period.
  const last = clock.productionDayOf(Date.parse(to ?? nowIso()) - 1)
  const all = await momentsOf(db, { line, clock, first, last, typeNo })
  const sets = await loadSets(
    db,
    all.map(({ setKey }) => setKey),
  )
  return { clock, all, sets }
}

const byPlace = (days: readonly DayMoments[]) => [
  ...Map.groupBy(days, ({ stationNumber, setKey }) => `${stationNumber}\0${setKey}`).values(),
]

/** Moments have one place a characteristic, in the order of the set. */
const characteristicsIn = (slots: PackedSet['slots']): Characteristic[] =>
  slots.filter(({ reading }) => reading === 0).map(({ characteristic }) => characteristic)

function capabilitiesOf(days: readonly DayMoments[], set: PackedSet): Capability[] {
  const pending = days.some(isBehind)
  return characteristicsIn(set.slots).flatMap(
    (characteristic, place) => capabilityAt(days, place, set, { characteristic, pending }) ?? [],
  )
}

function capabilityAt(
  days: readonly DayMoments[],
  place: number,
  { colSetId, colSetVersion }: PackedSet,
  { characteristic, pending }: { characteristic: Characteristic; pending: boolean },
): Capability | null {
  const all = mergeAll(days.map((day) => momentsAt(day, place)))
  if (!all) return null
  const {
    charSeqNum,
    resultCode,
    resultName,
    resultUnit: unit,
    lowerSpecLimit,
    upperSpecLimit,
  } = characteristic
  const { estimator, sums } = withinOf(days, place, pending)
  const { mean, sigmaWithin, sigmaOverall, cp, cpk, pp, ppk } = indicesFrom(
    all,
    sigmaOfSums(sums, estimator),
    { lowerSpecLimit, upperSpecLimit },
  )
  const ng = days.reduce((sum, day) => sum + (day.ng[place] ?? 0), 0)
  return {
    stationNumber: days[0]!.stationNumber,
    colSetId,
    colSetVersion,
    charSeqNum,
    resultCode,
    resultName,
    unit,
    sampleNum: all.n,
    mean,
    estimator,
    subgroupNum: sums.groups,
    subgroupsPending: pending,
    sigmaWithin,
    sigmaOverall,
    lowestValue: all.min,
    highestValue: all.max,
    lowerSpecLimit,
    upperSpecLimit,
    cp,
    cpk,
    pp,
    ppk,
    ngShare: ng / all.n,
  }
}
