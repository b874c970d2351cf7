import { refuse } from '@takt/contract/errors.ts'
import { holdsOf, statusBeforeHold, type Unit, unitMoveRefusal, unitMoves } from '@takt/contract/units.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lockLine } from '../../platform/db/line.ts'
import { countScrappedOfLot } from '../../planning/lots/lots.ts'
import { countScrapped } from '../../planning/orders/orders.ts'
import { heldInside, readUnit, scrapFailures, updateUnit } from './units.queries.ts'

type Move = { productId: string; move: keyof typeof unitMoves; reason: string; hold?: string | undefined }

/** What a person decides about a unit. The floor locks in the same order: the line, then the order. */
export function moveUnit(call: LineCall, { productId, move, reason, hold }: Move): Promise<Unit> {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const { returnStep, passCount, openStation, ...before } =
      (await readUnit(db, call.line, productId)) ?? refuse('record.unknown')
    const refused = unitMoveRefusal(move, before)
    if (refused) refuse(refused, { processStatus: before.processStatus })
    const left = holdsAfter(before, { move, reason, hold })
    const isReleased = move === 'release' && holdsOf(left).length === 0
    const [inside] = isReleased ? await heldInside(db, call.line, productId) : []
    if (inside) refuse('units.contains_held', { unit: inside.productSn ?? inside.productId })
    const processStatus = isReleased
      ? statusBeforeHold({ ...before, returnStep, passCount, openStation })
      : move === 'scrap'
        ? unitMoves.scrap.to
        : 'held'
    const after = await updateUnit(db, call.line, productId, {
      processStatus,
      ...(move === 'scrap' && { resultStatus: 'ng' as const }),
      statusReason: move === 'release' && !isReleased ? before.statusReason : reason,
      ...left,
    })
    if (move === 'scrap') {
      await scrapFailures(db, call.line, productId)
      await countScrapped(db, call.line, before.orderCode)
      if (before.lotNo) await countScrappedOfLot(db, call.line, before.lotNo)
    }
    await recordChange(db, call, { entity: 'unit', key: productId, action: move, before, after })
    return after
  })
}

/** What still holds the unit after the move. Releasing lifts one hold: which, has to be said where there are several. */
function holdsAfter(
  before: Pick<Unit, 'holds' | 'failedStep'>,
  { move, reason, hold }: Omit<Move, 'productId'>,
): Pick<Unit, 'holds' | 'failedStep'> {
  const { holds, failedStep } = before
  if (move === 'hold') return { holds: [...new Set([...holds, reason])], failedStep }
  if (move === 'scrap') return { holds: [], failedStep: null }
  const all = holdsOf(before)
  if (hold === undefined && all.length > 1) refuse('units.which_hold', { holds: all.join('; ') })
  if (hold !== undefined && !all.includes(hold)) refuse('units.hold_unknown', { hold })
  const lifted = hold ?? all[0]
  return {
    holds: holds.filter((one) => one !== lifted),
    failedStep: failedStep === lifted ? null : failedStep,
  }
}
