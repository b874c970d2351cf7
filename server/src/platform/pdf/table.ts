import { widthOf } from './letters.ts'
import { grey, lead, type Paper } from './paper.ts'
import type { PaperTable } from './pdf.ts'
import { wrap } from './wrap.ts'

const [size, pad] = [8.5, 4]
/** A cell that is longer ends with dots: a row has to have room on a page. */
const mostLines = 30

/** Rows over as many pages as they take, the head over each of them. */
export function drawTable(paper: Paper, table: PaperTable) {
  const widths = widthsOf(table, paper.inner)
  const right = new Set(table.right)
  const linesOf = (row: readonly string[]) =>
    row.map((cell, column) => wrap(cell, size, widths[column]! - 2 * pad, mostLines)) // as many as the head
  const heightOf = (cells: readonly string[][]) =>
    Math.max(1, ...cells.map((lines) => lines.length)) * size * lead + 2 * pad
  const draw = (row: readonly string[], bold: boolean) => {
    const cells = linesOf(row)
    let x = paper.left
    cells.forEach((lines, column) => {
      lines.forEach((text, at) => {
        const inside = right.has(column) ? widths[column]! - pad - widthOf(text, size) : pad
        const look = bold ? { size, bold, colour: grey } : { size }
        paper.say(text, x + inside, look, Infinity, pad + at * size * lead)
      })
      x += widths[column]!
    })
    paper.y += heightOf(cells)
    paper.rule(bold ? '#888888' : '#dddddd')
  }
  const headHigh = heightOf(linesOf(table.head))
  paper.need(headHigh + (table.rows[0] ? heightOf(linesOf(table.rows[0])) : 0))
  draw(table.head, true)
  for (const row of table.rows) {
    if (heightOf(linesOf(row)) > paper.room) {
      paper.newPage()
      draw(table.head, true)
    }
    draw(row, false)
  }
  paper.y += 6
}

/** Each as wide as it needs where all have room; else what is wide gives way first. */
function widthsOf({ head, rows, widths }: PaperTable, inner: number): number[] {
  if (widths) {
    const sum = widths.reduce((all, one) => all + one, 0)
    return widths.map((one) => (one / sum) * inner)
  }
  const widest = head.map(
    (name, column) =>
      Math.max(widthOf(name, size), ...rows.map((row) => widthOf(row[column] ?? '', size))) + 2 * pad + 1,
  )
  const sum = widest.reduce((all, one) => all + one, 0)
  if (sum <= inner) return widest.map((one) => one + (inner - sum) / widest.length)
  return narrowed(widest, inner)
}

/** The greatest width that may be had so that all together have room. */
function narrowed(widest: readonly number[], inner: number): number[] {
  let left = inner
  const given = new Map<number, number>()
  const byWidth = widest.map((one, column) => ({ one, column })).toSorted((a, b) => a.one - b.one)
  byWidth.forEach(({ one, column }, at) => {
    const share = Math.min(one, left / (byWidth.length - at))
    given.set(column, share)
    left -= share
  })
  return widest.map((_, column) => given.get(column)!) // each was given one
}
