import type PDFDocument from 'pdfkit'
import { glyphOf } from '../../platform/outlines/outlines.ts'
import { widthOf, wrap } from '../../platform/pdf/pdf.ts'

export type Doc = InstanceType<typeof PDFDocument>
export type Look = { size: number; width: number; bold?: boolean; grey?: boolean }

/** What the fonts that every reader of PDF has can write. */
const everyReaders = /^[\x20-\x7E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/

/** A line of text, cut with three dots where it is too long for its place. Text outside the western alphabets is drawn as outlines, so that it is the same on every printer. */
export function sayAt(doc: Doc, text: string, x: number, y: number, look: Look) {
  const colour = look.grey ? '#555555' : '#000000'
  if (!everyReaders.test(text)) return drawAt(doc, text, x, y, look, colour)
  doc
    .font(look.bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(look.size)
    .fillColor(colour)
  const room = (some: string) => doc.widthOfString(some) <= look.width
  doc.text(room(text) ? text : cut(Array.from(text), (some) => room(`${some}…`)), x, y, { lineBreak: false })
}

/** Letters of a reader's own font are not all so much wider than those the lines are made by. */
const spare = 1.06

/** The lines of a text in that place. */
export function linesOf(doc: Doc, text: string, { size, width, bold }: Look, most: number) {
  if (!everyReaders.test(text)) return wrap(text, size, width, most)
  const wide = doc
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .widthOfString(text)
  if (wide <= width) return [text]
  return wrap(text, size * spare * (wide / widthOf(text, size)), width, most)
}

function cut(characters: string[], fits: (some: string) => boolean) {
  let [least, most] = [0, characters.length]
  while (least < most) {
    const half = Math.ceil((least + most) / 2)
    if (fits(characters.slice(0, half).join(''))) least = half
    else most = half - 1
  }
  return `${characters.slice(0, least).join('')}…`
}

/** The outlines are those of the thinnest weight: a stroke of the right width around them makes them a regular or a bold one. */
const stroke = { regular: 46, bold: 90 }

function drawAt(doc: Doc, text: string, x: number, y: number, { size, width, bold }: Look, colour: string) {
  const scale = size / 1000
  const glyphs = Array.from(text, glyphOf)
  const all = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) * scale
  const dots = glyphOf('…')
  let left = all <= width ? Infinity : width - dots.width * scale
  let at = x
  for (const glyph of glyphs) {
    const isLast = left < glyph.width * scale
    const shown = isLast ? dots : glyph
    // The ground line of text of this size, where pdfkit would put it.
    doc
      .save()
      .translate(at, y + size * 0.88)
      .scale(scale, -scale)
      .path(shown.path)
      .lineWidth(bold ? stroke.bold : stroke.regular)
      .lineJoin('round')
      .fillAndStroke(colour, colour)
      .restore()
    if (isLast) return
    at += glyph.width * scale
    left -= glyph.width * scale
  }
}
