import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { type Characteristic, loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import { openLotsAmong } from '../../planning/lots/lots.ts'
import {
  loadRoute,
  measuredPasses,
  measuredSets,
  type MeasuringStep,
  routesUnmeasured,
  type SampledPasses,
  type SampledShift,
  unmeasuredPasses,
} from '../floor/floor.ts'

/** Of one characteristic at one station: what each shift requested, and what of it did not come. */
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
 * A pass without any value counts for the set that the unit's route measures with at that step.
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
  const steps = await measuringSteps({ db, line }, shifts)
  const setKeys = [...(await measuredSets(db, line, days)), ...steps.map(({ setKey }) => setKey)]
  const sets = await loadSets(db, new Set(setKeys))
  const keysBy = (by: CollectionSet['subgroupBy']) =>
    [...sets.values()].filter(({ subgroupBy }) => subgroupBy === by).map(({ setKey }) => setKey)
  const scope = { shifts, typeNo, byTime: keysBy('time'), byLot: keysBy('lot') }
  const found = await Promise.all([
    measuredPasses(db, line, [...sets.keys()], scope),
    steps.length ? unmeasuredPasses(db, line, steps, scope) : [],
  ]).then((both) => both.flat())
  const lots = new Set(found.flatMap(({ lotNo }) => lotNo ?? []))
  const openLots = new Set(lots.size ? await openLotsAmong(db, line, [...lots]) : [])
  const places = Map.groupBy(found, ({ stationNumber, setKey }) => `${stationNumber}\0${setKey}`)
  return [...places.values()].flatMap((all) => {
    const [{ stationNumber, setKey }] = all as [(typeof all)[number]] // a group has one
    const set = sets.get(setKey)!
    return set.slots
      .filter(({ reading }) => reading === 0)
      .map(({ characteristic }) => ({
        stationNumber,
        set,
        characteristic,
        ...counted(all, set, characteristic, { shifts, now, openLots }),
      }))
  })
}

/** Where units should have measured that passed somewhere without. */
async function measuringSteps({ db, line }: Pick<LineCall, 'db' | 'line'>, shifts: SampledShift[]) {
  const routes = await routesUnmeasured(db, line, shifts)
  const steps = await Promise.all(
    routes.map(async ({ processingNumber, processingVer }) =>
      [...((await loadRoute(db, processingNumber, processingVer))?.steps.values() ?? [])].flatMap(
        ({ stepSeq, set }): MeasuringStep[] =>
          set ? [{ processingNumber, processingVer, stepSeq, setKey: set.setKey }] : [],
      ),
    ),
  )
  return steps.flat()
}

type SampleContext = { shifts: readonly SampledShift[]; now: number; openLots: ReadonlySet<string> }

function counted(
  all: readonly SampledPasses[],
  set: PackedSet,
  { resultCode, valueCount }: Characteristic,
  { shifts, now, openLots }: SampleContext,
) {
  const first = set.firstOf.get(resultCode)! + 1 // its own
  const lacking = ({ isBare, empty }: SampledPasses) =>
    isBare
      ? valueCount
      : (empty ?? []).filter((position) => position >= first && position < first + valueCount).length
  const expectedCounts = shifts.map(() => 0)
  const missed = shifts.map(() => 0)
  if (set.subgroupBy === 'consecutive') {
    for (const one of all) {
      expectedCounts[one.shift]! += one.passes
      if (lacking(one) > 0) missed[one.shift]! += one.passes
    }
    return { asked: expectedCounts, missed }
  }
  const came = new Map<string, { one: SampledPasses; end: number; came: boolean }>()
  for (const one of all.toSorted((a, b) => a.shift - b.shift)) {
    const stretch = Math.floor((one.minute ?? 0) / set.subgroupMinutes)
    // A lot counts once, in the last shift in which its units passed.
    const key =
      set.subgroupBy === 'lot' && one.lotNo !== null ? `lot ${one.lotNo}` : `${one.shift} ${stretch}`
    const end = Date.parse(shifts[one.shift]!.dayStart) + (stretch + 1) * set.subgroupMinutes * 60_000
    came.set(key, { one, end, came: (came.get(key)?.came ?? false) || lacking(one) < valueCount })
  }
  for (const { one, end, came: there } of came.values()) {
    // A stretch or lot that still goes on may yet bring its value.
    const goesOn = set.subgroupBy === 'time' ? end > now : one.lotNo !== null && openLots.has(one.lotNo)
    if (!there && goesOn) continue
    expectedCounts[one.shift]! += 1
    if (!there) missed[one.shift]! += 1
  }
  return { asked: expectedCounts, missed }
}
