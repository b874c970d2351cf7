import { type Label, readLabel } from '@takt/contract/barcode.ts'
import type { Part } from '@takt/contract/bomDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { BindEvent, Movement } from '@takt/contract/materials.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Journal } from '../../platform/kernel/kernel.ts'
import { emptyShelf, type Lot, lotKey, type Place, type Shelf, wrongWith } from './shelf.ts'

/** A part that an open order wants at a station. */
export type WantedPart = Pick<Part, 'bomCode' | 'bomValue' | 'barcodeRule' | 'shelfLife'> & {
  stationNumber: string
  shelfLifeCheck: boolean
  blocked: boolean
}
export type Binding = {
  stationNumber: string
  position: string
  label: string
  bomCode?: string | undefined
  quantity?: number | undefined
  at: number
  by: string
  reason?: string | undefined
  message: number | null
}
export type Unbinding = Pick<Binding, 'stationNumber' | 'position' | 'at' | 'by' | 'message'> & {
  reason: string
}
export type NewLot = {
  bomCode: string
  bomLot: string
  quantity: number
  expiresAt: string | null
  supplier: string | null
  supplierLot: string | null
  receivedAt: string
}
export type NewEvent = Omit<BindEvent, 'lineNumber'> & { message: number | null; boundAt: number }

/** A shelf that is changed: what is bound and unbound, and what came in with it. */
export type Bench = {
  shelf: Shelf
  wanted: WantedPart[]
  /** The parts that the scanned labels name, by label. */
  named: Map<string, string[]>
  /** Messages of stations that were taken before. */
  done: Set<string>
  events: NewEvent[]
  received: { lot: NewLot; movement: Omit<Movement, 'lineNumber'> }[]
  /** Places as they now stand; null: nothing is bound there any more. */
  changed: Map<string, Place | null>
}

export const emptyBench = (): Bench => ({
  shelf: emptyShelf(),
  wanted: [],
  named: new Map(),
  done: new Set(),
  events: [],
  received: [],
  changed: new Map(),
})
export const placeKey = (stationNumber: string, position: string) => `${stationNumber}\0${position}`
export const messageKey = ({ stationNumber, message }: Pick<Binding, 'stationNumber' | 'message'>) =>
  `${stationNumber}\0${message}`

/** Every way the label of a place can be read, by the rules of the parts that are wanted there. */
export function readings(
  wanted: readonly WantedPart[],
  { stationNumber, label, bomCode }: Pick<Binding, 'stationNumber' | 'label' | 'bomCode'>,
): { part: WantedPart; label: Label }[] {
  const here = wanted.filter(
    (part) => part.stationNumber === stationNumber && (bomCode === undefined || part.bomCode === bomCode),
  )
  const read = here.flatMap((part) => {
    const found = readLabel(part.barcodeRule, label)
    return found && (found.bomCode === null || found.bomCode === part.bomCode) ? [{ part, label: found }] : []
  })
  const named = read.filter((one) => one.label.bomCode !== null)
  return named.length ? named : read
}

/** Mounts a lot at a place. What nobody has seen is received with it, if its label, its part or the person says how much it is. */
export function bind(journal: Journal, bench: Bench, asked: Binding): Place {
  const { stationNumber, position, at, by } = asked
  const before = placeAt(bench.shelf, stationNumber, position)
  const { lot, part, arrived } = lotFor(bench, asked)
  if (before && before.lot === lot) return before
  if (before && !asked.reason) refuse('materials.place_taken', { position, bomLot: before.lot.bomLot })
  const facts = { bomCode: lot.bomCode, bomLot: lot.bomLot }
  const wrong = wrongWith(lot, part.shelfLifeCheck, at)
  if (wrong) refuse(wrong === 'materialBlocked' ? 'materials.blocked' : 'materials.expired', facts)
  if (lot.remaining <= 0) refuse('materials.empty', facts)
  if (arrived) takeIn(journal, bench, lot, arrived)
  if (before) remove(journal, bench, before)
  const place = { stationNumber, position, boundAt: at, boundBy: by, boundQuantity: lot.remaining, lot }
  journal.set(bench.shelf.places, stationNumber, [...(bench.shelf.places.get(stationNumber) ?? []), place])
  journal.set(bench.changed, placeKey(stationNumber, position), place)
  if (before) tell(journal, bench, 'unbind', before, { ...asked, message: null, reason: asked.reason! })
  tell(journal, bench, before ? 'replace' : 'bind', place, asked)
  return place
}

export function unbind(journal: Journal, bench: Bench, asked: Unbinding): Omit<BindEvent, 'lineNumber'> {
  const place =
    placeAt(bench.shelf, asked.stationNumber, asked.position) ??
    refuse('materials.nothing_bound', { position: asked.position })
  remove(journal, bench, place)
  journal.set(bench.changed, placeKey(place.stationNumber, place.position), null)
  return tell(journal, bench, 'unbind', place, asked)
}

const placeAt = ({ places }: Shelf, stationNumber: string, position: string) =>
  places.get(stationNumber)?.find((place) => place.position === position)

function remove(journal: Journal, { shelf }: Bench, place: Place) {
  journal.set(
    shelf.places,
    place.stationNumber,
    shelf.places.get(place.stationNumber)!.filter((one) => one !== place),
  )
}

function tell(
  journal: Journal,
  { events, shelf }: Bench,
  bindEvent: BindEvent['bindEvent'],
  place: Place,
  { at, by, reason, message }: Pick<Binding, 'at' | 'by' | 'reason' | 'message'>,
) {
  const { stationNumber, position, lot } = place
  const event = {
    eventId: timedId(at),
    stationNumber,
    position,
    bindEvent,
    bomCode: lot.bomCode,
    bomLot: lot.bomLot,
    remaining: lot.remaining,
    at: isoOf(at),
    boundBy: by,
    reason: reason ?? null,
  }
  journal.push(events, { ...event, message, boundAt: place.boundAt })
  journal.set(shelf.changes, stationNumber, [
    ...(shelf.changes.get(stationNumber) ?? []),
    { at, isUnbind: bindEvent === 'unbind', place },
  ])
  return event
}

type Arrived = Bench['received'][number]

/** The lot the label stands for: one that is known by it, or one that it makes known. */
function lotFor(bench: Bench, asked: Binding): { lot: Lot; part: WantedPart; arrived?: Arrived } {
  const { label, stationNumber } = asked
  const bomCode = partOf(bench, asked)
  const wanted = bench.wanted.filter((part) => part.stationNumber === stationNumber)
  const exact = wanted
    .flatMap((part) => lotOf(bench, part, label))
    .filter(({ lot }) => bomCode === undefined || lot.bomCode === bomCode)
  if (exact.length === 1) return exact[0]!
  const read = readings(bench.wanted, { ...asked, bomCode })
  if (read.length === 0) refuse('materials.not_wanted', { label, stationNumber })
  const known = read.flatMap((one) => lotOf(bench, one.part, one.label.bomLot))
  if (known.length === 1) return known[0]!
  if (known.length > 1 || read.length > 1)
    refuse('materials.which_part', { parts: read.map(({ part }) => part.bomCode).join(', ') }, 'bomCode')
  return receive(asked, read[0]!)
}

/** The label of one part is never a lot of another. Where it names a part and nobody says which it is, it is that one. */
function partOf({ named, wanted }: Bench, { label, bomCode, stationNumber }: Binding): string | undefined {
  const parts = named.get(label) ?? []
  if (parts.length === 0) return bomCode
  if (bomCode !== undefined)
    return parts.includes(bomCode)
      ? bomCode
      : refuse('materials.label_of_other', { label, part: parts.join(', '), bomCode })
  const here = parts.filter((part) =>
    wanted.some((one) => one.stationNumber === stationNumber && one.bomCode === part),
  )
  if (here.length === 0) refuse('materials.not_wanted', { label, stationNumber })
  return here.length === 1 ? here[0] : undefined
}

const lotOf = ({ shelf }: Bench, part: WantedPart, bomLot: string) => {
  const lot = shelf.lots.get(lotKey(part.bomCode, bomLot))
  return lot ? [{ lot, part }] : []
}

const aDay = 86_400_000

function receive({ at, by, quantity }: Binding, { part, label }: { part: WantedPart; label: Label }) {
  const { bomCode, bomValue, shelfLife } = part
  const { bomLot, supplier, supplierLot } = label
  const much =
    quantity ?? label.quantity ?? bomValue ?? refuse('materials.quantity_missing', { bomLot }, 'quantity')
  // Good until the day on the label is over, wherever the plant is.
  const expiresAt = label.expiry
    ? Date.parse(label.expiry) + aDay - 1
    : shelfLife
      ? at + shelfLife * aDay
      : null
  const lot: Lot = { bomCode, bomLot, remaining: much, expiresAt, blocked: false, taken: 0 }
  if (part.blocked) refuse('materials.blocked', { bomCode, bomLot })
  const arrived: Arrived = {
    lot: {
      bomCode,
      bomLot,
      quantity: much,
      expiresAt: expiresAt === null ? null : isoOf(expiresAt),
      supplier,
      supplierLot,
      receivedAt: isoOf(at),
    },
    movement: {
      movementId: timedId(at),
      bomCode,
      bomLot,
      movement: 'receive',
      quantity: much,
      at: isoOf(at),
      by,
      reason: null,
    },
  }
  return { lot, part, arrived }
}

function takeIn(journal: Journal, { shelf, received }: Bench, lot: Lot, arrived: Arrived) {
  journal.set(shelf.lots, lotKey(lot.bomCode, lot.bomLot), lot)
  journal.push(received, arrived)
}
