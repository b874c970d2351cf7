import type { BomRow } from '@takt/contract/boms.ts'
import type { Reason } from '@takt/contract/floor.ts'

/** A lot of material in memory. `taken` is what this transaction took of it. Times are epoch milliseconds. */
export type Lot = {
  bomCode: string
  bomLot: string
  remaining: number
  expiresAt: number | null
  blocked: boolean
  taken: number
}
/** A lot mounted at a place of a station. */
export type Place = {
  stationNumber: string
  position: string
  boundAt: number
  boundBy: string
  boundQuantity: number
  lot: Lot
}
/** What lies at the stations asked about: a lot that is bound twice is the same object in both places. */
export type Shelf = { lots: Map<string, Lot>; places: Map<string, Place[]> }
export type Taken = { partGrp: string; bomCode: string; bomLot: string | null; quantity: number }

export const lotKey = (bomCode: string, bomLot: string) => `${bomCode}\0${bomLot}`
export const emptyShelf = (): Shelf => ({ lots: new Map(), places: new Map() })

/** Sums of decimals stay decimals: 0.3 less 0.1 is 0.2. */
export const rounded = (quantity: number) => Math.round(quantity * 1e9) / 1e9

const groupsOf = (rows: readonly BomRow[]) => [
  ...Map.groupBy(
    rows.filter(({ consumeMode }) => consumeMode === 'backflush'),
    ({ partGrp }) => partGrp,
  ),
]
const mainOf = (group: readonly BomRow[]) => group.find(({ altMatFlag }) => !altMatFlag) ?? group[0]!
const rowOf = (group: readonly BomRow[], { lot }: Place) => group.find(({ part }) => part === lot.bomCode)
/** First in, first out. */
const placesOf = ({ places }: Shelf, stationNumber: string, group: readonly BomRow[]) =>
  (places.get(stationNumber) ?? []).filter((place) => rowOf(group, place))

/** What speaks against using this lot, whatever is left of it. */
export function wrongWith(
  { blocked, expiresAt }: Lot,
  shelfLifeCheck: boolean,
  at: number,
): 'materialBlocked' | 'materialExpired' | null {
  if (blocked) return 'materialBlocked'
  return shelfLifeCheck && expiresAt !== null && expiresAt <= at ? 'materialExpired' : null
}

/** For every part group that this station takes from what is bound: what is wrong with it, where nothing good is left for one more unit. */
export function reasonsAgainstMaterial(
  shelf: Shelf,
  rows: readonly BomRow[],
  stationNumber: string,
  at: number,
): Reason[] {
  return groupsOf(rows).flatMap(([, group]): Reason[] => {
    const places = placesOf(shelf, stationNumber, group)
    const { part } = mainOf(group)
    if (places.length === 0) return [{ reason: 'materialNotBound', about: part }]
    const lots = places.map((place) => ({
      place,
      row: rowOf(group, place)!,
      wrong: wrongWith(place.lot, rowOf(group, place)!.shelfLifeCheck, at),
    }))
    const enoughFor = lots
      .filter(({ wrong }) => !wrong)
      .reduce((units, { place, row }) => units + place.lot.remaining / row.bomQty, 0)
    if (rounded(enoughFor) >= 1) return []
    const wrong = lots.flatMap(({ place, wrong }) =>
      wrong ? [{ reason: wrong, about: `${place.lot.bomCode} ${place.lot.bomLot}` }] : [],
    )
    return wrong.length ? wrong : [{ reason: 'materialEmpty', about: part }]
  })
}

/**
 * Takes what one unit needs from what is bound here: the first bound first, what is in order before what is not, because the work is done whatever
 * is said of the lot. Where nothing is left the rest is taken of no lot: nobody knows of which, and no lot is ever overdrawn.
 */
export function take(shelf: Shelf, rows: readonly BomRow[], stationNumber: string, at: number): Taken[] {
  return groupsOf(rows).flatMap(([partGrp, group]) => {
    const places = placesOf(shelf, stationNumber, group)
    const isWrong = (place: Place) => (wrongWith(place.lot, rowOf(group, place)!.shelfLifeCheck, at) ? 1 : 0)
    const taken: Taken[] = []
    let share = 1
    for (const place of places.toSorted((a, b) => isWrong(a) - isWrong(b))) {
      const { bomQty } = rowOf(group, place)!
      const quantity = rounded(Math.min(share * bomQty, place.lot.remaining))
      if (quantity <= 0) continue
      takeFrom(place.lot, quantity)
      taken.push({ partGrp, bomCode: place.lot.bomCode, bomLot: place.lot.bomLot, quantity })
      share -= quantity / bomQty
    }
    const main = mainOf(group)
    const missing = rounded(share * main.bomQty)
    return missing > 0 ? [...taken, { partGrp, bomCode: main.part, bomLot: null, quantity: missing }] : taken
  })
}

/** What came out of a unit whole. */
export const giveBack = (lot: Lot, quantity: number) => takeFrom(lot, -quantity)

export function takeFrom(lot: Lot, quantity: number) {
  lot.remaining = rounded(lot.remaining - quantity)
  lot.taken = rounded(lot.taken + quantity)
}
