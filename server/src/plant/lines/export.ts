import type { z } from 'zod'
import { LineRow, type lines } from '@takt/contract/lines.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { linesWith } from '../../platform/db/rights.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { allLines } from './lines.queries.ts'

const exported = [
  'lineNumber',
  'lineName',
  'enabled',
  'location',
  'manager',
  'stationCount',
  'currentOrder',
  'okRateTarget',
  'taktTarget',
  'shortStopFrom',
  'reasonFrom',
] as const

/** The lines of the register, which are those this person may see. */
export async function exportLines(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof lines.export.input>,
) {
  const found = await allLines(call.db, linesWith(call.user, 'lineDef'), filter)
  return writeSheet(call, format, {
    fileName: 'lines',
    columns: columnsOf(LineRow, exported, call.words),
    rows: inTurn(found.map((line) => cellsOf(line, exported))),
    total: found.length,
  })
}
