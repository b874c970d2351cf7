import { type Attention, type AttentionCounts, attentionPages } from '@takt/contract/attention.ts'
import { countMoreLifeAsks } from '../../equipment/tools/tools.ts'
import { countUnitsOnHold } from '../../execution/floor/floor.ts'
import { countSopsInReview } from '../../masterdata/sops/sops.ts'
import { countLotsOnHold } from '../../planning/lots/lots.ts'
import { countLateOrders } from '../../planning/orders/orders.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { GrantLevel } from '@takt/contract/pages.ts'
import { holds } from '../../platform/db/rights.ts'
import { countCommentsOpen } from '../../response/sopComments/sopComments.ts'

/** What waits for a decision on the line, of the pages this person may open; where it must be another’s decision, without what is their own. */
export async function countsOf({ db, user, line }: LineCall): Promise<AttentionCounts> {
  const mine = (name: Attention, count: () => Promise<number>, level: GrantLevel = 'view') =>
    holds(user, attentionPages[name], level, line) ? count() : null
  const { userName } = user
  const [lateOrders, lotsOnHold, unitsOnHold, livesAsked, sopsInReview, commentsOpen] = await Promise.all([
    mine('lateOrders', () => countLateOrders(db, line)),
    mine('lotsOnHold', () => countLotsOnHold(db, line)),
    mine('unitsOnHold', () => countUnitsOnHold(db, line)),
    mine('livesAsked', () => countMoreLifeAsks(db, line, userName), 'edit'),
    mine('sopsInReview', () => countSopsInReview(db, line, userName), 'edit'),
    mine('commentsOpen', () => countCommentsOpen(db, line, userName), 'edit'),
  ])
  return { lateOrders, lotsOnHold, unitsOnHold, livesAsked, sopsInReview, commentsOpen }
}
