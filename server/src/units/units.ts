import { refuse } from '@takt/contract/errors.ts'
import { canMove } from '@takt/contract/moves.ts'
import { type ProcessStatus, type Unit, unitMoves } from '@takt/contract/units.ts'
import { recordChange } from '../audit/audit.ts'
import type { LineCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import { lockLine } from '../db/line.ts'
import { countScrappedOfLot } from '../lots/lots.ts'
import { countScrapped } from '../orders/orders.ts'
import { readUnit, scrapFailures, updateUnit } from './units.queries.ts'

type Move = { productId: string; move: keyof typeof unitMoves; reason: string }

/** What a person decides about a unit. The floor locks in the same order: the line, then the order. */
export function moveUnit(call: LineCall, { productId, move, reason }: Move): Promise<Unit> {
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const { returnStep, ...before } = (await readUnit(db, call.line, productId)) ?? refuse('record.unknown')
    if (!canMove<ProcessStatus>(unitMoves[move], before.processStatus))
      refuse('units.wrong_status', { processStatus: before.processStatus })
    const after = await updateUnit(db, call.line, productId, {
      ...standing(move, returnStep),
      statusReason: reason,
      failedStep: null,
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

/** A unit that was held on a rework loop goes on with it: as one in process it would never come back to its route. */
function standing(
  move: Move['move'],
  returnStep: number | null,
): Partial<Pick<Unit, 'processStatus' | 'resultStatus'>> {
  if (move === 'release' && returnStep !== null) return { processStatus: 'rework' }
  if (move === 'scrap') return { processStatus: unitMoves.scrap.to, resultStatus: 'ng' }
  return { processStatus: unitMoves[move].to }
}
