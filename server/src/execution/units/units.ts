import { refuse } from '@takt/contract/errors.ts'
import type { Unit } from '@takt/contract/units.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { countScrappedOfLot } from '../../planning/lots/lots.ts'
import { countScrapped } from '../../planning/orders/orders.ts'
import { changeUnits, moveUnit as playMove, type UnitMove } from '../floor/floor.ts'
import { heldInside, readUnit } from './units.queries.ts'

// Whoever has to decide about a unit looks at it.
export { failuresOf, findUnit } from './passport.queries.ts'

type Move = UnitMove & { productId: string; messageId?: string | undefined }

/** What a person decides about a unit. */
export const moveUnit = (call: LineCall, { messageId, ...body }: Move): Promise<Unit> =>
  actOnLine(call, { verb: 'units.move', messageId, body }, async (db) => {
    const { productId, move } = body
    const before = (await readUnit(db, call.line, productId)) ?? refuse('record.unknown')
    const [inside] = move === 'release' ? await heldInside(db, call.line, productId) : []
    await changeUnits(db, call.line, [productId], (act) => {
      act.by = call.user.userName
      playMove(act, act.units[0]!, body, inside ? (inside.productSn ?? inside.productId) : null)
    })
    if (move === 'scrap') {
      await countScrapped(db, call.line, before.orderCode)
      if (before.lotNo) await countScrappedOfLot(db, call.line, before.lotNo)
    }
    const after = (await readUnit(db, call.line, productId))!
    await recordChange(db, call, { entity: 'unit', key: productId, action: move, before, after })
    return after
  })
