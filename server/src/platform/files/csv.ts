import { inChunks } from './chunks.ts'

type Cell = string | number | null

/** Excel and its like would run such a text as a formula, some of them also in full-width letters. */
export const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const needsQuotes = /[",\r\n]|^\s|\s$/

/** RFC 4180. The mark at the start tells Excel that it is UTF-8. */
export async function* csv(titles: string[], rows: AsyncIterable<Cell[]>) {
  yield headOf(titles)
  yield* inChunks(rows, lineOf)
}

/** How the file begins. */
export const headOf = (titles: string[]) => `\uFEFF${lineOf(titles)}`
export const lineOf = (cells: Cell[]) => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell) {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
