import { refuse } from '@takt/contract/errors.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { idAt } from '../../platform/db/packed-columns.ts'
import { namedSet } from '../../masterdata/measures/measures.ts'
import { measuredAtOnce } from '../floor/floor.ts'
import { type ChartedPasses, passesAt } from './charted-passes.ts'
import { stretchOf } from './reading.ts'

type Together = { stationNumber: string; colSetId: string; colSetVersion: number; from: string }

/**
 * What charts of several characteristics of one set are made of, read at once: the newest passes of a station since an instant, `most` at most, oldest first.
 * `chartedOf`: what a chart of one of them is made of, of those that are meant and have a value of it.
 */
export async function chartedTogether(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  { colSetId, colSetVersion, ...scope }: Together,
  resultCodes: readonly string[],
  most: number,
) {
  const set = (await namedSet(db, { colSetId, colSetVersion })) ?? refuse('record.unknown')
  const stretches = resultCodes.map((code) => stretchOf(set, code))
  const first = Math.min(...stretches.map((one) => one.first))
  const each = Math.max(...stretches.map((one) => one.first + one.count)) - first
  const stretch = { setKey: set.setKey, first, count: each }
  const { ids, units, ...columns } = await measuredAtOnce(
    db,
    line,
    { ...scope, to: undefined, of: null },
    stretch,
    most + 1,
  )
  const count = Math.min(columns.times.length, most)
  const newestFirst = { ...columns, ...(await units), each, idOf: (at: number) => idAt(ids, at) }
  const all = passesAt(
    newestFirst,
    Array.from({ length: count }, (_, i) => count - 1 - i),
  )
  const chartedOf = (resultCode: string, isMeant: (at: number) => boolean) => {
    const own = stretchOf(set, resultCode)
    return {
      set,
      characteristic: set.slots[own.first]!.characteristic,
      passes: narrowed(all, own.first - first, own.count, isMeant),
      cut: columns.times.length > most,
    }
  }
  return { passes: all, chartedOf }
}

/** `count` of the readings of each pass, of passes that have one of them. */
function narrowed(all: ChartedPasses, first: number, count: number, isMeant: (at: number) => boolean) {
  const readings = new Float64Array(count * all.times.length)
  const places: number[] = []
  for (let at = 0; at < all.times.length; at++) {
    const own = all.readings.subarray(all.each * at + first, all.each * at + first + count)
    readings.set(own, count * at)
    if (isMeant(at) && own.some((value) => !Number.isNaN(value))) places.push(at)
  }
  return passesAt({ ...all, readings, each: count }, places)
}
