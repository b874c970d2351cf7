import { inChunks } from './chunks.ts'

type Cell = string | number | null

/** Excel and its like would run such a text as a formula. */
const formula = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n]|^\s|\s$/

/** RFC 4180. The mark at the start tells Excel that it is UTF-8. */
export async function* csv(titles: string[], rows: AsyncIterable<Cell[]>) {
  yield `\uFEFF${lineOf(titles)}`
  yield* inChunks(rows, lineOf)
}

const lineOf = (cells: Cell[]) => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell) {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
