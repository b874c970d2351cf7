import type { z } from 'zod'
import { CollectionSet, type collectionSets, ProcessResult } from '@takt/contract/collectionSets.ts'
import type { Exporting, PlantCall } from '../db/call.ts'
import { cellsOf, columnsOf } from '../files/columns.ts'
import { writeSheet } from '../files/sheet.ts'
import { listResults, listSets, someResults, someSets } from './collectionSets.queries.ts'

const ofSets = ['colSetId', 'colSetVersion', 'colSetName', 'definitionStatus', 'charCount', 'remark', 'updateDate', 'updateAuthor'] as const
const ofResults = [
  'colSetId', 'colSetVersion', 'charSeqNum', 'resultCode', 'resultName', 'resultUnit', 'unitCount', 'valueCount', 'targetValue', 'lowerSpecLimit', 'upperSpecLimit', 'targetText', 'manualAutoMode',
] as const
type Call = PlantCall & Exporting
const one = { page: 1, limit: 1 }

/** Every set the filter finds, in the order of the list. */
export async function exportSets(call: Call, { format, ...wanted }: z.output<typeof collectionSets.export.input>) {
  const { total } = await listSets(call.db, { ...wanted, ...one })
  const rows = inPieces((limit, offset) => someSets(call.db, wanted, limit, offset), (set) => cellsOf(set, ofSets))
  return writeSheet(call, format, { fileName: 'collection sets', columns: columnsOf(CollectionSet, ofSets, call.words), rows, total })
}

export async function exportResults(call: Call, { format, ...wanted }: z.output<typeof collectionSets.exportResults.input>) {
  const { total } = await listResults(call.db, { ...wanted, ...one })
  const rows = inPieces((limit, offset) => someResults(call.db, wanted, limit, offset), (result) => cellsOf(result, ofResults))
  return writeSheet(call, format, { fileName: 'characteristics', columns: columnsOf(ProcessResult, ofResults, call.words), rows, total })
}

const piece = 1000

async function* inPieces<Row, Cells>(some: (limit: number, offset: number) => Promise<Row[]>, cells: (row: Row) => Cells) {
  for (let offset = 0; ; offset += piece) {
    const rows = await some(piece, offset)
    for (const row of rows) yield cells(row)
    if (rows.length < piece) return
  }
}
