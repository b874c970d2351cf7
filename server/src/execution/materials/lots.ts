import { readLabel } from '@takt/contract/barcode.ts'
import type { MaterialLotFilter, PartStock } from '@takt/contract/materials.ts'
import { barcodeRules } from '../../masterdata/bomDefs/bomDefs.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { listLots, stockByPart } from './lots.queries.ts'
import { rounded } from './shelf.ts'

/** The lots of the line, or those that a whole label may refer to, by the rule of each part. */
export async function lotsOf({ db, line }: LineCall, filter: MaterialLotFilter) {
  const { label } = filter
  if (label === undefined) return listLots(db, line, filter)
  const meant = (await barcodeRules(db)).flatMap((rule) => {
    const read = readLabel(rule, label)
    return read ? [{ rule, bomLot: read.bomLot, bomCode: read.bomCode }] : []
  })
  return listLots(db, line, filter, meant)
}

export const stockOf = async ({ db, line }: LineCall): Promise<PartStock[]> =>
  (await stockByPart(db, line)).map(({ bomCode, loaded, onShelf, blocked }) => ({
    bomCode,
    loaded: rounded(loaded ?? 0),
    onShelf: rounded(onShelf ?? 0),
    blocked: rounded(blocked ?? 0),
  }))
