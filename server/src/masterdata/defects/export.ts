import type { z } from 'zod'
import { Defect, type defects } from '@takt/contract/defects.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allDefects } from './defects.queries.ts'

const exported = [
  'defectCode',
  'subDefectCode',
  'nameEn',
  'nameZh',
  'nameEs',
  'nameJa',
  'rank',
  'subRank',
  'stationNumbers',
  'typeNos',
  'rwkCode',
  'returnStation',
  'defaultDisposition',
  'responsibility',
  'resultCodes',
  'enabled',
  'mergedInto',
  'updateDate',
  'updateAuthor',
] as const

export async function exportDefects(
  call: ExportCall,
  { format, ...scope }: z.output<typeof defects.export.input>,
) {
  const found = await allDefects(call.db, call.line, scope)
  return writeSheet(call, format, {
    fileName: 'defects',
    columns: columnsOf(Defect, exported, call.words),
    rows: exportRows(found),
    total: found.length,
  })
}

async function* exportRows(found: readonly Defect[]) {
  for (const { stationNumbers, typeNos, resultCodes, ...defect } of found)
    yield cellsOf(
      {
        ...defect,
        stationNumbers: stationNumbers.join('; '),
        typeNos: typeNos.join('; '),
        resultCodes: resultCodes.join('; '),
      },
      exported,
    )
}
