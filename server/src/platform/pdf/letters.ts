import type PDFDocument from 'pdfkit'
import { glyphOf } from '../outlines/outlines.ts'

export type Doc = InstanceType<typeof PDFDocument>
export type TextLook = { size: number; bold?: boolean; colour?: string }

/** The outlines are those of the thinnest weight: a stroke around them makes a regular or a bold one. */
const strokes = { regular: 46, bold: 90 }
/** From the foot of the lowest letter to the top of the highest, in thousandths of the size. */
const reach = [-200, -300, 1300, 1200]
/** A code of one byte. */
const most = 256

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A letter with its marks is one. */
export const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

export const widthOf = (text: string, size: number) =>
  lettersOf(text).reduce((sum, character) => sum + glyphOf(character).width, 0) * (size / 1000)

/**
 * The text of a document in every script that the outlines have. Each letter that occurs is drawn once, as a letter of a font of the document's own (Type 3),
 * with its meaning: the text can be searched, marked and copied.
 */
export class Letters {
  private readonly doc: Doc
  private readonly places = new Map<string, { font: number; code: number }>()
  private readonly fonts: { bold: boolean; ref: PDFKit.PDFKitReference; letters: string[] }[] = []

  constructor(doc: Doc) {
    this.doc = doc
  }

  /** One line, its ground line at `y`. */
  write(text: string, x: number, y: number, { size, bold = false, colour = '#000000' }: TextLook) {
    const { doc } = this
    const runs: { font: number; codes: number[] }[] = []
    for (const letter of lettersOf(text)) {
      const { font, code } = this.placeOf(letter, bold)
      if (runs.at(-1)?.font !== font) runs.push({ font, codes: [] })
      runs.at(-1)!.codes.push(code)
    }
    if (runs.length === 0) return
    doc.save().fillColor(colour).strokeColor(colour)
    const ofPage = doc.page.fonts as Record<string, PDFKit.PDFKitReference> // its types leave it open
    const textOperators = runs.map(({ font, codes }) => {
      ofPage[`T${font}`] = this.fonts[font]!.ref // it was placed there
      return `/T${font} ${size} Tf <${Buffer.from(codes).toString('hex')}> Tj`
    })
    doc.addContent(`BT 1 0 0 -1 ${round(x)} ${round(y)} Tm ${textOperators.join(' ')} ET`)
    doc.restore()
  }

  private placeOf(letter: string, bold: boolean) {
    const key = `${bold ? 'b' : 'r'}${letter}`
    const cached = this.places.get(key)
    if (cached) return cached
    let font = this.fonts.findLastIndex((one) => one.bold === bold && one.letters.length < most)
    if (font < 0)
      font = this.fonts.push({ bold, ref: this.doc.ref({ Type: 'Font', Subtype: 'Type3' }), letters: [] }) - 1
    const place = { font, code: this.fonts[font]!.letters.push(letter) - 1 } // found, or just made
    this.places.set(key, place)
    return place
  }

  /** Before the document ends: what the letters look like and what they mean. */
  end() {
    for (const { bold, ref, letters } of this.fonts) {
      const names = letters.map((_, code) => `g${code}`)
      const drawings = letters.map((letter) => this.streamOf(drawingOf(letter, bold)))
      Object.assign(ref.data, {
        FontBBox: reach,
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        Resources: {},
        CharProcs: Object.fromEntries(names.map((name, code) => [name, drawings[code]])),
        Encoding: { Type: 'Encoding', Differences: [0, ...names] },
        FirstChar: 0,
        LastChar: letters.length - 1,
        Widths: letters.map((letter) => glyphOf(letter).width),
        ToUnicode: this.streamOf(meaningOf(letters)),
      })
      ref.end(undefined)
    }
  }

  private streamOf(text: string) {
    const ref = this.doc.ref({})
    ref.end(text)
    return ref
  }
}

function drawingOf(letter: string, bold: boolean) {
  const { path, width } = glyphOf(letter)
  const head = `${width} 0 ${reach.join(' ')} d1`
  return path ? `${head} ${bold ? strokes.bold : strokes.regular} w 1 j 1 J ${operatorsOf(path)} B` : head
}

/** The path of an outline in the language of PDF, which has no curves of the second degree. */
function operatorsOf(path: string) {
  let [x, y] = [0, 0]
  const operators: string[] = []
  for (const [, command, given = ''] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const at = (given.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number, number, ...number[]]
    if (command === 'Z') {
      operators.push('h')
      continue
    }
    if (command === 'H') at.push(y)
    if (command === 'V') at.unshift(x)
    const [endX, endY] = at.slice(-2) as [number, number]
    if (command === 'C') operators.push(`${at.join(' ')} c`)
    else if (command === 'Q') {
      const near = (from: number, over: number) => round(from + (2 / 3) * (over - from))
      operators.push(
        `${near(x, at[0])} ${near(y, at[1])} ${near(endX, at[0])} ${near(endY, at[1])} ${endX} ${endY} c`,
      )
    } else operators.push(`${endX} ${endY} ${command === 'M' ? 'm' : 'l'}`)
    ;[x, y] = [endX, endY]
  }
  return operators.join(' ')
}

const round = (value: number) => Math.round(value * 100) / 100
const hex = (bytes: Buffer) => bytes.toString('hex')

/** Not more than a hundred lines in a block, as the format has it. */
function meaningOf(letters: readonly string[]) {
  const lines = letters.map(
    (letter, code) => `<${hex(Buffer.from([code]))}> <${hex(Buffer.from(letter, 'utf16le').swap16())}>`,
  )
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const block = lines.slice(at * 100, at * 100 + 100)
    return [`${block.length} beginbfchar`, ...block, 'endbfchar']
  })
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks.flat(),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
