import { mostDefects, proposals } from '@takt/contract/defects.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { emptyTable, readTable, type Unread } from '~/fields/read-table.ts'
import { readYes } from '~/fields/read-yes.ts'

const importable = [
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
] as const
type Importable = (typeof importable)[number]
type DefectWords = Pick<Words, 'field' | 'say' | 'defaultDisposition'>

/** The rows of a file as the server takes them; choices as an export writes them, or by their codes. */
export function readDefects(
  text: string,
  words: DefectWords,
): { rows: ImportRow[]; leftOut: string[] } | Unread {
  const read = readTable(text, importable, mostDefects, words)
  if ('fault' in read) return read
  return {
    ...read,
    rows: read.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name, cell]) => cell !== '' || name !== 'enabled')
          .map(([name, cell]) => [name, valueOf(name as Importable, cell, words)]), // its own columns
      ),
    ),
  }
}

function valueOf(name: Importable, cell: string, words: DefectWords): ImportRow[string] {
  if (name === 'defectCode') return cell
  if (name === 'stationNumbers' || name === 'typeNos' || name === 'resultCodes') return listed(cell)
  if (name === 'defaultDisposition')
    return proposals.find((one) => words.defaultDisposition[one] === cell) ?? (cell === '' ? null : cell)
  if (name === 'enabled') return readYes(cell, words.say)
  return cell === '' ? null : cell
}

const listed = (cell: string) =>
  cell
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

export const template = () => emptyTable(importable)
