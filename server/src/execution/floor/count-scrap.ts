import type { Failure } from '@takt/contract/failures.ts'
import { countScrappedOfLot, findLotNo } from '../../planning/lots/lots.ts'
import { countScrapped } from '../../planning/orders/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { UnitState } from './unit-state.ts'

/** On their orders and lots: each scrapped unit once, and quantities of lots. `times`: -1 takes it back. */
export async function countScrap(
  db: Db,
  line: LineNumber,
  units: readonly Pick<UnitState, 'orderCode' | 'lotNo'>[],
  failures: readonly Failure[],
  times: 1 | -1 = 1,
) {
  for (const { orderCode, lotNo } of units) {
    await countScrapped(db, line, orderCode, times)
    if (lotNo) await countScrappedOfLot(db, line, lotNo, times)
  }
  for (const { productId, removedFrom, lotNo, quantity } of failures) {
    // A part that came out is no piece of the lot.
    if (productId !== null || removedFrom !== null || lotNo === null) continue
    const lot = await findLotNo(db, line, lotNo)
    if (lot) await countScrapped(db, line, lot.orderCode, times * quantity)
    await countScrappedOfLot(db, line, lotNo, times * quantity)
  }
}
