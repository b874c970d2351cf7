import { readLabel } from '@takt/contract/barcode.ts'
import type { MaterialLotFilter } from '@takt/contract/materials.ts'
import { barcodeRules } from '../bomDefs/bomDefs.ts'
import type { LineCall } from '../db/call.ts'
import { listLots } from './lots.queries.ts'

/** The lots of the line, or those that a whole label may stand for, by the rule of each part. */
export async function lotsOf({ db, line }: LineCall, filter: MaterialLotFilter) {
  const { label } = filter
  if (label === undefined) return listLots(db, line, filter)
  const meant = (await barcodeRules(db)).flatMap((rule) => {
    const read = readLabel(rule, label)
    return read ? [{ rule, bomLot: read.bomLot, bomCode: read.bomCode }] : []
  })
  return listLots(db, line, filter, meant)
}
