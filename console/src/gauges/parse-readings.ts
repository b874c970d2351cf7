import type { GaugeReading, GaugeStudy } from '@takt/contract/gauges.ts'

export type Parsed = { readings: GaugeReading[]; unread: { line: number; text: string }[] }

/**
 * Readings as they are typed, pasted or written in a CSV file: part, operator, value in a line, or a value alone for type 1,
 * and for judgements what the part is at the end;
 * parted by tab, semicolon or, where neither is there, comma. A comma in a number is its decimal sign unless it parts cells.
 * A first line that ends in a word is the head of a table; one that ends in a number, or begins to, is a reading with a slip in it.
 */
export function parseReadings(text: string, kind: GaugeStudy['studyKind']): Parsed {
  const found: Parsed = { readings: [], unread: [] }
  const sign = [/\t/, /[;；]/].find((one) => one.test(text)) ?? (kind === 'type1' ? /[\t;]/ : /,/)
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const cells = line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    const reading = readingOf(cells, kind)
    if (reading) found.readings.push(reading)
    else if (at > 0 || !isHead(cells, kind)) found.unread.push({ line: at + 1, text: line.trim() })
  }
  return found
}

const isHead = (cells: readonly string[], kind: GaugeStudy['studyKind']) =>
  kind === 'attribute'
    ? cells.slice(-2).every((cell) => judgementOf(cell) === undefined)
    : !/^[-+.,]?\d/.test(cells.at(-1) ?? '')

function readingOf(cells: readonly string[], kind: GaugeStudy['studyKind']): GaugeReading | null {
  const [part, operator] = cells
  if (kind === 'attribute') {
    const [value, reference] = cells.slice(-2).map(judgementOf)
    if (!part || !operator || cells.length < 4 || value === undefined || reference === undefined) return null
    return { part, operator, value, reference }
  }
  const number = Number((cells.at(-1) ?? '').replace(',', '.') || NaN)
  if (!Number.isFinite(number)) return null
  if (kind === 'type1') return cells.length === 1 ? { part: null, operator: null, value: number } : null
  return part && operator && cells.length >= 3 ? { part, operator, value: number } : null
}

const judgements: Readonly<Record<string, number | undefined>> = { '1': 1, ok: 1, '0': 0, ng: 0 }
const judgementOf = (cell: string) => judgements[cell.toLowerCase()]
