import { type Facts, refuse } from '@takt/contract/errors.ts'
import { canMove } from '@takt/contract/moves.ts'
import { type Lot, type LotMove, lotMoves, type LotStatus } from '@takt/contract/lots.ts'
import { recordChange, recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine, appendEvents } from '../../platform/kernel/kernel.ts'
import { announceToHost } from '../../platform/outbox/outbox.ts'
import { countScrapped, fillLot, releaseOrder } from '../orders/orders.ts'
import { countScrappedOfLot, lockLot, lockLotNo, readLot, updateLot } from './lots.queries.ts'
import { unitsOfLots } from './ports.ts'

// The host and the planner make lots; a unit that is scrapped is counted on its lot.
export { createLots } from './make.ts'
export {
  countLotsOnHold,
  findLotNo,
  openLotsAmong,
  numbersTaken as lotsTaken,
  renameOrderOfLots,
} from './lots.queries.ts'
export { countScrappedOfLot, readLot }
// The floor answers what becomes of a lot's units.
export { unitsOfLots } from './ports.ts'

/** The line first, as the floor does, which counts on lots too: nobody waits for another in a circle. */
export async function lockedLot(db: Db, line: LineNumber, id: number): Promise<Lot> {
  await lockLine(db, line)
  return (await lockLot(db, line, id)) ?? refuse('record.unknown')
}

export function mustBeAble(move: LotMove, { lotStatus, lotNo }: Lot) {
  if (!canMove<LotStatus>(lotMoves[move], lotStatus)) refuse('lots.wrong_status', { lotStatus, lotNo })
}

export async function changedLot(
  db: Db,
  call: LineCall,
  before: Lot,
  change: Partial<Lot>,
  action: string,
  more: Facts = {},
) {
  const after = await updateLot(db, call.line, before.id, change)
  await recordChange(db, call, {
    entity: 'lot',
    key: before.lotNo,
    action,
    before,
    after: { ...after, ...more },
  })
  const { lotNo, orderCode, number, doneNumber, endedAt } = after
  if (after.lotStatus === 'completed' && before.lotStatus !== 'completed')
    await appendEvents(db, call.line, [
      { kind: 'lotCompleted', about: lotNo, data: { lotNo, orderCode, number, doneNumber, at: endedAt! } },
    ])
  return after
}

/** A lot that has made its number is complete: what was left of it may have gone into another one. */
export const completeLot = (lot: Lot, now: string): Partial<Lot> =>
  lot.lotStatus === 'inProcess' && lot.doneNumber >= lot.number
    ? { lotStatus: 'completed', endedAt: now }
    : {}

/** What becomes of a lot: that it is complete, or that somebody took it in, refused, held, let go, scrapped, divided or joined it. */
export const announceLot = (
  db: Db,
  { traceId }: Pick<LineCall, 'traceId'>,
  {
    lineNumber,
    orderCode,
    lotNo,
    lotStatus,
    statusReason,
    parentLot,
    number,
    startedNumber,
    doneNumber,
    ngNumber,
    customerSn,
    workingCode,
    mainFlow,
    mainFlowSeq,
    startedAt,
    endedAt,
  }: Lot,
) =>
  announceToHost(db, lineNumber, [
    {
      teleType: lotStatus === 'completed' ? 'lotCompleted' : 'lotChanged',
      orderCode,
      lotNo,
      traceId,
      lot: {
        lotNo,
        lotStatus,
        statusReason,
        parentLot,
        number,
        startedNumber,
        doneNumber,
        ngNumber,
        customerSn,
        workingCode,
        mainFlow,
        mainFlowSeq,
        startedAt,
        endedAt,
      },
    },
  ])

type Once = { messageId?: string | undefined }
type Moving = Once & { id: number; move: LotMove; reason?: string | undefined }

export function moveLot(call: LineCall, { messageId, ...body }: Moving) {
  const { id, move, reason } = body
  return actOnLine(call, { verb: 'lots.move', messageId, body }, async (db) => {
    const before = await lockedLot(db, call.line, id)
    mustBeAble(move, before)
    const rule: { to: LotStatus; reason?: true } = lotMoves[move]
    if (rule.reason && !reason) refuse('record.reason_missing')
    if (move === 'takeIn') await takeIn(db, call, before)
    const ngNumber = before.ngNumber + (move === 'scrap' ? await scrapOpen(db, call, before, reason!) : 0)
    const over = rule.to === 'completed' || rule.to === 'scrapped' || rule.to === 'refused'
    const stamps = {
      ...(move === 'takeIn' && { startedAt: nowIso(), sequence: null }),
      ...(over && { endedAt: nowIso() }),
    }
    const after = await changedLot(
      db,
      call,
      before,
      { lotStatus: rule.to, statusReason: reason ?? null, ngNumber, ...stamps },
      move,
    )
    await announceLot(db, call, after)
    return after
  })
}

/** Only a line that could start the order takes its lot; an order that nobody released yet is released with its first lot. */
async function takeIn(db: Db, call: LineCall, lot: Lot) {
  await releaseOrder(db, call, lot.orderCode)
  await fillLot(db, call.line, lot)
}

/** What of it is still on the floor, and what is open of its pieces, goes with it. Returns how many pieces. */
async function scrapOpen(db: Db, call: LineCall, lot: Lot, reason: string) {
  const { lotNo, orderCode, number, doneNumber, ngNumber } = lot
  const by = call.user.userName
  const gone = await unitsOfLots.get().scrap(db, call.line, lotNo, { reason, by })
  const pieces = gone.failures.reduce((sum, { quantity }) => sum + quantity, 0)
  const units = gone.units.length
  // A piece may be one of the units that were scrapped already: together they are never more than the lot.
  const scrapped = units + Math.max(0, Math.min(pieces, number - doneNumber - ngNumber - units))
  if (scrapped > 0) await countScrapped(db, call.line, orderCode, scrapped)
  await recordChanges(db, call, [
    ...gone.units.map(({ productId, before }) => ({
      entity: 'unit' as const,
      key: productId,
      action: 'scrap',
      before: { processStatus: before },
      after: { processStatus: 'scrapped', statusReason: reason, lotNo },
    })),
    ...gone.failures.map(({ failId, failStatus }) => ({
      entity: 'failure' as const,
      key: failId,
      action: 'scrap',
      before: { failStatus },
      after: { failStatus: 'scrap', dispositionReason: reason, lotNo },
    })),
  ])
  return scrapped
}

/** The host accepted the report of a lot. Nothing happens to a lot that is not complete, or is reported already. */
export async function lotReported(db: Db, line: LineNumber, lotNo: string) {
  const lot = await lockLotNo(db, line, lotNo)
  if (!lot || !canMove<LotStatus>(lotMoves.report, lot.lotStatus)) return false
  await updateLot(db, line, lot.id, { lotStatus: lotMoves.report.to })
  return true
}
