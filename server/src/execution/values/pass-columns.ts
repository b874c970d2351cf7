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
  if (first === 0) return columns
  const { times, ids, serials, types, lots, readings, each } = columns
  return {
    times: times.slice(first),
    ids: ids.slice(first),
    serials: serials.slice(first),
    types: types.slice(first),
    lots: lots.slice(first),
    readings: readings.slice(each * first),
    each,
  }
}

/** Passes and others that were stored since, in the order in which the database has them; some of these may have been read with the first already. */
export function columnsWith(
  columns: PassColumns,
  fresh: readonly FreshPasses[],
  stretch: Stretch,
): PassColumns {
  const pieces = [columns, ...fresh.map((piece) => ({ ...piece, readings: readingsIn(piece, stretch) }))]
  const all: PassColumns = {
    times: joined(pieces.map(({ times }) => times)),
    ids: pieces.flatMap(({ ids }) => ids),
    serials: pieces.flatMap(({ serials }) => serials),
    types: pieces.flatMap(({ types }) => types),
    lots: pieces.flatMap(({ lots }) => lots),
    readings: joined(pieces.map(({ readings }) => readings)),
    each: stretch.count,
  }
  const { times, ids } = all
  const isSame = (a: number, b: number) => times[a] === times[b] && ids[a] === ids[b]
  const order = Array.from(times.keys()).sort(
    (a, b) => times[a]! - times[b]! || (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0),
  )
  const isReadAlready = (at: number, i: number) =>
    at >= columns.ids.length && i > 0 && order[i - 1]! < columns.ids.length && isSame(order[i - 1]!, at)
  return columnsAt(
    all,
    order.filter((at, i) => !isReadAlready(at, i)),
  )
}

function readingsIn({ readings, each, ids }: FreshPasses, { first, count }: Stretch) {
  const own = new Float64Array(count * ids.length).fill(Number.NaN)
  for (let at = 0; at < ids.length; at++)
    own.set(readings.subarray(each * at + first, each * at + Math.min(first + count, each)), count * at)
  return own
}

function joined(pieces: readonly Float64Array[]) {
  const all = new Float64Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
