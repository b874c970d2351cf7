import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { countedTo } from '@takt/contract/lists.ts'
import type { PivotFilter, PivotRow, ValueFilter } from '@takt/contract/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { readPage, readPlace } from '../../platform/db/keyset.ts'
import { loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import {
  arraysOf,
  countPasses,
  countValues,
  PassPlace,
  passesFrom,
  type PassFilterOfValues,
  type ReadPass,
} from './passes.queries.ts'
import {
  isAt,
  passFilterOf,
  placeOf,
  positionsIn,
  type Scope,
  scopeOf,
  stretchesOf,
  stretchOf,
  ValuePlace,
  valuesOf,
  type PlacedValue,
  type ValueScope,
} from './reading.ts'

export { capabilityOf, measuredIn } from './capability.ts'
export { samplesOf } from './samples.ts'
export { type ChartedPasses, passesAt, readingsAt } from './charted-passes.ts'
export { type ChartedSet, chartedSet } from './charted-together.ts'
export { columnsSince, columnsWith, withIds } from './pass-columns.ts'
export { chartedPasses, type MeasuredUnit, measuredTypes } from './series.ts'

/** The long table: a value a row. */
export async function listValues(call: LineCall, { after, limit, ...filter }: ValueFilter) {
  const place = readPlace(ValuePlace, after)
  const scope = await scopeOf(call, filter)
  return readPage({
    place,
    limit,
    find: (most) => takeFrom(valuesOf(call, filter, scope, place), most),
    count: () => countFound(call, filter, scope),
    placeOf: ({ at }) => at,
  })
}

async function takeFrom(pieces: AsyncIterable<PlacedValue[]>, limit: number) {
  const taken: PlacedValue[] = []
  for await (const values of pieces) {
    taken.push(...values.slice(0, limit - taken.length))
    if (taken.length >= limit) break
  }
  return taken
}

/** Whether a value is NG only its limits tell, so those are read and judged to be counted; the rest the database counts. */
async function countFound(call: LineCall, filter: ValueScope, scope: Scope) {
  const { db, line } = call
  const passes = passFilterOf(filter, scope)
  if (!filter.resultStatus) return countValues(db, line, passes, await stretchesOf(call, scope))
  // A pass we judged NG has an NG value: so many passes need no look inside (6 ms instead of 80).
  if (
    passes.judgedNg &&
    !scope.resultCode &&
    (await countPasses(db, line, passes, countedTo + 1)) > countedTo
  )
    return countedTo + 1
  let total = 0
  for await (const piece of arraysOf(db, line, passes)) {
    const sets = await loadSets(
      db,
      piece.map(({ setKey }) => setKey!),
    )
    for (const pass of piece) total += positionsIn(pass, sets.get(pass.setKey!)!, scope, filter).length
    if (total > countedTo) return countedTo + 1
  }
  return total
}

/** Which columns of a pivot belong to which slots: all of the set, or those of one result code. */
export type Pivot = { set: PackedSet; positions: number[]; passFilter: PassFilterOfValues }

export async function pivotOf(call: LineCall, filter: ValueScope): Promise<Pivot> {
  const { setKeys } = await scopeOf(call, { colSetId: filter.colSetId, colSetVersion: filter.colSetVersion })
  const set = (await loadSets(call.db, setKeys!)).get(setKeys![0]!) ?? refuse('record.unknown')
  const { first, count } = filter.resultCode
    ? stretchOf(set, filter.resultCode)
    : { first: 0, count: set.slots.length }
  const { productSn, stationNumber, disagree, from, to, resultStatus } = filter
  return {
    set,
    positions: Array.from({ length: count }, (_, i) => first + i),
    passFilter: { productSn, stationNumber, disagree, from, to, resultStatus, setKeys: [set.setKey] },
  }
}

/** One reading has the name of its characteristic; several are numbered. */
export const titlesOf = ({ set, positions }: Pivot) =>
  positions.map((position) => {
    const {
      characteristic: { resultCode, valueCount },
      reading,
    } = set.slots[position]!
    return valueCount === 1 ? resultCode : `${resultCode} ${reading + 1}`
  })

export const pivotRow = (
  { productId, productSn, passNo, stationNumber, outTime: testTime, resultStatus, values, texts }: ReadPass,
  { positions }: Pivot,
): PivotRow => ({
  productId,
  productSn,
  passNo,
  stationNumber,
  testTime,
  resultStatus,
  values: positions.map((position) => values?.[position] ?? texts?.[position] ?? null),
})

/** The wide table: a pass of one set a row. */
export async function pivotValues(call: LineCall, { after, limit, ...filter }: z.output<typeof PivotFilter>) {
  const { db, line } = call
  const place = readPlace(PassPlace, after)
  const pivot = await pivotOf(call, filter)
  const { rows, ...page } = await readPage({
    place,
    limit,
    // From the last pass of the page before, which was shown already.
    find: async (most) => {
      const read = await passesFrom(db, line, pivot.passFilter, place, most + 1)
      return place && read[0] && isAt(read[0], place) ? read.slice(1) : read
    },
    count: () => countPasses(db, line, pivot.passFilter, countedTo + 1),
    placeOf,
  })
  return {
    rows: rows.map((pass) => pivotRow(pass, pivot)),
    ...page,
    characteristics: titlesOf(pivot),
  }
}
