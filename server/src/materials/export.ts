import type { z } from 'zod'
import { MaterialLotRow, type materials } from '@takt/contract/materials.ts'
import type { ExportCall } from '../db/call.ts'
import { cellsOf, columnsOf } from '../files/columns.ts'
import { writeSheet } from '../files/sheet.ts'
import { countLots, someLots } from './lots.queries.ts'

type Wanted = z.output<typeof materials.exportLots.input>
const exported = ['bomCode', 'bomName', 'bomLot', 'quantity', 'remaining', 'unit', 'lotState', 'stateReason', 'expiresAt', 'supplier', 'supplierLot', 'receivedAt'] as const

export async function exportLots(call: ExportCall, { format, ...wanted }: Wanted) {
  return writeSheet(call, format, { fileName: `material ${call.line}`, columns: columnsOf(MaterialLotRow, exported, call.words, { bomCode: call.words.field.part }), rows: rowsOf(call, wanted), total: await countLots(call.db, call.line, wanted) })
}

const piece = 1000

async function* rowsOf({ db, line }: ExportCall, wanted: Omit<Wanted, 'format'>) {
  for (let offset = 0; ; offset += piece) {
    const lots = await someLots(db, line, wanted, piece, offset)
    for (const lot of lots) yield cellsOf(lot, exported)
    if (lots.length < piece) return
  }
}
