import type { z } from 'zod'
import { type bomDefs, Part } from '@takt/contract/bomDefs.ts'
import type { Exporting, PlantCall } from '../db/call.ts'
import { cellsOf, columnsOf } from '../files/columns.ts'
import { writeSheet } from '../files/sheet.ts'
import { countParts, someParts } from './bomDefs.queries.ts'

type Wanted = z.output<typeof bomDefs.export.input>
const exported = ['bomCode', 'bomName', 'bomDes', 'unit', 'bomValue', 'supplier', 'shelfLife', 'minimumStock', 'bomState', 'stateReason', 'updateDate', 'updateAuthor'] as const

export async function exportParts(call: PlantCall & Exporting, { format, ...wanted }: Wanted) {
  const [number, ...others] = columnsOf(Part, exported, call.words)
  return writeSheet(call, format, { fileName: 'parts', columns: [{ ...number!, title: call.words.bomDefs.code }, ...others], rows: rowsOf(call, wanted), total: await countParts(call.db, wanted) })
}

const piece = 1000

async function* rowsOf({ db }: PlantCall, wanted: Omit<Wanted, 'format'>) {
  for (let offset = 0; ; offset += piece) {
    const parts = await someParts(db, wanted, piece, offset)
    for (const part of parts) yield cellsOf(part, exported)
    if (parts.length < piece) return
  }
}
