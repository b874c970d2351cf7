import type { BomRow } from '@takt/contract/boms.ts'
import type { Reason } from '@takt/contract/floor.ts'
import type { Journal } from '../../platform/kernel/kernel.ts'

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
export type MountedLot = {
  stationNumber: string
  position: string
  boundAt: number
  boundBy: string
  boundQuantity: number
  lot: Lot
}
/** What is bound at the stations of the request: a lot that is bound twice is the same object in both places. */
export type Shelf = {
  lots: Map<string, Lot>
  places: Map<string, MountedLot[]>
  /** What was bound and unbound at these stations since the earliest moment the messages tell of, and by them. */
  changes: Map<string, Change[]>
}
export type Change = { at: number; isUnbind: boolean; place: MountedLot }
export type Taken = { partGrp: string; bomCode: string; bomLot: string | null; quantity: number }

export const lotKey = (bomCode: string, bomLot: string) => `${bomCode}\0${bomLot}`
export const emptyShelf = (): Shelf => ({ lots: new Map(), places: new Map(), changes: new Map() })

/** Sums of decimals stay decimals: 0.3 less 0.1 is 0.2. */
export const rounded = (quantity: number) => Math.round(quantity * 1e9) / 1e9

const groupsOf = (rows: readonly BomRow[]) => [
  ...Map.groupBy(
    rows.filter(({ consumeMode }) => consumeMode === 'backflush'),
    ({ partGrp }) => partGrp,
  ),
]
const mainOf = (group: readonly BomRow[]) => group.find(({ altMatFlag }) => !altMatFlag) ?? group[0]!
const rowOf = (group: readonly BomRow[], { lot }: MountedLot) =>
  group.find(({ part }) => part === lot.bomCode)
/** First in, first out. */
const placesOf = ({ places }: Shelf, stationNumber: string, group: readonly BomRow[]) =>
  (places.get(stationNumber) ?? []).filter((place) => rowOf(group, place))

/** What was bound there at that moment: the first change of a place after it tells what was there before, and where nothing changed it is what is there now. */
function placesAt({ places, changes }: Shelf, stationNumber: string, at: number): MountedLot[] {
  const now = places.get(stationNumber) ?? []
  const later = (changes.get(stationNumber) ?? []).filter((change) => change.at > at)
  if (later.length === 0) return now
  const next = new Map<string, Change>()
  for (const change of later.toSorted((a, b) => a.at - b.at || Number(b.isUnbind) - Number(a.isUnbind)))
    if (!next.has(change.place.position)) next.set(change.place.position, change)
  const before = [...next.values()].filter(({ isUnbind }) => isUnbind).map(({ place }) => place)
  return [...before, ...now.filter(({ position }) => !next.has(position))].toSorted(
    (a, b) => a.boundAt - b.boundAt,
  )
}

/** Why this lot may not be used, whatever is left of it. */
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
 * Takes what one unit needs from what was bound here when it was completed: the first bound first, what is in order before what is not, because the work is done whatever
 * the state of the lot. Where nothing is left the rest is taken of no lot: its lot is unknown, and no lot is ever overdrawn.
 */
export function take(
  journal: Journal,
  shelf: Shelf,
  rows: readonly BomRow[],
  stationNumber: string,
  at: number,
): Taken[] {
  return groupsOf(rows).flatMap(([partGrp, group]) => {
    const places = placesAt(shelf, stationNumber, at).filter((place) => rowOf(group, place))
    const isWrong = (place: MountedLot) =>
      wrongWith(place.lot, rowOf(group, place)!.shelfLifeCheck, at) ? 1 : 0
    const taken: Taken[] = []
    let share = 1
    for (const place of places.toSorted((a, b) => isWrong(a) - isWrong(b))) {
      const { bomQty } = rowOf(group, place)!
      const quantity = rounded(Math.min(share * bomQty, place.lot.remaining))
      if (quantity <= 0) continue
      takeFrom(journal, place.lot, quantity)
      taken.push({ partGrp, bomCode: place.lot.bomCode, bomLot: place.lot.bomLot, quantity })
      share -= quantity / bomQty
    }
    const main = mainOf(group)
    const missing = rounded(share * main.bomQty)
    return missing > 0 ? [...taken, { partGrp, bomCode: main.part, bomLot: null, quantity: missing }] : taken
  })
}

/** What came out of a unit whole. */
export const giveBack = (journal: Journal, lot: Lot, quantity: number) => takeFrom(journal, lot, -quantity)

export function takeFrom(journal: Journal, lot: Lot, quantity: number) {
  journal.own(lot)
  lot.remaining = rounded(lot.remaining - quantity)
  lot.taken = rounded(lot.taken + quantity)
}
