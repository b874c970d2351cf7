import type { z } from 'zod'
import { ToolMember, toolMemberCells, ToolSet, type toolSets } from '@takt/contract/toolSets.ts'
import type { Exporting, PlantCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { allToolSets } from './toolSets.queries.ts'

const heads = ['toolSetId', 'toolSetVersion', 'toolSetName', 'definitionStatus'] as const

/** Every member of every set, one line each. */
export async function exportToolSets(
  call: PlantCall & Exporting,
  { format, ...filter }: z.output<typeof toolSets.export.input>,
) {
  const rows = (await allToolSets(call.db, filter)).flatMap((set) =>
    set.members.map((member) => [...cellsOf(set, heads), ...cellsOf(member, toolMemberCells)]),
  )
  return writeSheet(call, format, {
    fileName: 'tool-sets',
    columns: [
      ...columnsOf(ToolSet, heads, call.words),
      ...columnsOf(ToolMember, toolMemberCells, call.words),
    ],
    rows: inTurn(rows),
    total: rows.length,
  })
}
