import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Floor } from './state.ts'
import type { NewPass } from './writes.ts'

type Texts = (string | null)[]
/** Passes as columns: ten thousand objects of each kind cost more than all that is calculated from them. */
export type PassColumns = {
  /** In milliseconds since 1970. */
  times: Float64Array
  /** Of the units. */
  ids: string[]
  serials: Texts
  types: Texts
  lots: Texts
  /** So many for each pass, one pass after another; NaN where it has none. */
  readings: Float64Array
  each: number
}
/** With the readings of a whole set. */
export type FreshPasses = PassColumns & { setKey: number }
type Watched = { byTurn: Map<number, FreshPasses[]>; count: number }

/** Of a station for which nobody has asked since, nothing is kept. */
const most = 20_000
const watchedOf = remembered(() => new Map<string, Map<string, Watched>>())

/** Once they are committed: the passes of stations for which somebody has asked. */
export function keepFresh(db: Db, { lineNumber, turn: { turn }, writes, units }: Floor) {
  const watched = watchedOf(db).get(lineNumber)
  if (!watched?.size) return
  const byStation = Map.groupBy(writes.passes, ({ stationNumber }) => stationNumber)
  for (const [station, kept] of watched) {
    const passes = byStation.get(station)
    if (!passes) continue
    kept.count += passes.length
    if (kept.count > most) watched.delete(station)
    const measured = Map.groupBy(passes, ({ setKey }) => setKey)
    measured.delete(null)
    kept.byTurn.set(
      turn,
      Array.from(measured, ([setKey, some]) => ({ setKey: setKey!, ...columnsOf(some, units) })),
    )
  }
}

/**
 * What the station closed in these turns, a piece for each turn and set; null if this server did not store all of it, or has let it go. From then on it is
 * kept: of later turns than the first of these.
 */
export function freshPasses(
  db: Db,
  line: string,
  station: string,
  turns: readonly number[],
): FreshPasses[] | null {
  const lines = watchedOf(db)
  const watched = lines.get(line) ?? new Map<string, Watched>()
  lines.set(line, watched)
  const kept = watched.get(station) ?? { byTurn: new Map<number, FreshPasses[]>(), count: 0 }
  watched.set(station, kept)
  const first = Math.min(...turns)
  for (const turn of kept.byTurn.keys()) if (turn < first) kept.byTurn.delete(turn)
  kept.count = kept.byTurn.values().reduce((sum, some) => sum + countIn(some), 0)
  const found = turns.map((turn) => kept.byTurn.get(turn))
  return found.includes(undefined) ? null : found.flatMap((some) => some ?? [])
}

const countIn = (some: readonly FreshPasses[]) => some.reduce((sum, { ids }) => sum + ids.length, 0)

function columnsOf(passes: readonly NewPass[], units: Floor['units']): PassColumns {
  const each = Math.max(...passes.map(({ values }) => values?.length ?? 0))
  const readings = new Float64Array(each * passes.length).fill(Number.NaN)
  // By place: `entries` makes an object of each value.
  for (let at = 0; at < passes.length; at++) {
    const values = passes[at]!.values ?? []
    for (let i = 0; i < values.length; i++) readings[each * at + i] = values[i] ?? Number.NaN
  }
  const of = passes.map(({ productId }) => units.byId.get(productId))
  return {
    times: Float64Array.from(passes, ({ outTime }) => outTime),
    ids: passes.map(({ productId }) => productId),
    serials: of.map((unit) => unit?.productSn ?? null),
    types: of.map((unit) => unit?.typeNo ?? null),
    lots: of.map((unit) => unit?.lotNo ?? null),
    readings,
    each,
  }
}
