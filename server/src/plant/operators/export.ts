import type { z } from 'zod'
import { OperatorRow, type operators } from '@takt/contract/operators.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { todayOf } from './operators.ts'
import { allOperators } from './operators.queries.ts'

const exported = [
  'operatorNo',
  'name',
  'cardId',
  'userName',
  'level',
  'teamName',
  'enabled',
  'currentStation',
  'since',
  'output',
  'okRate',
] as const

/** Every operator the filter finds, in the order of the list. */
export async function exportOperators(
  call: ExportCall,
  { format, ...filter }: z.output<typeof operators.export.input>,
) {
  const found = await allOperators(call.db, call.line, await todayOf(call), filter)
  return writeSheet(call, format, {
    fileName: `operators ${call.line}`,
    columns: columnsOf(OperatorRow, exported, call.words),
    rows: exportRows(found),
    total: found.length,
  })
}

async function* exportRows(found: OperatorRow[]) {
  for (const operator of found) yield cellsOf(operator, exported)
}
