import type { z } from 'zod'
import { sayWhy, Unit, type units } from '@takt/contract/units.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allUnits, countUnits, type Wanted } from './units.queries.ts'

const exported = [
  'productSn',
  'productId',
  'typeNo',
  'typeVer',
  'orderCode',
  'lotNo',
  'processingNumber',
  'processingVer',
  'processStatus',
  'resultStatus',
  'currentStep',
  'currentStation',
  'reworkCount',
  'statusReason',
  'registeredAt',
  'finishedAt',
  'lastTime',
] as const

export async function exportUnits(
  call: ExportCall,
  { format, ...wanted }: z.output<typeof units.export.input>,
) {
  const total = await countUnits(call.db, call.line, wanted)
  return writeSheet(call, format, {
    fileName: `units ${call.line}`,
    columns: columnsOf(Unit, exported, call.words),
    rows: rowsOf(call, wanted),
    total,
  })
}

async function* rowsOf({ db, line, words }: ExportCall, wanted: Wanted) {
  for await (const unit of allUnits(db, line, wanted))
    yield cellsOf({ ...unit, statusReason: sayWhy(unit, words) }, exported)
}
