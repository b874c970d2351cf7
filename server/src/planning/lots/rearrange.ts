import { refuse } from '@takt/contract/errors.ts'
import { type Lot, type LotStatus, openLots } from '@takt/contract/lots.ts'
import { recordChange, recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { joinSerials, orderOf, passSerials } from '../orders/orders.ts'
import { nextNumber } from '../../plant/settings/settings.ts'
import { unitsOfLots } from './ports.ts'
import { announceLot, changedLot, completeLot, lockedLot, mustBeAble } from './lots.ts'
import {
  clearSequences,
  insertLots,
  numbersTaken,
  readLot,
  setSequences,
  waitingLots,
} from './lots.queries.ts'

type Once = { messageId?: string | undefined }

const isOpen = ({ lotStatus }: Lot) => (openLots as readonly LotStatus[]).includes(lotStatus) // the shorter list is part of the longer

/** Puts a waiting lot before another of its priority. Whoever decides it decides it for all that wait with it. */
export function queueLot(call: LineCall, { id, before }: { id: number; before: number | null }) {
  return inOneGo(call.db, async (db) => {
    const lot = await lockedLot(db, call.line, id)
    if (lot.lotStatus !== 'waiting') refuse('lots.wrong_status', { lotStatus: lot.lotStatus })
    const queue = (await waitingLots(db, call.line, lot.productionPriority)).map((waiting) => waiting.id)
    const rest = queue.filter((waiting) => waiting !== id)
    const place = before === null ? rest.length : rest.indexOf(before)
    if (place < 0) refuse('lots.other_priority')
    await setSequences(db, call.line, rest.toSpliced(place, 0, id))
    const after = (await readLot(db, call.line, id))!
    await recordChange(db, call, {
      entity: 'lot',
      key: lot.lotNo,
      action: 'queue',
      before: { sequence: queue.indexOf(id) + 1 },
      after: { sequence: after.sequence },
    })
    return after
  })
}

/** Nobody's order any more. */
export function unqueueLots(call: LineCall) {
  return inOneGo(call.db, async (db) => {
    const cleared = await clearSequences(db, call.line)
    if (cleared.length === 0) recordNothing(call)
    else
      await recordChanges(
        db,
        call,
        cleared.map(({ lotNo }) => ({
          entity: 'lot',
          key: lotNo,
          action: 'unqueue',
          after: { sequence: null },
        })),
      )
    return { lots: cleared.length }
  })
}

/** A place among those of one priority means nothing among those of another. */
export function prioritiseLot(
  call: LineCall,
  { id, productionPriority, seen }: { id: number; productionPriority: number; seen?: number | undefined },
) {
  return inOneGo(call.db, async (db) => {
    const lot = await lockedLot(db, call.line, id)
    if (!isOpen(lot)) refuse('lots.wrong_status', { lotStatus: lot.lotStatus })
    if (seen !== undefined && lot.productionPriority !== seen) refuse('record.changed')
    return changedLot(db, call, lot, { productionPriority, sequence: null }, 'prioritise')
  })
}

/** So many of what is not begun go into a new lot, with the status of this one; serials that nobody used yet go with them. */
export function splitLot(
  call: LineCall,
  { messageId, ...body }: Once & { id: number; number: number; lotNo?: string | null | undefined },
) {
  const { id, number, lotNo } = body
  return actOnLine(call, { verb: 'lots.split', messageId, body }, async (db) => {
    const lot = await lockedLot(db, call.line, id)
    if (!isOpen(lot)) refuse('lots.wrong_status', { lotStatus: lot.lotStatus })
    const left = lot.number - (lot.startedNumber - lot.ngNumber)
    if (number > left || number >= lot.number) refuse('lots.not_begun_left', { left })
    await mustBeFree(db, call, lot, number)
    const {
      id: _,
      lotNo: parentLot,
      startedNumber: _s,
      doneNumber: _d,
      ngNumber: _n,
      endedAt: _e,
      revision: _r,
      ...alike
    } = lot
    const taken = lotNo ?? (await numberFor(db, call, lot))
    const [part] = await insertLots(db, [{ ...alike, lotNo: taken, number, parentLot }])
    if (!part) return refuse('record.code_taken', { code: taken }, 'lotNo')
    await passSerials(db, call.line, parentLot, part.lotNo, number)
    const rest = { ...lot, number: lot.number - number }
    const completed = completeLot(rest, nowIso())
    const after = await changedLot(db, call, lot, { number: rest.number, ...completed }, 'split', {
      lotNo: part.lotNo,
    })
    await recordChange(db, call, { entity: 'lot', key: part.lotNo, action: 'splitOff', after: part })
    for (const one of [after, part]) await announceLot(db, call, one)
    return part
  })
}

/** What was found on its pieces stays with the lot, so they do as well. */
async function mustBeFree(db: LineCall['db'], { line }: LineCall, { lotNo, number }: Lot, taken: number) {
  const failed = await unitsOfLots.get().failed(db, line, lotNo)
  const left = Math.max(0, number - failed)
  if (taken > left) refuse('lots.pieces_failed', { failed, left })
}

async function numberFor(db: LineCall['db'], { line }: LineCall, { orderCode }: Lot) {
  const { typeNo } = await orderOf(db, line, orderCode)
  return nextNumber(db, 'lot', { line, typeNo, orderCode }, (some) => numbersTaken(db, line, some))
}

const segment = ({
  orderCode,
  lotType,
  lotStatus,
  mainFlow,
  mainFlowSeq,
  mainFlowFromOper,
  mainFlowToOper,
}: Lot) =>
  JSON.stringify([orderCode, lotType, lotStatus, mainFlow, mainFlowSeq, mainFlowFromOper, mainFlowToOper])

/** All of a lot goes into one like it; it stays as what it was and where it went. */
export function mergeLots(call: LineCall, { messageId, ...body }: Once & { id: number; into: number }) {
  const { id, into } = body
  return actOnLine(call, { verb: 'lots.merge', messageId, body }, async (db) => {
    const lot = await lockedLot(db, call.line, id)
    const other = await lockedLot(db, call.line, into)
    for (const one of [lot, other]) mustBeAble('merge', one)
    if (id === into || segment(lot) !== segment(other)) refuse('lots.not_alike')
    await unitsOfLots.get().join(db, call.line, lot.lotNo, other.lotNo)
    await joinSerials(db, call.line, lot.lotNo, other.lotNo)
    const gone = await changedLot(
      db,
      call,
      lot,
      {
        lotStatus: 'merged',
        parentLot: other.lotNo,
        startedNumber: 0,
        doneNumber: 0,
        ngNumber: 0,
        sequence: null,
        endedAt: nowIso(),
      },
      'merge',
    )
    const after = await changedLot(
      db,
      call,
      other,
      {
        number: other.number + lot.number,
        startedNumber: other.startedNumber + lot.startedNumber,
        doneNumber: other.doneNumber + lot.doneNumber,
        ngNumber: other.ngNumber + lot.ngNumber,
      },
      'merge',
      { merged: lot.lotNo },
    )
    for (const one of [gone, after]) await announceLot(db, call, one)
    return after
  })
}
