import type { Found } from '@takt/contract/find.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { maySee, type PlantCall } from '../../platform/db/call.ts'
import { linesWith } from '../../platform/db/rights.ts'
import { findLots, findOrders, findUnits, linesThere } from './find.queries.ts'

/** Who may open one of these pages may find what is shown there. */
const shownOn = {
  order: ['orderCreate', 'pendingProductionOrder', 'orderHistory'],
  unit: ['productSummary'],
} satisfies Record<string, PageName[]>

export async function findRecords({ db, user }: PlantCall, text: string): Promise<Found[]> {
  const there = await linesThere(db)
  const linesFor = (pages: PageName[]) =>
    there.filter((line) => maySee({ lines: linesWith(user, ...pages) }, line))
  const [ofOrders, ofUnits] = [linesFor(shownOn.order), linesFor(shownOn.unit)]
  const [orders, lots, units] = await Promise.all([
    findOrders(db, ofOrders, text),
    findLots(db, ofUnits, text),
    findUnits(db, ofUnits, text),
  ])
  return [...orders, ...lots, ...units]
}
