import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

type Range = [from: number, to: number, slice: string]

/** A font that comes in slices, each with the characters that its `unicode.json` names: only those a text needs are read. */
class Sliced {
  private readonly folder: URL
  private readonly named: string
  private ranges: Range[] | null = null
  private readonly slices = new Map<string, fontkit.Font>()

  constructor(named: string) {
    this.named = named
    this.folder = new URL('./', import.meta.resolve(`@fontsource-variable/${named}/unicode.json`))
  }

  find(point: number): { glyph: fontkit.Glyph; units: number } | null {
    this.ranges ??= this.readRanges()
    for (const [from, to, slice] of this.ranges) {
      if (point < from || point > to) continue
      const font = this.sliceOf(slice)
      if (font.hasGlyphForCodePoint(point))
        return { glyph: font.glyphForCodePoint(point), units: font.unitsPerEm }
    }
    return null
  }

  private readRanges(): Range[] {
    const mapping = readFileSync(fileURLToPath(new URL('unicode.json', this.folder)), 'utf8')
    return Object.entries(JSON.parse(mapping) as Record<string, string>) // as the package's own page documents
      .flatMap(([slice, all]) =>
        all.split(',').map((range): Range => {
          const [from = '', to = from] = range.trim().slice(2).split('-')
          return [Number.parseInt(from, 16), Number.parseInt(to, 16), slice.replaceAll(/[[\]]/g, '')]
        }),
      )
  }

  private sliceOf(slice: string): fontkit.Font {
    const file = `files/${this.named}-${slice}-wght-normal.woff2`
    const font =
      this.slices.get(slice) ??
      (fontkit.create(readFileSync(fileURLToPath(new URL(file, this.folder)))) as fontkit.Font) // a file of one font
    this.slices.set(slice, font)
    return font
  }
}

/** Greek is in the second only. */
const fonts = [new Sliced('noto-sans-sc'), new Sliced('inter')]

export type Glyph = { path: string; width: number }
const glyphs = new Map<string, Glyph>()
/** What no font of ours has is seen to be missing. */
const missing: Glyph = { path: 'M100 0H900V700H100ZM160 60V640H840V60Z', width: 1000 }

/** The outline of a character, a thousand units to its size, and how far away the next one begins. Marks are placed over their letter: X̄. */
export function glyphOf(character: string): Glyph {
  const cached = glyphs.get(character)
  if (cached) return cached
  const [letter, ...marks] = Array.from(character, pathOf)
  const width = letter?.width ?? 0
  const outline = letter
    ? {
        path: [letter.path, ...marks.map((mark) => mark && over(mark.path, letter))]
          .map((path) => path?.toSVG() ?? '')
          .join(''),
        width,
      }
    : missing
  glyphs.set(character, outline)
  return outline
}

function pathOf(character: string) {
  for (const font of fonts) {
    const { glyph, units } = font.find(character.codePointAt(0)!) ?? {}
    if (glyph && units)
      return { path: glyph.path.scale(1000 / units), width: (glyph.advanceWidth * 1000) / units }
  }
  return null
}

/** In the middle, and free of what is below it: marks are made for small letters. */
function over(path: fontkit.Path, letter: { path: fontkit.Path; width: number }) {
  const { minX, maxX, minY } = path.bbox
  const up = minY > 0 ? Math.max(0, letter.path.bbox.maxY + 70 - minY) : 0
  return path.translate((letter.width - minX - maxX) / 2, up)
}
