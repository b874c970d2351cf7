import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { toolSetFaultsOf } from '@takt/contract/tool-set-faults.ts'
import type { ToolMember, ToolSet, ToolSetFault } from '@takt/contract/toolSets.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import * as typed from '~/shapes/typed-rows.ts'
import { type CellName, cells, type TypedRow } from './cells.ts'

/** The cell in which each is corrected. */
const cellOf: Record<Exclude<ToolSetFault, 'noMembers' | 'noTypes' | 'typeUnknown'>, CellName> = {
  typeOrTool: 'toolType',
  manyOfOne: 'quantity',
  manyAtPosition: 'quantity',
  doubleNumber: 'seqNum',
  doubleTool: 'toolCode',
  doublePosition: 'position',
  doubleType: 'toolType',
}

/** `faults`: what no draft may hold. `later`: what keeps it from being released, once every row can be read. */
export function checkRows(rows: readonly TypedRow[], words: Words, decimal: Decimal) {
  const { faults, drafts } = typed.checkRows<ToolMember, CellName>(cells, rows, () => [], words, decimal)
  const found = faults.length === 0 ? toolSetFaultsOf({ members: drafts, typeNos: [] }, new Set()) : []
  const later = found.flatMap(({ fault, rows: wrong }) =>
    fault === 'noMembers' || fault === 'noTypes' || fault === 'typeUnknown'
      ? []
      : rows.flatMap(({ id }, place): typed.Fault<CellName>[] =>
          wrong.includes(drafts[place]?.seqNum ?? 0)
            ? [{ row: id, name: cellOf[fault], text: words.toolSetFault[fault], missing: false }]
            : [],
        ),
  )
  return { faults, drafts, later }
}

/** Everything that keeps what is saved from being released, in one sentence; null: nothing does. */
export function releaseFaults(set: ToolSet, types: ReadonlySet<string>, words: Words): string | null {
  const faults = toolSetFaultsOf(set, types)
  return faults.length > 0
    ? fill(words.error['toolSets.faults'], {
        toolSetFaults: faults.map(({ fault }) => words.toolSetFault[fault]).join('; '),
      })
    : null
}
