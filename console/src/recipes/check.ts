import type { Words } from '@takt/contract/locales/en/words.ts'
import { faultsOf } from '@takt/contract/parameters.ts'
import type { ParameterDraft, ParameterFault } from '@takt/contract/recipes.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import { checkRows as check, type Fault } from '~/shapes/typed-rows.ts'
import { cells, type CellName, type ParameterRow } from './cells.ts'

/** The cell in which a fault of a row is corrected. */
const cellOf: Record<ParameterFault, CellName> = {
  noParameters: 'paraCode',
  valueMissing: 'value',
  belowLimit: 'value',
  aboveLimit: 'value',
  defaultOutside: 'defaultValue',
  limitsBackwards: 'minValue',
  textAndLimits: 'value',
  doubleCode: 'paraCode',
}

/** What keeps the rows from being saved as a draft, and what a release would have against them besides. */
export function checkRows(rows: readonly ParameterRow[], words: Words, decimal: Decimal) {
  const { faults, drafts } = check<ParameterDraft, CellName>(cells, rows, () => [], words, decimal)
  // Rows are only judged as a whole once each can be read.
  const findings = faults.length === 0 ? faultsOf(drafts).filter(({ row }) => row >= 0) : []
  const later = findings.map(({ fault, row }): Fault<CellName> => ({
    row: rows[row]!.id,
    name: cellOf[fault],
    text: words.parameterFault[fault],
    missing: fault === 'valueMissing',
  }))
  return { faults, drafts, later }
}

/** Everything that keeps saved parameters from being released, in one sentence; null: nothing does. */
export function releaseFaults(parameters: readonly ParameterDraft[], words: Words): string | null {
  const found = faultsOf(parameters)
  if (found.length === 0) return null
  return found
    .map(({ fault, row }) =>
      [words.parameterFault[fault], parameters[row]?.paraCode].filter(Boolean).join(': '),
    )
    .join('; ')
}
