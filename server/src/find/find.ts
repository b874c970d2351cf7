import type { Found } from '@takt/contract/find.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { isAdmin, maySee, type PlantCall } from '../db/call.ts'
import { findLots, findOrders, findUnits, linesThere } from './find.queries.ts'

/** Who may open one of these pages may find what is shown there. */
const shownOn = {
  order: ['orderCreate', 'pendingProductionOrder', 'orderHistory'], unit: ['productSummary'],
} satisfies Record<string, PageName[]>

export async function findRecords({ db, user }: PlantCall, text: string): Promise<Found[]> {
  const sees = (pages: PageName[]) => isAdmin(user) || pages.some((page) => user.grants[page])
  const lines = (await linesThere(db)).filter((line) => maySee(user, line))
  const [orders, lots, units] = await Promise.all([
    sees(shownOn.order) ? findOrders(db, lines, text) : [],
    sees(shownOn.unit) ? findLots(db, lines, text) : [],
    sees(shownOn.unit) ? findUnits(db, lines, text) : [],
  ])
  return [...orders, ...lots, ...units]
}
