import type { z } from 'zod'
import { ProcessingRow, type processings } from '@takt/contract/processings.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { allProcessings } from './processings.queries.ts'

const exported = [
  'processingNumber',
  'processingVer',
  'processingName',
  'definitionStatus',
  'steps',
  'typeCount',
  'orderCount',
  'updateDate',
  'updateAuthor',
  'remark',
] as const

/** One row a version, as the list shows it: how many steps, not which. */
export async function exportProcessings(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof processings.export.input>,
) {
  const found = await allProcessings(call.db, filter)
  const columns = columnsOf(ProcessingRow, exported, call.words, { steps: call.words.processings.stepCount })
  return writeSheet(call, format, {
    fileName: 'routes',
    columns,
    rows: inTurn(found.map((route) => cellsOf({ ...route, steps: route.steps.length }, exported))),
    total: found.length,
  })
}
