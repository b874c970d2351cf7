import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { ValueFilter, ValueRow } from '@takt/contract/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import {
  judgeSlot,
  loadSets,
  type PackedSet,
  setKeysOf,
  unpackSlot,
} from '../../masterdata/measures/measures.ts'
import {
  PassPlace,
  type PassFilterOfValues,
  passesFrom,
  type ReadPass,
  type Stretch,
} from './passes.queries.ts'

export type ValueScope = Omit<ValueFilter, 'after' | 'limit'>
export const ValuePlace = z.tuple([...PassPlace.def.items, z.int()])
export type ValuePlace = z.output<typeof ValuePlace>
export type PlacedValue = ValueRow & { at: ValuePlace }

/** Which sets are meant: null is all there are. */
export type Scope = { setKeys: number[] | null; resultCode: string | null }

export async function scopeOf(
  { db }: LineCall,
  { colSetId, colSetVersion, resultCode }: ValueScope,
): Promise<Scope> {
  const narrowed = colSetId !== undefined || colSetVersion !== undefined || resultCode !== undefined
  return {
    setKeys: narrowed ? await setKeysOf(db, { colSetId, colSetVersion, resultCode }) : null,
    resultCode: resultCode ?? null,
  }
}

/** What of the filter chooses passes. An NG value is looked for in the passes we judged NG; the value itself decides later. */
export const passFilterOf = (
  { productSn, stationNumber, disagree, from, to, resultStatus }: ValueScope,
  { setKeys }: Scope,
): PassFilterOfValues => ({
  productSn,
  stationNumber,
  disagree,
  from,
  to,
  setKeys: setKeys ?? undefined,
  judgedNg: resultStatus === 'ng',
})

/** Where a result code's readings lie in its set. */
export function stretchOf(set: PackedSet, resultCode: string): Stretch {
  const first = set.firstOf.get(resultCode) ?? refuse('record.unknown')
  return { setKey: set.setKey, first, count: set.slots[first]!.characteristic.valueCount }
}

/** … in each set of the scope; null where all slots are meant. */
export async function stretchesOf(
  { db }: LineCall,
  { setKeys, resultCode }: Scope,
): Promise<Stretch[] | null> {
  if (!setKeys || !resultCode) return null
  return [...(await loadSets(db, setKeys)).values()].map((set) => stretchOf(set, resultCode))
}

/** Pieces grow: a page is often filled by the first, also of one characteristic a pass; an export needs few. */
const [firstPiece, firstOfCode] = [50, 125]
const largestPiece = 1000

/** All passes the filter finds, newest first, a piece at a time. */
export async function* passesOf(
  { db, line }: LineCall,
  passFilter: PassFilterOfValues,
  from: PassPlace | null,
  first = firstPiece,
) {
  let place = from
  for (let piece = first; ; piece = Math.min(2 * piece, largestPiece)) {
    // The page begins with the pass its place names, so from the second on it is one that was had already.
    const passes: ReadPass[] = await passesFrom(db, line, passFilter, place, piece)
    const again = passes[0] && place && place !== from && isAt(passes[0], place) ? 1 : 0
    yield passes.slice(again)
    const last = passes.at(-1)
    if (!last || passes.length < piece) return
    place = placeOf(last)
  }
}

export const placeOf = ({ place, productId, passNo }: ReadPass): PassPlace => [place, productId, passNo]
export const isAt = (pass: ReadPass, [place, productId, passNo]: PassPlace) =>
  pass.place === place && pass.productId === productId && pass.passNo === passNo

/** The values of a pass at a time, in the order of its set; the newest pass first. Passes without a requested value are left out. */
export async function* valuesOf(
  call: LineCall,
  filter: ValueScope,
  scope: Scope,
  after: ValuePlace | null,
): AsyncGenerator<PlacedValue[]> {
  const from: PassPlace | null = after && [after[0], after[1], after[2]]
  const first = scope.resultCode ? firstOfCode : firstPiece
  for await (const passes of passesOf(call, passFilterOf(filter, scope), from, first)) {
    const sets = await loadSets(
      call.db,
      passes.map(({ setKey }) => setKey!),
    )
    for (const pass of passes) {
      const set = sets.get(pass.setKey!)!
      const had = after && isAt(pass, from!) ? after[3] : -1
      const positions = positionsIn(pass, set, scope, filter).filter((position) => position > had)
      if (positions.length) yield positions.map((position) => placedAt(pass, set, position))
    }
  }
}

/** Which slots of a pass hold a requested value. */
export function positionsIn(
  pass: Pick<ReadPass, 'values' | 'texts'>,
  set: PackedSet,
  { resultCode }: Scope,
  { resultStatus }: ValueScope,
): number[] {
  const { first, count } = resultCode ? stretchOf(set, resultCode) : { first: 0, count: set.slots.length }
  const found: number[] = []
  for (let position = first; position < first + count; position++) {
    const judged = judgeSlot(pass, set, position)
    if (judged && (!resultStatus || judged === resultStatus)) found.push(position)
  }
  return found
}

function placedAt(pass: ReadPass, set: PackedSet, position: number): PlacedValue {
  const { productId, productSn, passNo, stationNumber, outTime: testTime, place } = pass
  const value = unpackSlot(pass, set, position)! // there is one at this position
  return {
    productId,
    productSn,
    passNo,
    stationNumber,
    testTime,
    ...value,
    at: [place, productId, passNo, position],
  }
}
