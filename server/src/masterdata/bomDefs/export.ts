import type { z } from 'zod'
import { type bomDefs, Part } from '@takt/contract/bomDefs.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { byKeys } from '../../platform/db/keyset.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { findParts, partKeys } from './bomDefs.queries.ts'

type PartExport = z.output<typeof bomDefs.export.input>
const exported = [
  'bomCode',
  'bomName',
  'bomDes',
  'unit',
  'bomValue',
  'supplier',
  'shelfLife',
  'minimumStock',
  'unitPrice',
  'bomState',
  'stateReason',
  'updateDate',
  'updateAuthor',
] as const

export async function exportParts(call: PlantCall & Exporting, { format, ...filter }: PartExport) {
  const keys = await partKeys(call.db, filter)
  const [number, ...otherColumns] = columnsOf(Part, exported, call.words)
  return writeSheet(call, format, {
    fileName: 'parts',
    columns: [{ ...number!, title: call.words.bomDefs.code }, ...otherColumns],
    rows: exportRows(call, keys),
    total: keys.length,
  })
}

const piece = 1000

async function* exportRows({ db }: PlantCall, keys: { bomCode: string }[]) {
  const find = (some: { bomCode: string }[]) =>
    findParts(
      db,
      some.map(({ bomCode }) => bomCode),
    )
  for await (const found of byKeys(keys, piece, ({ bomCode }) => bomCode, find))
    for (const part of found) yield cellsOf(part, exported)
}
