import { refuse } from '@takt/contract/errors.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { idAt } from '../../platform/db/packed-columns.ts'
import { namedSet } from '../../masterdata/measures/measures.ts'
import { measuredAtOnce, type Stretch } from '../floor/floor.ts'
import { passesAt } from './charted-passes.ts'
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
    /** How its definition groups units. */
    plan: { subgroupBy: set.subgroupBy, subgroupMinutes: set.subgroupMinutes },
    /** The newest passes since an instant, `most` at most, oldest first. */
    async read(from: string, most: number) {
      const scope = { stationNumber, from, to: undefined, of: null }
      const { ids, units, ...columns } = await measuredAtOnce(db, line, scope, stretch, most + 1)
      const count = Math.min(columns.times.length, most)
      const newestFirst = { ...columns, ...(await units), each, idOf: (at: number) => idAt(ids, at) }
      const places = Array.from({ length: count }, (_, i) => count - 1 - i)
      return { passes: passesAt(newestFirst, places), cut: columns.times.length > most }
    },
    /** Which of these readings are those of one of them. */
    slotOf(resultCode: string) {
      const own = stretchOf(set, resultCode)
      return {
        characteristic: set.slots[own.first]!.characteristic,
        first: own.first - first,
        count: own.count,
      }
    },
  }
}
