import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { type Characteristic, loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import {
  measuredPasses,
  measuredSets,
  type SampledPasses,
  type SampledShift,
  unmeasuredPasses,
} from '../floor/floor.ts'

/** Of one characteristic at one station: what each shift asked for, and what of it did not come. */
export type Samples = {
  stationNumber: string
  set: PackedSet
  characteristic: Characteristic
  asked: number[]
  missed: number[]
}

type Days = { first: string; last: string }

/**
 * What was sampled in these shifts, the oldest first. A sample is what the set calls one: a unit that passed, where units that follow each other make
 * a subgroup; else a stretch of so many minutes, or a lot, in which units passed. It came where all readings of a unit, or one value of the stretch or lot, are there.
 * A pass without any value counts for the sets that its station measures at that step of that type.
 */
export async function samplesOf(
  { db, line }: LineCall,
  {
    shifts,
    days,
    typeNo,
    now,
  }: { shifts: SampledShift[]; days: Days; typeNo?: string | undefined; now: number },
): Promise<Samples[]> {
  const sets = await loadSets(db, await measuredSets(db, line, days))
  const keysBy = (by: CollectionSet['subgroupBy']) =>
    [...sets.values()].filter(({ subgroupBy }) => subgroupBy === by).map(({ setKey }) => setKey)
  const wanted = { shifts, typeNo, byTime: keysBy('time'), byLot: keysBy('lot') }
  const measured = await measuredPasses(db, line, [...sets.keys()], wanted)
  const stations = [...new Set(measured.map(({ stationNumber }) => stationNumber))]
  const bare = stations.length ? await unmeasuredPasses(db, line, stations, wanted) : []
  const places = Map.groupBy(
    measured.map((one) => ({ ...one, setKey: one.setKey! })), // they were asked for by it
    ({ stationNumber, setKey }) => `${stationNumber}\0${setKey}`,
  )
  return [...places.values()].flatMap((found) => {
    const [{ stationNumber, setKey }] = found as [(typeof found)[number]] // a group has one
    const set = sets.get(setKey)!
    const steps = new Set(found.map(stepOf))
    const all = [
      ...found,
      ...bare.filter((one) => one.stationNumber === stationNumber && steps.has(stepOf(one))),
    ]
    return set.slots
      .filter(({ reading }) => reading === 0)
      .map(({ characteristic }) => ({
        stationNumber,
        set,
        characteristic,
        ...counted(all, set, characteristic, shifts, now),
      }))
  })
}

const stepOf = ({ stepSeq, typeNo }: SampledPasses) => `${stepSeq} ${typeNo}`

function counted(
  all: readonly SampledPasses[],
  set: PackedSet,
  { resultCode, valueCount }: Characteristic,
  shifts: readonly SampledShift[],
  now: number,
) {
  const first = set.firstOf.get(resultCode)! + 1 // its own
  const lacking = ({ setKey, empty }: SampledPasses) =>
    setKey === null
      ? valueCount
      : (empty ?? []).filter((position) => position >= first && position < first + valueCount).length
  const asked = shifts.map(() => 0)
  const missed = shifts.map(() => 0)
  if (set.subgroupBy === 'consecutive') {
    for (const one of all) {
      asked[one.shift]! += one.passes
      if (lacking(one) > 0) missed[one.shift]! += one.passes
    }
    return { asked, missed }
  }
  const came = new Map<string, { shift: number; minute: number | null; came: boolean }>()
  for (const one of all) {
    const stretch = Math.floor((one.minute ?? 0) / set.subgroupMinutes)
    const key = `${one.shift} ${set.subgroupBy === 'time' ? stretch : (one.lotNo ?? '')}`
    const before = came.get(key)?.came ?? false
    const minute = set.subgroupBy === 'time' ? (stretch + 1) * set.subgroupMinutes : null
    came.set(key, { shift: one.shift, minute, came: before || lacking(one) < valueCount })
  }
  for (const { shift, minute, came: there } of came.values()) {
    // A stretch that still goes on may yet bring its value.
    if (!there && minute !== null && Date.parse(shifts[shift]!.dayStart) + minute * 60_000 > now) continue
    asked[shift]! += 1
    if (!there) missed[shift]! += 1
  }
  return { asked, missed }
}
