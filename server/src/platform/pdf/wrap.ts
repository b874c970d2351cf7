import { lettersOf, widthOf } from './letters.ts'

// A word of letters with its blank; a character of the east with the marks that may not begin a line.
const pieces =
  /[\u2E80-\u2FFF\u3001-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF][、。，．）」』】：；！？ー]*|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+\s*|\s+/gu

/** The lines of a text that is so wide; what has no room in `most` of them ends with three dots. */
export function wrap(text: string, size: number, width: number, most = Infinity): string[] {
  const lines = text.split('\n').flatMap((line) => linesOf(line, size, width))
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  kept[most - 1] = cut(`${kept[most - 1]}…`, size, width)
  return kept
}

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (some: string) => widthOf(some.trimEnd(), size) <= width
  for (const piece of text.match(pieces) ?? []) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line.trim()) lines.push(line.trimEnd())
    line = ''
    for (const letter of fits(piece) ? [piece] : lettersOf(piece)) {
      if (line && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line.trimEnd()]
}

/** As much as there is room for, with three dots where that is not all. */
export function cut(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  const letters = lettersOf(text.replace(/…$/, ''))
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('')}…`
}
