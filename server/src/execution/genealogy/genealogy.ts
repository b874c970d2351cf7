import type { z } from 'zod'
import { z as zod } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { type genealogy, mostLevels } from '@takt/contract/genealogy.ts'
import { withOperatorNames } from '../../plant/operators/operators.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { readPage, readPlace } from '../../platform/db/keyset.ts'
import { type FoundPart, partsOfLot, treeAround, treeEver } from './genealogy.queries.ts'
import { countWith, type Sought, unitsWith } from './holders.queries.ts'

// What other features do to many things of a line goes the same way: a frozen list, piece by piece.
export { type BulkAct, bulkKinds, type BulkKind, progressOf, runBulk } from './bulk.ts'

// What an order consumed, as reported to the host.
export { usedByLot } from './consumption.queries.ts'

// What is found otherwise is held with the units it is built into.
export { listUnitsWith } from './holders.queries.ts'

// A part may be exchanged in the course of another act.
export { replacePart } from './hold-rules.ts'

type UnitQuery = z.output<typeof genealogy.ofUnit.input>
type LotQuery = {
  bomCode?: string | undefined
  bomLot?: string | undefined
  serial?: string | undefined
  productIds?: string[] | undefined
  now: boolean
}

const mostComponents = 5000

/** Backward: what is in a unit, with what is in the units in it. */
export async function componentsOf(call: LineCall, { now, ...named }: UnitQuery) {
  if (!named.productSn && !named.productId) refuse('call.invalid', { fields: 'productSn' }, 'productSn')
  const { components, ...found } = await (now ? componentsNow(call, named) : componentsEver(call, named))
  return { ...found, components: await withOperatorNames(call.db, components) }
}

type Named = Omit<UnitQuery, 'now'>
const unknown = { productId: null, components: [], more: false, deeper: false }

async function componentsNow({ db, line }: LineCall, named: Named) {
  const found = await treeAround(db, line, named, mostComponents + 1)
  if (found.length === 0) return unknown
  const productId = found[0]!.asked
  // A unit without parts is one row without a part.
  const rows = found.flatMap(({ asked: _, componentId, ...row }) =>
    componentId === null || row.removedAt !== null ? [] : [{ ...row, componentId }],
  )
  return {
    productId,
    components: under(
      Map.groupBy(rows, (row) => row.productId),
      productId,
      0,
    ),
    more: found.length > mostComponents,
    deeper: false,
  }
}

async function componentsEver({ db, line }: LineCall, named: Named) {
  const found = await treeEver(db, line, named, mostComponents + 1)
  if (found.length === 0) return unknown
  const within = Map.groupBy(
    found.filter(({ componentId }) => componentId !== null),
    ({ path }) => path.slice(0, -1).join(),
  )
  const below = (path: string): FoundPart[] =>
    (within.get(path) ?? []).flatMap(({ asked: _, path: own, componentId, ...row }) => [
      { ...row, componentId: componentId! },
      ...below(own.join()),
    ])
  return {
    productId: found[0]!.asked,
    components: below(''),
    more: found.length > mostComponents,
    deeper: found.some(({ depth, childId }) => depth === mostLevels && childId !== null),
  }
}

/** A unit's own parts, each followed by what is in it. */
function under(
  inUnit: Map<string, Omit<FoundPart, 'depth'>[]>,
  productId: string,
  depth: number,
): FoundPart[] {
  return (inUnit.get(productId) ?? []).flatMap((row) => [
    { ...row, depth },
    ...(row.childId ? under(inUnit, row.childId, depth + 1) : []),
  ])
}

/** What a lot's name or a serial refers to here. */
export async function soughtBy(
  { db, line }: LineCall,
  { bomCode, bomLot, serial, productIds, now }: LotQuery,
): Promise<Sought | null> {
  if (productIds) return { bomCodes: [], productIds, now }
  if (bomLot === undefined && serial === undefined) return null
  const bomCodes = bomCode ? [bomCode] : serial === undefined ? await partsOfLot(db, line, bomLot!) : []
  return { bomCodes, bomLot, serial, now }
}

const Position = zod.tuple([zod.int().min(1).max(mostLevels), zod.guid(), zod.guid()])

/** Forward: the units that a lot or a serial went into. Without a key nothing is found. */
export async function whereUsed(
  call: LineCall,
  { after, limit, ...filter }: z.output<typeof genealogy.whereUsed.input>,
) {
  const what = await soughtBy(call, filter)
  if (!what) return { rows: [], next: null, total: 0, units: 0, deeper: false, states: [] }
  const place = readPlace(Position, after)
  const from = place && { level: place[0], productId: place[1], componentId: place[2] }
  const { total: counted, ...page } = await readPage({
    place,
    limit,
    find: (most) => unitsWith(call.db, call.line, what, from, most),
    count: () => countWith(call.db, call.line, what),
    placeOf: ({ level, productId, componentId }) => [level, productId, componentId],
  })
  return {
    ...page,
    total: counted?.found ?? null,
    units: counted?.units ?? null,
    deeper: counted?.deeper ?? false,
    states: counted?.states ?? [],
  }
}
