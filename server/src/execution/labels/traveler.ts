import { type Doc, sayAt } from './say.ts'
import { drawSymbol } from './symbol.ts'

const mm = (millimetres: number) => (millimetres * 72) / 25.4
const [width, height, edge] = [mm(210), mm(297), mm(15)]
const inner = width - 2 * edge

/** Facts of an order and the way it goes, in the reader's words. */
export type Traveler = {
  title: string
  code: string
  facts: { label: string; value: string }[]
  tables: { title: string; head: string[]; /** Shares of the width. */ widths: number[]; rows: string[][] }[]
  foot: string
}

/** What goes with an order through the line, on as many pages as it takes. */
export function drawTraveler(doc: Doc, { title, code, facts, tables, foot }: Traveler) {
  let y = newPage(doc, foot)
  drawSymbol(doc, 'qrcode', code, { x: width - edge - mm(32), y: y - mm(3), width: mm(32), height: mm(32) })
  sayAt(doc, title, edge, y, { size: 18, width: inner - mm(36), bold: true })
  y += 26
  drawSymbol(doc, 'code128', code, { x: edge, y, width: mm(80), height: mm(12) })
  sayAt(doc, code, edge + mm(7), y + mm(12.5), { size: 11, width: mm(80), bold: true })
  y += mm(22)
  facts.forEach(({ label, value }, i) => {
    const x = edge + (i % 3) * (inner / 3)
    sayAt(doc, label, x, y + Math.floor(i / 3) * 26, { size: 7, width: inner / 3 - 8, grey: true })
    sayAt(doc, value, x, y + Math.floor(i / 3) * 26 + 9, { size: 10, width: inner / 3 - 8 })
  })
  y += Math.ceil(facts.length / 3) * 26 + 10
  for (const table of tables) y = drawTable(doc, table, y, foot)
}

const rowHeight = 22

function drawTable(
  doc: Doc,
  { title, head, widths, rows }: Traveler['tables'][number],
  from: number,
  foot: string,
) {
  let y = from
  const row = (cells: string[], look: { bold?: boolean; grey?: boolean }) => {
    let x = edge
    cells.forEach((cell, i) => {
      sayAt(doc, cell, x + 3, y + 6, { size: 9, width: widths[i]! * inner - 6, ...look })
      x += widths[i]! * inner
    })
    doc
      .moveTo(edge, y + rowHeight)
      .lineTo(edge + inner, y + rowHeight)
      .lineWidth(0.5)
      .stroke('#999999')
    y += rowHeight
  }
  const begin = () => {
    sayAt(doc, title, edge, y, { size: 12, width: inner, bold: true })
    y += 18
    row(head, { grey: true })
  }
  if (y > height - edge - 4 * rowHeight) y = newPage(doc, foot)
  begin()
  for (const cells of rows) {
    if (y > height - edge - 2 * rowHeight) {
      y = newPage(doc, foot)
      begin()
    }
    row(cells, {})
  }
  return y + 14
}

function newPage(doc: Doc, foot: string) {
  doc.addPage({ size: [width, height], margin: 0 })
  sayAt(doc, foot, edge, height - edge + 4, { size: 7, width: inner, grey: true })
  return edge
}
