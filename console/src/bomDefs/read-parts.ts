import { mostParts } from '@takt/contract/bomDefs.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { readNumber } from '~/fields/read-number.ts'
import { emptyTable, readTable, type Unread } from '~/fields/read-table.ts'

const importable = [
  'bomCode',
  'bomName',
  'bomDes',
  'unit',
  'bomValue',
  'supplier',
  'shelfLife',
  'minimumStock',
  'unitPrice',
] as const
type Importable = (typeof importable)[number]

/** The rows of a file as the server takes them; the part number is under the word this page has for it. Numbers in a CSV have a point, as an export writes them. */
export function readParts(
  text: string,
  words: Pick<Words, 'field' | 'bomDefs'>,
): { rows: ImportRow[]; leftOut: string[] } | Unread {
  const read = readTable(text, importable, mostParts, {
    field: { ...words.field, bomCode: words.bomDefs.code },
  })
  if ('fault' in read) return read
  return {
    ...read,
    rows: read.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [name, valueOf(name as Importable, cell)]),
      ),
    ),
  } // its own columns
}

function valueOf(name: Importable, cell: string): ImportRow[string] {
  if (cell === '') return null
  switch (name) {
    case 'bomValue':
    case 'shelfLife':
    case 'minimumStock':
    case 'unitPrice': {
      const number = readNumber(cell, '.')
      return typeof number === 'number' ? number : cell
    }
    case 'bomCode':
    case 'bomName':
    case 'bomDes':
    case 'unit':
    case 'supplier':
      return cell
  }
}

export const template = () => emptyTable(importable)
