import type { ImportRow } from '@takt/contract/imports.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { mostParameterRows } from '@takt/contract/recipes.ts'
import { emptyTable, readTable, type Unread } from '~/fields/read-table.ts'
import { readNumber } from '~/fields/read-number.ts'
import { cellNames } from './cells.ts'

const importable = ['stationNumber', ...cellNames] as const
type Importable = (typeof importable)[number]
/** Empty, these stay as they are: a parameter cannot be without. */
const needed: readonly Importable[] = ['paraName', 'sendMode']

/** The rows of a file as the server takes them. Numbers in a CSV have a point, as an export writes them. */
export function readRows(text: string, words: Words): { rows: ImportRow[]; leftOut: string[] } | Unread {
  const read = readTable(text, importable, mostParameterRows, words)
  if ('fault' in read) return read
  const valueIn = (name: Importable, cell: string) => valueOf(name, cell, words)
  return {
    ...read,
    rows: read.rows.map((row): ImportRow =>
      Object.fromEntries(
        importable.flatMap((name) =>
          row[name] === undefined || (row[name] === '' && needed.includes(name))
            ? []
            : [[name, valueIn(name, row[name])]],
        ),
      ),
    ),
  }
}

function valueOf(name: Importable, cell: string, { sendMode }: Words): ImportRow[string] {
  if (cell === '') return null
  switch (name) {
    case 'minValue':
    case 'maxValue':
    case 'value':
    case 'defaultValue': {
      // A text that looks like a number has an apostrophe before it.
      if (cell.startsWith("'")) return cell.slice(1)
      const number = readNumber(cell, '.')
      return typeof number === 'number' ? number : cell
    }
    case 'sendMode':
      return (
        Object.entries(sendMode).find(([mode, word]) =>
          [mode, word].some((one) => one.toLowerCase() === cell.toLowerCase()),
        )?.[0] ?? cell
      )
    case 'stationNumber':
    case 'paraCode':
    case 'paraName':
    case 'unit':
    case 'addr':
      return cell
  }
}

export const template = () => emptyTable(importable)
