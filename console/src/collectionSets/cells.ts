import { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { lookOf } from '~/fields/look.ts'
import type { Decimal } from '~/fields/typed-number.ts'

/** The cells of a characteristic in the order they are read and typed; a spreadsheet pastes in this order too. */
export const cellNames = [
  'charSeqNum', 'resultCode', 'resultName', 'resultUnit', 'lowerSpecLimit', 'targetValue', 'upperSpecLimit', 'targetText', 'unitCount', 'valueCount', 'manualAutoMode',
] as const satisfies readonly (keyof CharacteristicDraft)[]
export type CellName = (typeof cellNames)[number]

/** A row as it is typed: what is wrong stays as it was written until it is mended. */
export type TypedRow = Record<CellName, string> & { id: number }

const numeric = new Set(['count', 'measure'])
export const isNumber = (name: CellName) => numeric.has(lookOf(CharacteristicDraft.shape[name]))

export const emptyRow: Record<CellName, string> = {
  charSeqNum: '', resultCode: '', resultName: '', resultUnit: '', lowerSpecLimit: '', targetValue: '', upperSpecLimit: '', targetText: '', unitCount: '1', valueCount: '1',
  manualAutoMode: 'automatic',
}

export const typedRows = (characteristics: readonly CharacteristicDraft[], decimal: Decimal): TypedRow[] =>
  characteristics.map((one, id) => {
    const row: TypedRow = { id, ...emptyRow }
    for (const name of cellNames) row[name] = textOf(one[name], decimal)
    return row
  })

const textOf = (value: string | number | null, decimal: Decimal) => (typeof value === 'number' ? String(value).replace('.', decimal) : (value ?? ''))

/** What is compared to know whether something is unsaved. */
export const sameRows = (one: readonly TypedRow[], other: readonly TypedRow[]) =>
  one.length === other.length && one.every((row, at) => cellNames.every((name) => row[name] === other[at]![name]))
