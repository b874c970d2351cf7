import type { z } from 'zod'
import { Loss, type LossExport } from '@takt/contract/losses.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { allLosses } from './losses.ts'

const exported = [
  'startTime',
  'endTime',
  'stationNumber',
  'lossSource',
  'lossType',
  'duration',
  'lostTime',
  'lostPieces',
  'remark',
  'stopCause',
  'causeStation',
  'alarmCode',
  'explainedBy',
  'callId',
] as const

/** Every loss that is found, in the order of the list. */
export async function exportLosses(call: ExportCall, { format, ...filter }: z.output<typeof LossExport>) {
  const losses = await allLosses(call, filter)
  return writeSheet(call, format, {
    fileName: `losses ${call.line}`,
    columns: columnsOf(Loss, exported, call.words),
    rows: inTurn(
      losses.map((loss) => cellsOf({ ...loss, endTime: loss.isOpen ? null : loss.endTime }, exported)),
    ),
    total: losses.length,
  })
}
