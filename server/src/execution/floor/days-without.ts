import type { PackedSet } from '../../masterdata/measures/measures.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { beginDay, type DayMoments, foldPass } from './day-moments.ts'
import { measuredIn, type MeasuredPass } from './moments.queries.ts'
import { outOf } from './rebuild-day.ts'
import { countValues, emptyDay } from './tally.ts'

/** Passes of units at a station without a value of one characteristic; `at` in milliseconds. */
export type LeftOut = {
  stationNumber: string
  setKey: number
  resultCode: string
  units: readonly { id: string; at: number }[]
}
type Of = { line: string; clock: PlantClock; sets: ReadonlyMap<number, PackedSet> }

/** So many passes are counted again for a reader, at the most. */
const most = 20_000
const passKey = (id: string, at: number) => `${id} ${at}`
const placeKey = (one: { stationNumber: string; setKey: number }) => `${one.stationNumber}\0${one.setKey}`
const dayKey = (one: { day: string; stationNumber: string; setKey: number }) => `${one.day}\0${placeKey(one)}`

/**
 * The same days, of which those that have such a pass are counted again without its values: read by one question, whatever the number of characteristics.
 * A day whose passes are archived, or too many, stays as it was counted.
 */
export async function daysWithout(
  db: Db,
  { line, clock, sets }: Of,
  days: readonly DayMoments[],
  leftOut: readonly LeftOut[],
): Promise<readonly DayMoments[]> {
  const left = leftOutByPass(leftOut, sets)
  const touched = new Set(
    leftOut.flatMap((one) => one.units.map(({ at }) => dayKey({ ...one, day: clock.productionDayOf(at) }))),
  )
  const old = days.filter((day) => touched.has(dayKey(day)))
  if (old.length === 0) return days
  const stretches = [...new Map(old.map((one) => [`${one.day} ${one.stationNumber}`, one])).values()]
  const spans = stretches.map(({ day, stationNumber }) => ({ stationNumber, ...clock.dayOf(day) }))
  const passes = await measuredIn(db, line, spans, most + 1)
  if (passes.length > most) return days
  const byDay = Map.groupBy(passes, (pass) =>
    typedKey({ ...pass, day: clock.productionDayOf(pass.time / 1000) }),
  )
  const anew = new Map(
    old.flatMap((day) => {
      const set = sets.get(day.setKey)!
      const again = countAgain(day, set, byDay.get(typedKey(day)) ?? [], left)
      return again ? [[day, again] as const] : []
    }),
  )
  return days.map((day) => anew.get(day) ?? day)
}

const typedKey = (one: Parameters<typeof dayKey>[0] & { typeNo: string; typeVer: number }) =>
  `${dayKey(one)}\0${one.typeNo}\0${one.typeVer}`

/** By station and set, which positions of which pass are left out. */
function leftOutByPass(leftOut: readonly LeftOut[], sets: Of['sets']) {
  const left = new Map<string, Set<number>>()
  for (const { resultCode, units, ...of } of leftOut) {
    const set = sets.get(of.setKey)
    const first = set?.firstOf.get(resultCode)
    if (!set || first === undefined) continue
    const count = set.slots[first]!.characteristic.valueCount
    for (const { id, at } of units) {
      const key = `${placeKey(of)}\0${passKey(id, at)}`
      const positions = left.get(key) ?? new Set()
      for (let i = first; i < first + count; i++) positions.add(i)
      left.set(key, positions)
    }
  }
  return left
}

function countAgain(
  day: DayMoments,
  set: PackedSet,
  passes: readonly MeasuredPass[],
  left: ReadonlyMap<string, ReadonlySet<number>>,
): DayMoments | null {
  const fresh = (): DayMoments =>
    beginDay(
      { ...day, plan: null, ...emptyDay(set) },
      { version: day.version, groupings: day.groupings, keyOf: day.keyOf },
    )
  const [all, without] = [fresh(), fresh()]
  for (const pass of passes) {
    const gone = left.get(`${placeKey(day)}\0${passKey(pass.productId, Math.floor(pass.time / 1000))}`)
    const values = gone ? pass.values.map((value, i) => (gone.has(i) ? null : value)) : pass.values
    countValues(all, set, { values: pass.values, out: [] })
    countValues(without, set, { values, out: outOf({ values }, set) })
    foldPass(without, { ...pass, values })
  }
  const isWhole = day.groupings.every((_, place) => (all.n[place] ?? 0) === (day.n[place] ?? 0))
  return isWhole ? { ...without, counted: without.n } : null
}
