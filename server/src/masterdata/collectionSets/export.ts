import type { z } from 'zod'
import { CollectionSet, type collectionSets, ProcessResult } from '@takt/contract/collectionSets.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { byKeys } from '../../platform/db/keyset.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import {
  findResults,
  findSets,
  type ResultKey,
  type SetKey,
  filteredResultKeys,
  filteredSetKeys,
} from './collectionSets.queries.ts'

const ofSets = [
  'colSetId',
  'colSetVersion',
  'colSetName',
  'definitionStatus',
  'charCount',
  'subgroupBy',
  'subgroupMinutes',
  'remark',
  'updateDate',
  'updateAuthor',
] as const
const ofResults = [
  'colSetId',
  'colSetVersion',
  'charSeqNum',
  'resultCode',
  'resultName',
  'resultUnit',
  'unitCount',
  'valueCount',
  'targetValue',
  'lowerSpecLimit',
  'upperSpecLimit',
  'targetText',
  'manualAutoMode',
] as const
type Call = PlantCall & Exporting

/** Every set the filter finds, in the order of the list. */
export async function exportSets(
  call: Call,
  { format, ...filter }: z.output<typeof collectionSets.export.input>,
) {
  const keys = await filteredSetKeys(call.db, filter)
  const rows = exportRows(
    byKeys(keys, piece, nameOf, (some: SetKey[]) => findSets(call.db, some)),
    (set) => cellsOf(set, ofSets),
  )
  return writeSheet(call, format, {
    fileName: 'collection sets',
    columns: columnsOf(CollectionSet, ofSets, call.words),
    rows,
    total: keys.length,
  })
}

export async function exportResults(
  call: Call,
  { format, ...filter }: z.output<typeof collectionSets.exportResults.input>,
) {
  const keys = await filteredResultKeys(call.db, filter)
  const rows = exportRows(
    byKeys(keys, piece, nameOf, (some: ResultKey[]) => findResults(call.db, some)),
    (result) => cellsOf(result, ofResults),
  )
  return writeSheet(call, format, {
    fileName: 'characteristics',
    columns: columnsOf(ProcessResult, ofResults, call.words),
    rows,
    total: keys.length,
  })
}

const piece = 500
const nameOf = ({ colSetId, colSetVersion, charSeqNum }: SetKey & Partial<ResultKey>) =>
  JSON.stringify([colSetId, colSetVersion, charSeqNum])

async function* exportRows<Row, Cells>(pieces: AsyncIterable<Row[]>, cells: (row: Row) => Cells) {
  for await (const rows of pieces) yield* rows.map(cells)
}
