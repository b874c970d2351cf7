import { type Label, readLabel } from '@takt/contract/barcode.ts'
import type { Part } from '@takt/contract/bomDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { BindEvent, Movement } from '@takt/contract/materials.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Journal } from '../../platform/kernel/kernel.ts'
import { emptyShelf, type Lot, lotKey, type MountedLot, type Shelf, wrongWith } from './shelf.ts'

/** A part that an open order needs at a station. */
export type RequiredPart = Pick<Part, 'bomCode' | 'bomValue' | 'barcodeRule' | 'shelfLife'> & {
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
  requiredParts: RequiredPart[]
  /** The parts that the scanned labels name, by label. */
  named: Map<string, string[]>
  /** Messages of stations that were taken before. */
  done: Set<string>
  events: NewEvent[]
  received: { lot: NewLot; movement: Omit<Movement, 'lineNumber'> }[]
  /** Places as they are now; null: nothing is bound there any more. */
  changed: Map<string, MountedLot | null>
}

export const emptyBench = (): Bench => ({
  shelf: emptyShelf(),
  requiredParts: [],
  named: new Map(),
  done: new Set(),
  events: [],
  received: [],
  changed: new Map(),
})
export const placeKey = (stationNumber: string, position: string) => `${stationNumber}\0${position}`
export const messageKey = ({ stationNumber, message }: Pick<Binding, 'stationNumber' | 'message'>) =>
  `${stationNumber}\0${message}`

/** Every way the label of a place can be read, by the rules of the parts that are needed there. */
export function readings(
  requiredParts: readonly RequiredPart[],
  { stationNumber, label, bomCode }: Pick<Binding, 'stationNumber' | 'label' | 'bomCode'>,
): { part: RequiredPart; label: Label }[] {
  const ofStation = requiredParts.filter(
    (part) => part.stationNumber === stationNumber && (bomCode === undefined || part.bomCode === bomCode),
  )
  const read = ofStation.flatMap((part) => {
    const found = readLabel(part.barcodeRule, label)
    return found && (found.bomCode === null || found.bomCode === part.bomCode) ? [{ part, label: found }] : []
  })
  const named = read.filter((one) => one.label.bomCode !== null)
  return named.length ? named : read
}

/** Mounts a lot at a place. An unknown lot is received with it, if its label, its part or the person gives its quantity. */
export function bind(journal: Journal, bench: Bench, binding: Binding): MountedLot {
  const { stationNumber, position, at, by } = binding
  const before = placeAt(bench.shelf, stationNumber, position)
  const { lot, part, arrived } = lotFor(bench, binding)
  if (before && before.lot === lot) return before
  if (before && !binding.reason) refuse('materials.place_taken', { position, bomLot: before.lot.bomLot })
  const facts = { bomCode: lot.bomCode, bomLot: lot.bomLot }
  const wrong = wrongWith(lot, part.shelfLifeCheck, at)
  if (wrong) refuse(wrong === 'materialBlocked' ? 'materials.blocked' : 'materials.expired', facts)
  if (lot.remaining <= 0) refuse('materials.empty', facts)
  if (arrived) takeIn(journal, bench, lot, arrived)
  if (before) remove(journal, bench, before)
  const place = { stationNumber, position, boundAt: at, boundBy: by, boundQuantity: lot.remaining, lot }
  journal.set(bench.shelf.places, stationNumber, [...(bench.shelf.places.get(stationNumber) ?? []), place])
  journal.set(bench.changed, placeKey(stationNumber, position), place)
  if (before) tell(journal, bench, 'unbind', before, { ...binding, message: null, reason: binding.reason! })
  tell(journal, bench, before ? 'replace' : 'bind', place, binding)
  return place
}

export function unbind(journal: Journal, bench: Bench, unbinding: Unbinding): Omit<BindEvent, 'lineNumber'> {
  const place =
    placeAt(bench.shelf, unbinding.stationNumber, unbinding.position) ??
    refuse('materials.nothing_bound', { position: unbinding.position })
  remove(journal, bench, place)
  journal.set(bench.changed, placeKey(place.stationNumber, place.position), null)
  return tell(journal, bench, 'unbind', place, unbinding)
}

const placeAt = ({ places }: Shelf, stationNumber: string, position: string) =>
  places.get(stationNumber)?.find((place) => place.position === position)

function remove(journal: Journal, { shelf }: Bench, place: MountedLot) {
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
  place: MountedLot,
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

/** The lot of the label: a known one, or one that is created from it. */
function lotFor(bench: Bench, binding: Binding): { lot: Lot; part: RequiredPart; arrived?: Arrived } {
  const { label, stationNumber } = binding
  const bomCode = partOf(bench, binding)
  const ofStation = bench.requiredParts.filter((part) => part.stationNumber === stationNumber)
  const exact = ofStation
    .flatMap((part) => lotOf(bench, part, label))
    .filter(({ lot }) => bomCode === undefined || lot.bomCode === bomCode)
  if (exact.length === 1) return exact[0]!
  const read = readings(bench.requiredParts, { ...binding, bomCode })
  if (read.length === 0) refuse('materials.not_wanted', { label, stationNumber })
  const existing = read.flatMap((one) => lotOf(bench, one.part, one.label.bomLot))
  if (existing.length === 1) return existing[0]!
  if (existing.length > 1 || read.length > 1)
    refuse('materials.which_part', { parts: read.map(({ part }) => part.bomCode).join(', ') }, 'bomCode')
  return receive(binding, read[0]!)
}

/** The label of one part is never a lot of another. Where it names a part and nobody chose one, it is that one. */
function partOf(
  { named, requiredParts }: Bench,
  { label, bomCode, stationNumber }: Binding,
): string | undefined {
  const parts = named.get(label) ?? []
  if (parts.length === 0) return bomCode
  if (bomCode !== undefined)
    return parts.includes(bomCode)
      ? bomCode
      : refuse('materials.label_of_other', { label, part: parts.join(', '), bomCode })
  const ofStation = parts.filter((part) =>
    requiredParts.some((one) => one.stationNumber === stationNumber && one.bomCode === part),
  )
  if (ofStation.length === 0) refuse('materials.not_wanted', { label, stationNumber })
  return ofStation.length === 1 ? ofStation[0] : undefined
}

const lotOf = ({ shelf }: Bench, part: RequiredPart, bomLot: string) => {
  const lot = shelf.lots.get(lotKey(part.bomCode, bomLot))
  return lot ? [{ lot, part }] : []
}

const aDay = 86_400_000

function receive({ at, by, quantity }: Binding, { part, label }: { part: RequiredPart; label: Label }) {
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
