import { cut, wrap } from './wrap.ts'
import { type Doc, Letters, type TextLook } from './letters.ts'

const mm = (millimetres: number) => (millimetres * 72) / 25.4
const [width, height, edge] = [mm(210), mm(297), mm(15)]
const foot = mm(18)
export const grey = '#555555'
export const lead = 1.35

/** Pages of A4 that are written from top to bottom; what has no room begins a new one. */
export class Paper {
  readonly doc: Doc
  readonly letters: Letters
  readonly left = edge
  readonly inner = width - 2 * edge
  y = edge
  private readonly head: string

  /** `head`: small, over every page but the first. */
  constructor(doc: Doc, head: string) {
    this.doc = doc
    this.head = head
    this.letters = new Letters(doc)
    doc.addPage({ size: [width, height], margin: 0 })
  }

  get room() {
    return height - foot - this.y
  }

  newPage() {
    this.doc.addPage({ size: [width, height], margin: 0 })
    this.y = edge
    this.say(this.head, this.left, { size: 7.5, colour: grey }, this.inner)
    this.y += 16
  }

  /** A new page where so much has no room here. */
  need(points: number) {
    if (points > this.room && this.y > edge + 20) this.newPage()
  }

  /** A line where the pen is; it does not move the pen. */
  say(text: string, x: number, look: TextLook, most = Infinity, down = 0) {
    const shownText = most === Infinity ? text : cut(text, look.size, most)
    this.letters.write(shownText, x, this.y + down + look.size * 0.88, look)
  }

  /** Lines of the whole width, over pages. */
  paragraph(text: string, look: TextLook) {
    for (const line of wrap(text, look.size, this.inner)) {
      this.need(look.size * lead)
      this.say(line, this.left, look)
      this.y += look.size * lead
    }
  }

  rule(colour = '#bbbbbb') {
    const { doc, left, inner, y } = this
    doc
      .moveTo(left, y)
      .lineTo(left + inner, y)
      .lineWidth(0.5)
      .stroke(colour)
  }

  /** How many pages there are is known at the end. */
  end(foot: string) {
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page)
      this.y = height - mm(12)
      this.say(foot, this.left, { size: 7.5, colour: grey }, this.inner - 60)
      this.say(`${page + 1} / ${count}`, this.left + this.inner - 40, { size: 7.5, colour: grey })
    }
    this.letters.end()
    this.doc.end()
  }
}
