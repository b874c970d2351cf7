import { countBelow } from '@takt/statistics/sorted.ts'
import type { FreshPasses, PassColumns, Stretch } from '../floor/floor.ts'
import { type ChartedPasses, passesAt } from './charted-passes.ts'

/** With ids that need not be asked for: what is kept must not keep what it was made of. */
export function withIds({ idOf, ...passes }: ChartedPasses): PassColumns {
  return { ...passes, ids: Array.from(passes.times, (_, at) => idOf(at)) }
}

export const withIdOf = (columns: PassColumns): ChartedPasses => ({
  ...columns,
  idOf: (at) => columns.ids[at]!,
})

const columnsAt = (columns: PassColumns, places: readonly number[]) =>
  withIds(passesAt(withIdOf(columns), places))

/** Of passes in the order of their times, those that ended at an instant or later. */
export function columnsSince(columns: PassColumns, from: number): PassColumns {
  const first = countBelow(columns.times, from)
  return first === 0 ? columns : stretchOf(columns, first)
}

function stretchOf(
  { times, ids, serials, types, lots, readings, each }: PassColumns,
  from: number,
  to?: number,
) {
  return {
    times: times.slice(from, to),
    ids: ids.slice(from, to),
    serials: serials.slice(from, to),
    types: types.slice(from, to),
    lots: lots.slice(from, to),
    readings: readings.slice(each * from, to && each * to),
    each,
  }
}

/** Passes and others that were stored since, in the order in which the database has them; some of these may have been read with the first already. */
export function columnsWith(
  columns: PassColumns,
  fresh: readonly FreshPasses[],
  stretch: Stretch,
): PassColumns {
  const news = fresh.map((piece) => ({ ...piece, readings: readingsIn(piece, stretch), each: stretch.count }))
  // What ended before all of these stays where it is: of a busy station it is most, and sorting it again took the thread that answers stations a fiftieth of its time.
  const first = news.reduce((first, { times }) => times.reduce(earlier, first), Infinity)
  const border = countBelow(columns.times, first)
  const rest = stretchOf(columns, border)
  return joined([stretchOf(columns, 0, border), inOrder(joined([rest, ...news]), rest.ids.length)])
}
const earlier = (a: number, b: number) => (a < b ? a : b)

/** By time and unit. What is among the first `readCount` is not taken once more. */
function inOrder(all: PassColumns, readCount: number) {
  const { times, ids } = all
  const isSame = (a: number, b: number) => times[a] === times[b] && ids[a] === ids[b]
  const order = Array.from(times.keys()).sort(
    (a, b) => times[a]! - times[b]! || (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0),
  )
  const isReadAlready = (at: number, i: number) =>
    at >= readCount && i > 0 && order[i - 1]! < readCount && isSame(order[i - 1]!, at)
  return columnsAt(
    all,
    order.filter((at, i) => !isReadAlready(at, i)),
  )
}

/** All with as many readings a pass. */
const joined = (pieces: readonly PassColumns[]): PassColumns => ({
  times: numbersOf(pieces.map(({ times }) => times)),
  ids: listOf(pieces.map(({ ids }) => ids)),
  serials: listOf(pieces.map(({ serials }) => serials)),
  types: listOf(pieces.map(({ types }) => types)),
  lots: listOf(pieces.map(({ lots }) => lots)),
  readings: numbersOf(pieces.map(({ readings }) => readings)),
  each: pieces[0]!.each,
})

function readingsIn({ readings, each, ids }: FreshPasses, { first, count }: Stretch) {
  if (first === 0 && count === each) return readings
  const own = new Float64Array(count * ids.length).fill(Number.NaN)
  for (let at = 0; at < ids.length; at++)
    own.set(readings.subarray(each * at + first, each * at + Math.min(first + count, each)), count * at)
  return own
}

/** Copied as a whole; `flatMap` takes one after the other. */
const listOf = <T>(pieces: readonly T[][]) => ([] as T[]).concat(...pieces)

function numbersOf(pieces: readonly Float64Array[]) {
  const all = new Float64Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
