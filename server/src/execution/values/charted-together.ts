import { refuse } from '@takt/contract/errors.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { idAt } from '../../platform/db/packed-columns.ts'
import { namedSet } from '../../masterdata/measures/measures.ts'
import { measuredAtOnce, type Stretch } from '../floor/floor.ts'
import { type ChartedPasses, passesAt } from './charted-passes.ts'
import { stretchOf } from './reading.ts'

type SetAtStation = { stationNumber: string; colSetId: string; colSetVersion: number }
export type ChartedSet = Awaited<ReturnType<typeof chartedSet>>

/** Several characteristics of one set at a station, whose charts are made of passes that are read at once. */
export async function chartedSet(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  { stationNumber, colSetId, colSetVersion }: SetAtStation,
  resultCodes: readonly string[],
) {
  const set = (await namedSet(db, { colSetId, colSetVersion })) ?? refuse('record.unknown')
  const stretches = resultCodes.map((code) => stretchOf(set, code))
  const first = Math.min(...stretches.map((one) => one.first))
  const each = Math.max(...stretches.map((one) => one.first + one.count)) - first
  const stretch: Stretch = { setKey: set.setKey, first, count: each }
  return {
    stationNumber,
    /** The readings that `read` finds of each pass. */
    stretch,
    /** The newest passes since an instant, `most` at most, oldest first. */
    async read(from: string, most: number) {
      const scope = { stationNumber, from, to: undefined, of: null }
      const { ids, units, ...columns } = await measuredAtOnce(db, line, scope, stretch, most + 1)
      const count = Math.min(columns.times.length, most)
      const newestFirst = { ...columns, ...(await units), each, idOf: (at: number) => idAt(ids, at) }
      const places = Array.from({ length: count }, (_, i) => count - 1 - i)
      return { passes: passesAt(newestFirst, places), cut: columns.times.length > most }
    },
    /** What a chart of one of them is made of: of passes that are meant and have a value of it. */
    chartedOf(resultCode: string, passes: ChartedPasses, isMeant: (at: number) => boolean) {
      const own = stretchOf(set, resultCode)
      return {
        set,
        characteristic: set.slots[own.first]!.characteristic,
        passes: narrowed(passes, own.first - first, own.count, isMeant),
      }
    },
  }
}

/** `count` of the readings of each pass, of passes that have one of them. */
function narrowed(all: ChartedPasses, first: number, count: number, isMeant: (at: number) => boolean) {
  const readings = new Float64Array(count * all.times.length)
  const places: number[] = []
  for (let at = 0; at < all.times.length; at++) {
    let some = false
    for (let i = 0; i < count; i++) {
      const value = all.readings[all.each * at + first + i]!
      readings[count * at + i] = value
      some ||= !Number.isNaN(value)
    }
    if (some && isMeant(at)) places.push(at)
  }
  const narrow = { ...all, readings, each: count }
  return places.length === all.times.length ? narrow : passesAt(narrow, places)
}
