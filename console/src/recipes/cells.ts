import { ParameterDraft } from '@takt/contract/recipes.ts'
import { sendModes } from '@takt/contract/sent-parameters.ts'
import { readNumber } from '~/fields/read-number.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import { nextId, textOf, type Cells, type TypedRow } from '~/shapes/typed-rows.ts'
import { freeCode, type RowChanges } from '~/shapes/TypedMoves.tsx'

/** The cells of a parameter in the order they are read and typed; a spreadsheet pastes in this order too. */
export const cellNames = [
  'paraCode',
  'paraName',
  'value',
  'unit',
  'minValue',
  'maxValue',
  'defaultValue',
  'addr',
  'sendMode',
] as const satisfies readonly (keyof ParameterDraft)[]
export type CellName = (typeof cellNames)[number]
export type ParameterRow = TypedRow<CellName>
type Setting = ParameterDraft['value']

/** A number, or a text; a text that looks like a number has an apostrophe before it, as in a spreadsheet. */
export const settings = {
  read: (text: string, decimal: Decimal): Setting | { fault: 'thousands' } => {
    if (text.startsWith("'")) return text.slice(1)
    const number = readNumber(text, decimal)
    if (number === 'thousands') return { fault: number }
    return typeof number === 'number' ? number : text
  },
  write: (value: string | number | boolean | null, decimal: Decimal) =>
    typeof value === 'string' && readNumber(value, decimal) !== 'noNumber'
      ? `'${value}`
      : textOf(value, decimal),
}

const empty: Record<CellName, string> = {
  paraCode: '',
  paraName: '',
  value: '',
  unit: '',
  minValue: '',
  maxValue: '',
  defaultValue: '',
  addr: '',
  sendMode: 'changeover',
}

export const cells: Cells<CellName> = {
  schema: ParameterDraft,
  names: cellNames,
  widths: {
    paraCode: 150,
    paraName: 140,
    value: 80,
    unit: 64,
    minValue: 106,
    maxValue: 106,
    defaultValue: 96,
    addr: 110,
    sendMode: 124,
  },
  held: ['paraCode'],
  choices: { sendMode: sendModes },
  empty,
  own: { value: settings, defaultValue: settings },
}

const add = (rows: readonly ParameterRow[]): ParameterRow[] => [...rows, { ...empty, id: nextId(rows) }]

function duplicate(rows: readonly ParameterRow[], id: number): ParameterRow[] {
  const at = rows.findIndex((row) => row.id === id)
  const source = rows[at]!
  return rows.toSpliced(at + 1, 0, {
    ...source,
    id: nextId(rows),
    paraCode: freeCode(
      rows.map(({ paraCode }) => paraCode),
      source.paraCode,
    ),
  })
}

function move(rows: readonly ParameterRow[], id: number, step: -1 | 1): ParameterRow[] {
  const at = rows.findIndex((row) => row.id === id)
  const [row, other] = [rows[at], rows[at + step]]
  return row && other ? rows.with(at + step, row).with(at, other) : [...rows]
}

export const rowChanges: RowChanges<CellName> = { add, duplicate, move }
