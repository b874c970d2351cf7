import { type Attention, type AttentionCounts, attentionPages } from '@takt/contract/attention.ts'
import { countUnitsOnHold } from '../../execution/floor/floor.ts'
import { countLotsOnHold } from '../../planning/lots/lots.ts'
import { countLateOrders } from '../../planning/orders/orders.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { holds } from '../../platform/db/rights.ts'

/** What waits for a decision on the line, of the pages this person may open. */
export async function countsOf({ db, user, line }: LineCall): Promise<AttentionCounts> {
  const mine = (name: Attention, count: () => Promise<number>) =>
    holds(user, attentionPages[name], 'view', line) ? count() : null
  const [lateOrders, lotsOnHold, unitsOnHold] = await Promise.all([
    mine('lateOrders', () => countLateOrders(db, line)),
    mine('lotsOnHold', () => countLotsOnHold(db, line)),
    mine('unitsOnHold', () => countUnitsOnHold(db, line)),
  ])
  return { lateOrders, lotsOnHold, unitsOnHold }
}
