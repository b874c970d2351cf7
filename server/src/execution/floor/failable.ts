import { refuse } from '@takt/contract/errors.ts'
import { openLots } from '@takt/contract/lots.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import { findLotNo } from '../../planning/lots/lots.ts'
import { typeOfOrder } from '../../planning/orders/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { piecesFailedOf } from './failures-by-hand.queries.ts'

type Ending = { processStatus: ProcessStatus; finishedAt: string | number | null }

/** A finished unit is counted as made and has no step left to fail at: it is put on hold instead. */
export function mustTakeFailure({ processStatus, finishedAt }: Ending) {
  if (processStatus === 'scrapped') refuse('failures.unit_over')
  if (finishedAt !== null) refuse('failures.unit_finished')
}

/** A lot with pieces that nothing was logged on yet. */
export async function lotForFailure(
  db: Db,
  line: LineNumber,
  lotNo: string,
  missing: 'failures.lot_unknown' | 'record.unknown',
) {
  const lot = (await findLotNo(db, line, lotNo)) ?? refuse(missing, { lotNo })
  const { lotStatus, number, orderCode } = lot
  if (!openLots.some((open) => open === lotStatus)) refuse('failures.lot_over', { lotNo, lotStatus })
  const [order, failed] = await Promise.all([
    typeOfOrder(db, line, orderCode),
    piecesFailedOf(db, line, lotNo),
  ])
  return { lot, typeNo: order?.typeNo ?? null, left: Math.max(0, number - failed) }
}
