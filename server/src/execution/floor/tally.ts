import type { Verdict } from '@takt/contract/floor.ts'
import type { Measured } from './measure.ts'
import type { PackedSet } from '../../masterdata/measures/measures.ts'
import type { Done } from './messages.ts'
import type { Floor } from './state.ts'
import type { UnitState } from './unit-state.ts'
import { type Day, dayKey, type DayKey, type DayTally, type SlotTally } from './writes.ts'

type Counted = {
  unit: UnitState
  step: { set: PackedSet | null }
  done: Done
  inTime: number
  attempt: number
  resultStatus: Verdict
  measured: Measured
  finished: boolean
  firstPass: boolean
}

export const slotLength = 15 * 60_000

/** Counts a pass in its quarter of an hour and its values in their day. */
export function tally(
  floor: Floor,
  { unit, step, done, inTime, attempt, resultStatus, measured, finished, firstPass }: Counted,
) {
  const { stationNumber, at } = done
  const good = resultStatus === 'ok' ? 1 : 0
  const first = attempt === 1 ? 1 : 0
  const cycle = (at - inTime) / 1000
  const slot = slotAt(floor, at - (at % slotLength), stationNumber, unit.typeNo)
  slot.passes += 1
  slot.ok += good
  slot.firstPasses += first
  slot.firstOk += first * good
  slot.finished += finished ? 1 : 0
  slot.finishedFirst += finished && firstPass ? 1 : 0
  slot.cycleSeconds += cycle
  if (cycle > 0) floor.writes.cycles.set(stationNumber, cycle)
  if (!measured.values) return
  const set = step.set!
  const { typeNo, typeVer } = unit
  const key = { day: floor.productionDay(at), stationNumber, setKey: set.setKey, typeNo, typeVer }
  countValues(dayAt(floor, key, set), set, measured)
}

/** A unit finished by a pass that had been counted before: it was received before its turn. */
export function tallyFinished(
  floor: Pick<Floor, 'writes'>,
  typeNo: string,
  { at, stationNumber, firstPass }: { at: number; stationNumber: string; firstPass: boolean },
) {
  const slot = slotAt(floor, at - (at % slotLength), stationNumber, typeNo)
  slot.finished += 1
  slot.finishedFirst += firstPass ? 1 : 0
}

/** A station reported NG for a unit after it was finished, or the NG arrived after: it is no first pass any more, where it was counted as one. */
export function tallyNotFirst(
  floor: Pick<Floor, 'writes'>,
  { typeNo, finishedAt }: Pick<UnitState, 'typeNo' | 'finishedAt'>,
  { stationNumber }: { stationNumber: string },
) {
  slotAt(floor, finishedAt! - (finishedAt! % slotLength), stationNumber, typeNo).finishedFirst -= 1
}

function slotAt(
  { writes }: Pick<Floor, 'writes'>,
  slot: number,
  stationNumber: string,
  typeNo: string,
): SlotTally {
  const key = `${slot}\0${stationNumber}\0${typeNo}`
  const tallied = writes.slots.get(key)
  if (tallied) return tallied
  const fresh = {
    slot,
    stationNumber,
    typeNo,
    passes: 0,
    ok: 0,
    firstPasses: 0,
    firstOk: 0,
    finished: 0,
    finishedFirst: 0,
    cycleSeconds: 0,
  }
  writes.slots.set(key, fresh)
  return fresh
}

function dayAt({ writes }: Floor, of: DayKey, set: PackedSet): DayTally {
  const key = dayKey(of)
  const tallied = writes.days.get(key)
  if (tallied) return tallied
  const fresh = { ...of, set, ...emptyDay(set) }
  writes.days.set(key, fresh)
  return fresh
}

/** One place a characteristic, in the order of `charSeqNum`; several readings of it count into the same place. */
export function emptyDay(set: PackedSet) {
  const zeros = () => new Array<number>(set.firstOf.size).fill(0)
  return {
    n: zeros(),
    mean: zeros(),
    m2: zeros(),
    lowest: zeros().fill(Infinity),
    highest: zeros().fill(-Infinity),
    ng: zeros(),
  }
}

/** Welford's step for every value: mean and M2, never a sum of squares. */
export function countValues(day: Day, set: PackedSet, { values, out }: Pick<Measured, 'values' | 'out'>) {
  let place = -1
  for (let position = 0; position < set.slots.length; position++) {
    if (set.slots[position]!.reading === 0) place += 1
    const value = values![position]
    if (value === null || value === undefined) continue
    const n = (day.n[place]! += 1)
    const delta = value - day.mean[place]!
    const mean = (day.mean[place]! += delta / n)
    day.m2[place]! += delta * (value - mean)
    if (value < day.lowest[place]!) day.lowest[place] = value
    if (value > day.highest[place]!) day.highest[place] = value
    if (out.includes(position)) day.ng[place]! += 1
  }
}
