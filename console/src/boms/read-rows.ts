import { bomRowCells } from '@takt/contract/boms.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { emptyTable, readTable, type Unread } from '~/fields/read-table.ts'
import { readNumber } from '~/fields/read-number.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import { choiceOf } from '~/shapes/typed-paste.ts'
import { isNumber, textOf } from '~/shapes/typed-rows.ts'
import { cells, type CellName, emptyRow, type TypedRow } from './cells.ts'

export const most = 500

/** The rows of a file as they are typed. Where it holds several bills, as an export of a list does, the newest version of this one. Numbers in a CSV have a point. */
export function readRows(
  text: string,
  bomCode: string,
  words: Words,
  decimal: Decimal,
): { rows: TypedRow[]; leftOut: string[] } | Unread {
  const read = readTable(text, ['bomCode', 'bomVer', ...bomRowCells], 50_000, words)
  if ('fault' in read) return read
  const ofBill = read.rows.filter((row) => row.bomCode === undefined || row.bomCode === bomCode)
  const newest = Math.max(...ofBill.map(({ bomVer }) => Number(bomVer ?? 0)))
  const rows = ofBill.filter(({ bomVer }) => Number(bomVer ?? 0) === newest)
  if (rows.length === 0) return { fault: 'noRows' }
  if (rows.length > most) return { fault: 'tooManyRows' }
  const typed = (name: CellName, cell: string) => {
    const number = isNumber(cells, name) ? readNumber(cell, '.') : null
    return typeof number === 'number' ? textOf(number, decimal) : choiceOf(cells, name, cell, words)
  }
  return {
    ...read,
    rows: rows.map((row, id) => ({
      ...emptyRow,
      ...Object.fromEntries(
        bomRowCells.flatMap((name) => (row[name] === undefined ? [] : [[name, typed(name, row[name])]])),
      ),
      id,
    })),
  }
}

export const template = () => emptyTable(bomRowCells)
