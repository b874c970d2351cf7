import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

// Noto Sans SC comes in a hundred slices, each with the characters that `unicode.json` names: only those a text needs are read.
const folder = new URL('./', import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'))
type Range = [from: number, to: number, slice: string]
let ranges: Range[] | null = null

const readRanges = (): Range[] =>
  Object.entries(
    JSON.parse(readFileSync(fileURLToPath(new URL('unicode.json', folder)), 'utf8')) as Record<
      string,
      string
    >,
  ) // as the package's own page says
    .flatMap(([slice, said]) =>
      said.split(',').map((range): Range => {
        const [from = '', to = from] = range.trim().slice(2).split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16), slice.replaceAll(/[[\]]/g, '')]
      }),
    )

const slices = new Map<string, fontkit.Font>()
function sliceOf(point: number): fontkit.Font | null {
  ranges ??= readRanges()
  const slice = ranges.find(([from, to]) => point >= from && point <= to)?.[2]
  if (slice === undefined) return null
  const known =
    slices.get(slice) ??
    (fontkit.create(
      readFileSync(fileURLToPath(new URL(`files/noto-sans-sc-${slice}-wght-normal.woff2`, folder))),
    ) as fontkit.Font) // a file of one font
  slices.set(slice, known)
  return known
}

type Glyph = { path: string; width: number }
const glyphs = new Map<string, Glyph>()
/** What no font of ours has is seen to be missing. */
const missing: Glyph = { path: 'M100 0H900V700H100ZM160 60V640H840V60Z', width: 1000 }

/** The outline of a character, a thousand units to its size, and how far the next one stands from it. */
export function glyphOf(character: string): Glyph {
  const known = glyphs.get(character)
  if (known) return known
  const point = character.codePointAt(0)!
  const font = sliceOf(point)
  const glyph = font?.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point) : null
  const outline = glyph ? { path: glyph.path.toSVG(), width: glyph.advanceWidth } : missing
  glyphs.set(character, outline)
  return outline
}
