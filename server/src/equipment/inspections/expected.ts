import type { InspectionItem } from '@takt/contract/inspections.ts'
import { piecesSince } from '../../execution/floor/floor.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { LastRecord } from './records.queries.ts'

type CheckState = {
  items: readonly InspectionItem[]
  records: readonly Pick<LastRecord, 'itemCode' | 'answered'>[]
  triggered: ReadonlyMap<string, number>
}

/** When what counts pieces and is not due yet will have counted them, as fast as its station worked in the last days. */
export async function expectedAt(
  db: Db,
  line: LineNumber,
  { items, records, triggered }: CheckState,
  now: number,
) {
  const counting = items.filter(
    ({ enabled, everyPieces, itemCode }) => enabled && everyPieces !== null && !triggered.has(itemCode),
  )
  const lasts = new Map(records.map(({ itemCode, answered }) => [itemCode, answered]))
  const found = await piecesSince(
    db,
    line,
    counting.map(({ itemCode, stationNumber: station, validFrom }) => ({
      station,
      since: lasts.get(itemCode) ?? validFrom,
    })),
    now,
  )
  return new Map(
    counting.flatMap(({ itemCode, everyPieces }, place): [string, number][] => {
      const { pieces, perMillisecond } = found[place]!
      return perMillisecond > 0 ? [[itemCode, now + (everyPieces! - pieces) / perMillisecond]] : []
    }),
  )
}
