import type { z } from 'zod'
import { MaterialLotRow, type materials } from '@takt/contract/materials.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { byKeys } from '../../platform/db/keyset.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { findLots, lotKeys } from './lots.queries.ts'

type LotExport = z.output<typeof materials.exportLots.input>
const exported = [
  'bomCode',
  'bomName',
  'bomLot',
  'quantity',
  'remaining',
  'unit',
  'lotState',
  'stateReason',
  'expiresAt',
  'supplier',
  'supplierLot',
  'receivedAt',
] as const

export async function exportLots(call: ExportCall, { format, ...filter }: LotExport) {
  const keys = await lotKeys(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: `material ${call.line}`,
    columns: columnsOf(MaterialLotRow, exported, call.words, { bomCode: call.words.field.part }),
    rows: exportRows(call, keys),
    total: keys.length,
  })
}

const piece = 1000

async function* exportRows({ db, line }: ExportCall, keys: Awaited<ReturnType<typeof lotKeys>>) {
  for await (const found of byKeys(
    keys,
    piece,
    ({ bomCode, bomLot }) => JSON.stringify([bomCode, bomLot]),
    (some) => findLots(db, line, some),
  ))
    for (const lot of found) yield cellsOf(lot, exported)
}
