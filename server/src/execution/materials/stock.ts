import { refuse } from '@takt/contract/errors.ts'
import { type MaterialLot, mostOfLot, type Movement } from '@takt/contract/materials.ts'
import { recordChange, recordNothing } from '../../platform/audit/audit.ts'
import { findParts } from '../../masterdata/bomDefs/bomDefs.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { insertLot, insertMovement, isMoved, lockLot, takeQuantity, updateLot } from './lots.queries.ts'
import { rounded } from './shelf.ts'

type Key = Pick<MaterialLot, 'bomCode' | 'bomLot'>
/** What a person does is done once, however often it is sent. */
type Once = { movementId?: string | undefined }

/** A new lot, or more of a known one: then its label stays, and only its quantity grows. */
export function receiveLot(
  call: LineCall,
  {
    bomCode,
    bomLot,
    quantity,
    expiresAt,
    supplier,
    supplierLot,
    movementId,
  }: Key & Once & Pick<MaterialLot, 'quantity' | 'expiresAt' | 'supplier' | 'supplierLot'>,
) {
  return onLot(call, { bomCode, bomLot, movementId }, async (db, before) => {
    const [part] = await findParts(db, [bomCode])
    if (!part) refuse('materials.part_unknown', { bomCode })
    const now = nowIso()
    const lasts = part!.shelfLife === null ? null : isoOf(Date.now() + part!.shelfLife * 86_400_000)
    const after = before
      ? await updateLot(db, before, {
          quantity: inAll(before.quantity + quantity, 'quantity'),
          remaining: rounded(before.remaining + quantity),
        })
      : await insertLot(db, {
          lineNumber: call.line,
          bomCode,
          bomLot,
          quantity,
          remaining: quantity,
          expiresAt: expiresAt ?? lasts,
          supplier: supplier ?? part!.supplier,
          supplierLot,
          receivedAt: now,
        })
    await moved(db, call, after, { movement: 'receive', quantity, reason: null }, movementId)
    return { action: 'receive', after }
  })
}

/** Counted by a person: what is really left, more or less. */
export function countLot(
  call: LineCall,
  {
    remaining,
    reason,
    revision,
    ...key
  }: Key & { remaining: number; reason: string; revision?: number | undefined },
) {
  return onLot(call, key, async (db, before) => {
    const lot = before ?? refuse('record.unknown')
    if (revision !== undefined && lot.revision !== revision) refuse('record.changed')
    const difference = rounded(remaining - lot.remaining)
    const after = await updateLot(db, lot, {
      remaining,
      quantity: inAll(Math.max(0, lot.quantity + difference), 'remaining'),
    })
    await moved(db, call, lot, { movement: 'adjust', quantity: difference, reason })
    return { action: 'adjust', after }
  })
}

export function scrapLot(
  call: LineCall,
  { quantity, reason, ...key }: Key & Once & { quantity: number; reason: string },
) {
  return onLot(call, key, async (db, before) => {
    const lot = before ?? refuse('record.unknown')
    if (lot.remaining < quantity)
      refuse('materials.not_enough', { bomLot: lot.bomLot, remaining: lot.remaining })
    const after = await updateLot(db, lot, { remaining: rounded(lot.remaining - quantity) })
    await moved(db, call, lot, { movement: 'scrap', quantity: -quantity, reason }, key.movementId)
    return { action: 'scrap', after }
  })
}

export function blockLot(
  call: LineCall,
  { reason, ...key }: Key & { reason: string },
  lotState: MaterialLot['lotState'],
) {
  return onLot(call, key, async (db, before) => {
    const lot = before ?? refuse('record.unknown')
    if (lot.lotState === lotState) refuse('record.changed')
    const after = await updateLot(db, lot, { lotState, stateReason: lotState === 'blocked' ? reason : null })
    return { action: lotState === 'blocked' ? 'block' : 'unblock', after: { ...after, reason } }
  })
}

const inAll = (quantity: number, field: string) =>
  quantity > mostOfLot ? refuse('call.invalid', { fields: field }, field) : rounded(quantity)

type Done = { action: string; after: MaterialLot & { reason?: string } }

/** The line first, as the floor does, which takes from lots: nobody counts what is just being used. */
function onLot(
  call: LineCall,
  { movementId, ...key }: Key & Once,
  work: (db: Db, before: MaterialLot | undefined) => Promise<Done>,
): Promise<MaterialLot> {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const before = await lockLot(db, call.line, key)
    if (before && movementId && (await isMoved(db, call.line, movementId))) {
      recordNothing(call)
      return before
    }
    const { action, after } = await work(db, before)
    await recordChange(db, call, {
      entity: 'materialLot',
      key: `${key.bomCode} ${key.bomLot}`,
      action,
      before: before ?? null,
      after,
    })
    return after
  })
}

const moved = (
  db: Db,
  { line, user }: LineCall,
  { bomCode, bomLot }: Key,
  movement: Pick<Movement, 'movement' | 'quantity' | 'reason'>,
  movementId = timedId(Date.now()),
) =>
  insertMovement(db, {
    lineNumber: line,
    movementId,
    bomCode,
    bomLot,
    at: nowIso(),
    by: user.name,
    ...movement,
  })

/** A part goes into a unit by hand, or comes back: for whoever holds the line. */
export async function takeOfLot(db: Db, line: LineCall['line'], key: Key, quantity: number) {
  if (await takeQuantity(db, line, key, quantity)) return
  const lot =
    (await lockLot(db, line, key)) ?? refuse('materials.lot_unknown', { bomLot: key.bomLot }, 'bomLot')
  refuse('materials.not_enough', { bomLot: key.bomLot, remaining: lot.remaining }, 'bomLot')
}
