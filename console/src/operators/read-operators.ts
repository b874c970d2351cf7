import type { ImportRow } from '@takt/contract/imports.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { mostOperators } from '@takt/contract/operators.ts'
import { readNumber } from '~/fields/read-number.ts'
import { emptyTable, readTable, type Unread } from '~/fields/read-table.ts'
import { readYes } from '~/fields/read-yes.ts'

const importable = ['operatorNo', 'name', 'cardId', 'level', 'teamName', 'userName', 'enabled'] as const
type Importable = (typeof importable)[number]

/** What nobody can be without: an empty cell leaves it as it is. */
const neverEmpty: readonly Importable[] = ['level', 'enabled']

export function readOperators(
  text: string,
  words: Pick<Words, 'field' | 'say'>,
): { rows: ImportRow[]; leftOut: string[] } | Unread {
  const read = readTable(text, importable, mostOperators, words)
  if ('fault' in read) return read
  const givenFields = (row: Partial<Record<Importable, string>>) =>
    importable.filter((name) => row[name] !== undefined && !(row[name] === '' && neverEmpty.includes(name)))
  return {
    ...read,
    rows: read.rows.map((row) =>
      Object.fromEntries(givenFields(row).map((name) => [name, valueOf(name, row[name]!, words.say)])),
    ),
  }
}

function valueOf(name: Importable, cell: string, say: Words['say']): ImportRow[string] {
  switch (name) {
    case 'operatorNo':
    case 'name':
      return cell
    case 'cardId':
    case 'teamName':
    case 'userName':
      return cell === '' ? null : cell
    case 'enabled':
      return readYes(cell, say)
    case 'level': {
      const number = readNumber(cell, '.')
      return typeof number === 'number' ? number : cell
    }
  }
}

export const template = () => emptyTable(importable)
