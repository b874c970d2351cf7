import type { z } from 'zod'
import { sayWhy, Unit, type units } from '@takt/contract/units.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allUnits, countUnits, type UnitScope } from './units.queries.ts'

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
  { format, ...filter }: z.output<typeof units.export.input>,
) {
  const total = await countUnits(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: `units ${call.line}`,
    columns: columnsOf(Unit, exported, call.words),
    rows: exportRows(call, filter),
    total,
  })
}

async function* exportRows({ db, line, words }: ExportCall, filter: UnitScope) {
  for await (const unit of allUnits(db, line, filter))
    yield cellsOf({ ...unit, statusReason: sayWhy(unit, words) }, exported)
}
