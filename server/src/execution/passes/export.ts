import type { z } from 'zod'
import { type passes, ProcessPass } from '@takt/contract/passes.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { countPasses, type PassScopeOfUnits } from './passes.queries.ts'
import { allPasses, narrowed } from './passes.ts'

const exported = [
  'productSn',
  'productId',
  'passNo',
  'stepSeq',
  'stepName',
  'stationNumber',
  'stationName',
  'attempt',
  'inTime',
  'outTime',
  'cycleTime',
  'resultStatus',
  'verdict',
  'judged',
  'ngReason',
  'operator',
  'typeNo',
  'orderCode',
  'colSetId',
  'colSetVersion',
  'paraVer',
  'stationParaVer',
  'asked',
] as const

/** Counted before it is written as long as that takes a second or two. */
const countable = 1_000_000

export async function exportPasses(
  call: ExportCall,
  { format, ...filter }: z.output<typeof passes.export.input>,
) {
  const scope = await narrowed(call, filter)
  const counted = await countPasses(call.db, call.line, scope, countable + 1)
  return writeSheet(call, format, {
    fileName: `passes ${call.line}`,
    columns: columnsOf(ProcessPass, exported, call.words),
    rows: exportRows(call, scope),
    total: counted > countable ? null : counted,
  })
}

async function* exportRows(call: ExportCall, filter: PassScopeOfUnits) {
  const { stationSaid } = call.words.passes
  for await (const piece of allPasses(call, filter)) {
    for (const pass of piece)
      yield cellsOf(
        { ...pass, ngReason: pass.ngReason ?? (pass.resultStatus === 'ng' ? stationSaid : null) },
        exported,
      )
  }
}
