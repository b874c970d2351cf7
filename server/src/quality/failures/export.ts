import type { z } from 'zod'
import { FailureRow, type failures } from '@takt/contract/failure-rows.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import { allFailures, countFailures, type FailureScope } from '../../execution/floor/floor.ts'
import { withNames } from '../../masterdata/measures/measures.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { ofSameDefect } from './same.ts'

const exported = [
  'failId',
  'failTime',
  'productSn',
  'lotNo',
  'typeNo',
  'stationNumber',
  'stepSeq',
  'failSource',
  'resultCode',
  'resultName',
  'resultValue',
  'unit',
  'minValue',
  'maxValue',
  'defectCode',
  'subDefectCode',
  'quantity',
  'failStatus',
  'disposition',
  'dispositionReason',
  'disposedBy',
  'disposedTime',
  'closedBy',
  'closedTime',
  'operator',
  'loggedBy',
  'remark',
  'reworkCount',
] as const

const countable = 100_000

export async function exportFailures(
  call: ExportCall,
  { format, ...filter }: z.output<typeof failures.export.input>,
) {
  const scope = await ofSameDefect(call, filter)
  const total = await countFailures(call.db, call.line, scope, countable)
  return writeSheet(call, format, {
    fileName: `failures ${call.line}`,
    columns: columnsOf(FailureRow, exported, call.words),
    rows: exportRows(call, scope),
    total: total > countable ? null : total,
  })
}

async function* exportRows({ db, line }: ExportCall, scope: FailureScope) {
  for await (const piece of allFailures(db, line, scope))
    for (const row of await withNames(db, piece))
      yield cellsOf({ ...row, failId: shortFailId(row.failId) }, exported)
}
