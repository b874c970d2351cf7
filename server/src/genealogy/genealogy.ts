import type { z } from 'zod'
import { z as zod } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { ComponentRow, genealogy } from '@takt/contract/genealogy.ts'
import type { LineCall } from '../db/call.ts'
import { cursorOf } from '../db/connect.ts'
import { readPlace } from '../db/keyset.ts'
import { countWith, partsOfLot, type Sought, treeAround, unitsWith } from './genealogy.queries.ts'

// The host is told what an order consumed.
export { usedByLot } from './consumption.queries.ts'

type UnitAsked = z.output<typeof genealogy.ofUnit.input>
type LotAsked = {
  bomCode?: string | undefined
  bomLot?: string | undefined
  serial?: string | undefined
  now: boolean
}

const mostComponents = 5000

/** Backward: what is in a unit, with what is in the units in it. */
export async function componentsOf({ db, line }: LineCall, { now, ...named }: UnitAsked) {
  if (!named.productSn && !named.productId) refuse('call.invalid', { fields: 'productSn' }, 'productSn')
  const found = await treeAround(db, line, named, mostComponents + 1)
  if (found.length === 0) return { productId: null, components: [], more: false }
  const productId = found[0]!.asked
  // A unit without parts is one row without a part.
  const rows = found.flatMap(({ asked: _, componentId, ...row }) =>
    componentId === null || (now && row.removedAt !== null) ? [] : [{ ...row, componentId }],
  )
  return {
    productId,
    components: under(
      Map.groupBy(rows, (row) => row.productId),
      productId,
      0,
    ),
    more: found.length > mostComponents,
  }
}

/** A unit's own parts, each followed by what is in it. What was taken out takes its own parts along. */
function under(
  inUnit: Map<string, Omit<ComponentRow, 'depth'>[]>,
  productId: string,
  depth: number,
): ComponentRow[] {
  return (inUnit.get(productId) ?? []).flatMap((row) => [
    { ...row, depth },
    ...(row.childId && row.removedAt === null ? under(inUnit, row.childId, depth + 1) : []),
  ])
}

/** What a lot's name or a serial stands for here. */
export async function soughtBy(
  { db, line }: LineCall,
  { bomCode, bomLot, serial, now }: LotAsked,
): Promise<Sought | null> {
  if (bomLot === undefined && serial === undefined) return null
  const bomCodes = bomCode ? [bomCode] : serial === undefined ? await partsOfLot(db, line, bomLot!) : []
  return { bomCodes, bomLot, serial, now }
}

const Place = zod.tuple([zod.guid(), zod.guid()])

/** Forward: the units that a lot or a serial went into. Nothing asked, nothing found. */
export async function whereUsed(
  call: LineCall,
  { after, limit, ...asked }: z.output<typeof genealogy.whereUsed.input>,
) {
  const what = await soughtBy(call, asked)
  if (!what) return { rows: [], next: null, total: 0, units: 0, states: [] }
  const place = readPlace(Place, after)
  const [found, counted] = await Promise.all([
    unitsWith(call.db, call.line, what, place && { productId: place[0], componentId: place[1] }, limit + 1),
    place ? null : countWith(call.db, call.line, what),
  ])
  const last = found[limit - 1]
  return {
    rows: found.slice(0, limit),
    next: last && found.length > limit ? cursorOf(last.productId, last.componentId) : null,
    total: counted?.found ?? null,
    units: counted?.units ?? null,
    states: counted?.states ?? [],
  }
}
