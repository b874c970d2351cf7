import type { z } from 'zod'
import { type output, OutputRow } from '@takt/contract/output.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { outputOn } from './output.ts'

const exported = [
  'start',
  'end',
  'target',
  'made',
  'gap',
  'ng',
  'okRate',
  'cycle',
  'orderCodes',
  'reason',
  'writtenBy',
  'writtenAt',
] as const

/** The rows of a day or shift, those to come among them. */
export async function exportOutput(
  call: ExportCall,
  { format, ...query }: z.output<typeof output.export.input>,
) {
  const { day, shiftName, rows } = await outputOn(call, query)
  return writeSheet(call, format, {
    fileName: ['output', call.line, day, shiftName].filter(Boolean).join(' '),
    columns: columnsOf(OutputRow, exported, call.words),
    rows: inTurn(rows.map((row) => cellsOf({ ...row, orderCodes: row.orderCodes.join(', ') }, exported))),
    total: rows.length,
  })
}
