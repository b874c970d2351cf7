import type { z } from 'zod'
import { Bom, BomRow, bomRowCells, type boms } from '@takt/contract/boms.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allBoms } from './boms.queries.ts'

const heads = ['bomCode', 'bomVer', 'bomName', 'typeNo', 'definitionStatus', 'validFrom'] as const

/** Every row of every bill, one line each. */
export async function exportBoms(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof boms.export.input>,
) {
  const found = await allBoms(call.db, filter)
  const rows = found.flatMap((bom) =>
    bom.rows.map((row) => [...cellsOf(bom, heads), ...cellsOf(row, bomRowCells)]),
  )
  const columns = [...columnsOf(Bom, heads, call.words), ...columnsOf(BomRow, bomRowCells, call.words)]
  return writeSheet(call, format, {
    fileName: 'boms',
    columns: columns.with(heads.indexOf('bomName'), {
      ...columns[heads.indexOf('bomName')]!,
      title: call.words.boms.name,
    }),
    rows: one(rows),
    total: rows.length,
  })
}

async function* one<T>(rows: readonly T[]) {
  yield* rows
}
