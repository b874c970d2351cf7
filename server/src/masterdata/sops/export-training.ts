import type { z } from 'zod'
import { type sops, TrainingLine } from '@takt/contract/sops.ts'
import type { Exporting, LineCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { trainingOf } from './training.ts'

const columns = [
  'operatorNo',
  'name',
  'sopCode',
  'sopVer',
  'sopTitle',
  'stationNumber',
  'readState',
  'readVer',
  'readAt',
  'expiresAt',
] as const

/** A matrix is read on a screen; a proof of training is handed over as a list. */
export async function exportTraining(
  call: LineCall & Exporting,
  { format, onlyDue }: z.output<typeof sops.exportTraining.input>,
) {
  const { sops: inForce, people } = await trainingOf(call)
  const lines = people.flatMap(({ operatorNo, name, cells }) =>
    cells.flatMap((cell, at) => {
      if (!cell || (onlyDue && cell.readState === 'confirmed')) return []
      const { sopVer: readVer, ...read } = cell
      return [{ operatorNo, name, ...inForce[at]!, ...read, readVer }]
    }),
  )
  return writeSheet(call, format, {
    fileName: 'training',
    columns: columnsOf(TrainingLine, columns, call.words),
    rows: inTurn(lines.map((line) => cellsOf(line, columns))),
    total: lines.length,
  })
}
