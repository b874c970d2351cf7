import type { Words } from '@takt/contract/locales/en/words.ts'
import { cellNames, type CellName, type TypedRow } from './cells.ts'
import { addRow } from './rows.ts'

/** Where the first pasted cell goes. */
export type Place = { row: number; name: CellName }

/** True: more than one cell of a spreadsheet, so it is not simply typed into the cell. */
export const isTable = (text: string) => /[\t\n]/.test(text.trimEnd())

/**
 * Lays cells copied from a spreadsheet over the rows from a place on, and adds rows where they run out.
 * If the first line names the columns, it says where each goes, in whatever order.
 */
export function pasteTable(rows: readonly TypedRow[], text: string, place: Place, words: Words): TypedRow[] {
  const [first = [], ...rest] = readTable(text)
  const named = first.map((head) => nameOf(head, words))
  const headed = first.length > 1 && named.every((name) => name !== undefined)
  const names = headed ? named : cellNames.slice(cellNames.indexOf(place.name))
  const lines = headed ? rest : [first, ...rest]

  const from = rows.findIndex(({ id }) => id === place.row)
  let pasted = [...rows]
  for (const [line, cells] of lines.entries()) {
    if (from + line >= pasted.length) pasted = addRow(pasted)
    const row = { ...pasted[from + line]! }
    for (const [at, cell] of cells.entries()) {
      const name = names[at]
      if (name) row[name] = name === 'manualAutoMode' ? modeOf(cell, words) : cell
    }
    pasted = pasted.with(from + line, row)
  }
  return pasted
}

/** The field's own name or the word over its column. */
const nameOf = (head: string, { field }: Words) => cellNames.find((name) => [name, field[name]].some((said) => said.toLowerCase() === head.toLowerCase()))

function modeOf(cell: string, { manualAutoMode }: Words): string {
  const said = Object.entries(manualAutoMode).find(([mode, word]) => [mode, word].some((one) => one.toLowerCase() === cell.toLowerCase()))
  return said ? said[0] : cell
}

/** Tabs part cells, line ends part rows; a cell that holds one of them is in quotes, quotes in it doubled. */
function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.trimEnd().matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end?.endsWith('\n')) rows.push([])
    if (end === '') break
  }
  return rows
}
