import type { z } from 'zod'
import { ProductTypeRow, type types } from '@takt/contract/types.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { allTypes } from './types.queries.ts'

const exported = [
  'typeNo',
  'typeVer',
  'typeName',
  'definitionStatus',
  'customer',
  'picNumberVer',
  'processingNumber',
  'processingVer',
  'bomCode',
  'bomVer',
  'labelTemplate',
  'serialPattern',
  'serialReset',
  'orderCount',
  'remark',
  'updateDate',
  'updateAuthor',
] as const

export async function exportTypes(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof types.export.input>,
) {
  const found = await allTypes(call.db, filter)
  return writeSheet(call, format, {
    fileName: 'types',
    columns: columnsOf(ProductTypeRow, exported, call.words),
    rows: inTurn(found.map((type) => cellsOf(type, exported))),
    total: found.length,
  })
}
