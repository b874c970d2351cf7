import type { BarcodeSymbol, Paper } from '@takt/contract/labels.ts'
import { type Doc, linesOf, sayAt } from './say.ts'
import { drawSymbol } from './symbol.ts'

const mm = (millimetres: number) => (millimetres * 72) / 25.4

/** What is on one label: the code, and in words what it is and where it belongs. `name`: where the code contains more than a person needs to read. */
export type Label = { code: string; gs1?: boolean; name?: string; title: string; lines: string[] }

type Layout = {
  page: [width: number, height: number]
  label: [width: number, height: number]
  across: number
  down: number
  edge: number
  text: number
}
const layouts: Record<Paper, Layout> = {
  label50x25: { page: [mm(50), mm(25)], label: [mm(50), mm(25)], across: 1, down: 1, edge: mm(1.5), text: 6 },
  label100x50: {
    page: [mm(100), mm(50)],
    label: [mm(100), mm(50)],
    across: 1,
    down: 1,
    edge: mm(3),
    text: 10,
  },
  sheetA4: { page: [mm(210), mm(297)], label: [mm(70), mm(37)], across: 3, down: 8, edge: mm(4), text: 8 },
}

export const pageOf = (paper: Paper) => layouts[paper].page

/** Draws the n-th label of a file where it belongs, on a new page where the last is full. */
export function drawLabel(
  doc: Doc,
  label: Label,
  n: number,
  { paper, symbol }: { paper: Paper; symbol: BarcodeSymbol },
) {
  const {
    page,
    label: [width, height],
    across,
    down,
    edge,
    text,
  } = layouts[paper]
  const place = n % (across * down)
  if (place === 0) doc.addPage({ size: page, margin: 0 })
  const x = (place % across) * width + edge
  // A sheet's labels fill its height but for an edge above and below.
  const y = (page[1] - down * height) / 2 + Math.floor(place / across) * height + edge
  const [wide, high] = [width - 2 * edge, height - 2 * edge]
  if (symbol === 'code128') return drawUnder(doc, label, { x, y, wide, high, text })
  drawSideways(doc, label, { x, y, wide, high, text, symbol })
}

type Room = { x: number; y: number; wide: number; high: number; text: number }
const lead = 1.25

/** Bars over the whole width, the words under them. */
function drawUnder(doc: Doc, label: Label, { x, y, wide, high, text }: Room) {
  const textHeight = (2 + label.lines.length) * text * lead
  const bars = Math.max(high - textHeight, high * 0.35)
  drawSymbol(doc, 'code128', label.code, { x, y, width: wide, height: bars }, label.gs1)
  sayLines(doc, label, { x, y: y + bars + text * 0.25, wide, high: high - bars, text })
}

/** A square at the left, the words to its right. */
function drawSideways(
  doc: Doc,
  label: Label,
  { x, y, wide, high, text, symbol }: Room & { symbol: BarcodeSymbol },
) {
  const side = Math.min(high, wide * 0.5)
  drawSymbol(doc, symbol, label.code, { x, y, width: side, height: side }, label.gs1)
  sayLines(doc, label, { x: x + side + text * 0.5, y, wide: wide - side - text * 0.5, high, text })
}

/** The code or its name first, however small the label; as many of the others as there is room for. What is too long for a line takes those that are free. */
function sayLines(doc: Doc, { code, name = code, title, lines }: Label, { x, y, wide, high, text }: Room) {
  const texts = [name, title, ...lines]
  const room = Math.max(1, Math.floor(high / (text * lead)))
  let free = Math.max(0, room - texts.length)
  const all = texts.flatMap((line, i) => {
    const bold = i === 0
    const wrapped = free === 0 ? [line] : linesOf(doc, line, { size: text, width: wide, bold }, 1 + free)
    free -= wrapped.length - 1
    return wrapped.map((part) => ({ part, bold }))
  })
  all
    .slice(0, room)
    .forEach(({ part, bold }, i) =>
      sayAt(doc, part, x, y + i * text * lead, { size: text, width: wide, bold, grey: !bold }),
    )
}
