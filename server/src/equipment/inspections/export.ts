import { InspectionRecord, type inspections } from '@takt/contract/inspections.ts'
import type { z } from 'zod'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allRecords } from './records.queries.ts'

const first = [
  'id',
  'stationNumber',
  'itemCode',
  'dueAt',
  'resultStatus',
  'resultValue',
  'remark',
  'recordedAt',
  'recordedBy',
] as const
const last = [
  'signedBy',
  'recordedLate',
  'tooFast',
  'superseded',
  'corrects',
  'correctedAt',
  'correctedBy',
  'reason',
] as const

/** Records that were corrected are in it too, next to what corrects them. */
export async function exportRecords(
  call: ExportCall,
  { format, ...filter }: z.output<typeof inspections.export.input>,
) {
  const records = await allRecords(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: 'inspection-records',
    columns: [
      ...columnsOf(InspectionRecord, first, call.words),
      { title: call.words.field.photo, kind: 'flag' },
      ...columnsOf(InspectionRecord, last, call.words),
    ],
    rows: exportRows(records),
    total: records.length,
  })
}

async function* exportRows(records: readonly InspectionRecord[]) {
  for (const record of records)
    yield [...cellsOf(record, first), record.picture !== null, ...cellsOf(record, last)]
}
