import bwip from 'bwip-js/node'
import type { BarcodeSymbol } from '@takt/contract/labels.ts'
import type { Doc } from './say.ts'

type Box = { x: number; y: number; width: number; height: number }
/** Black on white, module by module; `light`: so many modules stay free around it, as its standard requires. */
type Modules = {
  columns: number
  rows: number
  light: number
  black: { column: number; row: number; length: number }[]
}

/** The same symbols with FNC1, which tells that identifiers follow. */
const gs1Symbols: Record<BarcodeSymbol, string> = {
  code128: 'gs1-128',
  qrcode: 'gs1qrcode',
  datamatrix: 'gs1datamatrix',
}

/** The dark modules of a symbol, adjacent ones as one. Code 128 is one row, as high as there is room. */
export function modulesOf(symbol: BarcodeSymbol, text: string, gs1 = false): Modules {
  // A part of ours has no trade number, without which GS1 itself would not allow a lot: scanners accept it.
  const [raw] = bwip.raw(
    gs1 ? gs1Symbols[symbol] : symbol,
    text,
    symbol === 'qrcode' ? 'eclevel=M dontlint' : 'dontlint',
  )
  if (!raw) throw new Error(`No ${symbol} for ${text}`)
  if ('sbs' in raw) return bars(raw.sbs)
  return { columns: raw.pixx, rows: raw.pixy, light: symbol === 'qrcode' ? 4 : 1, black: dots(raw) }
}

function bars(widths: number[]): Modules {
  let column = 0
  const black = widths.flatMap((length, i) => {
    const bar = i % 2 === 0 ? [{ column, row: 0, length }] : []
    column += length
    return bar
  })
  return { columns: column, rows: 1, light: 10, black }
}

function dots({ pixs, pixx, pixy }: { pixs: number[]; pixx: number; pixy: number }): Modules['black'] {
  const black: Modules['black'] = []
  for (let row = 0; row < pixy; row++) {
    for (let column = 0; column < pixx; column++) {
      if (!pixs[row * pixx + column]) continue
      const last = black.at(-1)
      if (last && last.row === row && last.column + last.length === column) last.length += 1
      else black.push({ column, row, length: 1 })
    }
  }
  return black
}

/** Draws a symbol as large as its box allows, with its light margin inside it. Returns the box it took. */
export function drawSymbol(
  doc: Doc,
  symbol: BarcodeSymbol,
  text: string,
  { x, y, width, height }: Box,
  gs1?: boolean,
) {
  const { columns, rows, light, black } = modulesOf(symbol, text, gs1)
  const module =
    rows === 1
      ? width / (columns + 2 * light)
      : Math.min(width / (columns + 2 * light), height / (rows + 2 * light))
  const high = rows === 1 ? height : module
  const [left, top] = [x + light * module, rows === 1 ? y : y + light * module]
  for (const { column, row, length } of black)
    doc.rect(left + column * module, top + row * module, length * module, high)
  doc.fill('#000000')
  return { width: (columns + 2 * light) * module, height: rows === 1 ? height : (rows + 2 * light) * module }
}
