import type { unitsOfLots } from '../../planning/lots/lots.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changeUnits } from './change-units.ts'
import { scrapUnit } from './unit-moves.ts'

/** What planning asks of the units of its lots, each in the transaction of the lot's own change. */
export const lotUnits: ReturnType<typeof unitsOfLots.get> = {
  async scrap(db, line, lotNo, reason) {
    const ids = await onFloor(db, line, lotNo)
    return changeUnits(db, line, ids, (act) =>
      act.units.map((unit) => {
        const { productId, processStatus: before } = unit
        scrapUnit(act, unit, reason)
        return { productId, before }
      }),
    )
  },
  join: (db, line, from, into) =>
    db
      .updateTable('units')
      .set({ lotNo: into })
      .where('lineNumber', '=', line)
      .where('lotNo', '=', from)
      .execute(),
}

/** Neither over nor counted as made. */
async function onFloor(db: Db, line: LineNumber, lotNo: string) {
  const found = await db
    .selectFrom('units')
    .select('productId')
    .where('lineNumber', '=', line)
    .where('lotNo', '=', lotNo)
    .where('processStatus', 'in', ['registered', 'inProcess', 'held', 'rework'])
    .where('finishedAt', 'is', null)
    .execute()
  return found.map(({ productId }) => productId)
}
