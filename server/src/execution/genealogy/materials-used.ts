import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { MaterialUsed } from '@takt/contract/consumption.ts'
import type { genealogy } from '@takt/contract/genealogy.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { rounded } from '../materials/materials.ts'
import { materialsOfUnits, type UnitsScope } from './materials-used.queries.ts'

const mostRows = 1000
const mostExported = 100_000

export async function materialsUsed({ db, line }: LineCall, scope: UnitsScope, most = mostRows) {
  if (!scope.orderCode && !scope.lotNo) refuse('call.invalid', { fields: 'orderCode' }, 'orderCode')
  const found = await materialsOfUnits(db, line, scope, most + 1)
  const rows = found.slice(0, most).map((row) => ({ ...row, quantity: rounded(row.quantity) }))
  return { rows, more: found.length > most }
}

const exported = [
  'bomCode',
  'bomName',
  'bomLot',
  'quantity',
  'unit',
  'units',
  'serials',
  'supplier',
  'supplierLot',
  'firstUsed',
  'lastUsed',
] as const

export async function exportMaterialsUsed(
  call: ExportCall,
  { format, ...filter }: z.output<typeof genealogy.exportMaterialsUsed.input>,
) {
  const { rows } = await materialsUsed(call, filter, mostExported)
  return writeSheet(call, format, {
    fileName: `materials ${filter.lotNo ?? filter.orderCode ?? ''}`,
    columns: columnsOf(MaterialUsed, exported, call.words, { bomCode: call.words.field.part }),
    rows: cellsOfAll(rows),
    total: rows.length,
  })
}

async function* cellsOfAll(rows: readonly MaterialUsed[]) {
  for (const row of rows) yield cellsOf(row, exported)
}
