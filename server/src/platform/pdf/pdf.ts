import { drawn, pdfFile } from './drawn.ts'
import { paperFormats } from './paper-formats.ts'

export { drawn, paperFormats, pdfFile }
// Labels are no report, but their words are as wide.
export { widthOf } from './letters.ts'
export { wrap } from './wrap.ts'

/** One fact: a name and its value; `note` small under it. */
export type PaperFact = { label: string; value: string; note?: string }
export type PaperTable = {
  head: string[]
  rows: string[][]
  /** Columns of figures, by their place: they are aligned right. */
  right?: number[]
  /** Shares of the width; left out, as wide as what they hold. */
  widths?: number[]
}
/** An option of ECharts without functions, in which numbers on axes are written as the reader does. */
export type PaperChart = { option: Record<string, unknown>; height?: number; /** Under it. */ note?: string }
export type PaperSection = {
  title?: string
  note?: string
  figures?: PaperFact[]
  table?: PaperTable
  chart?: PaperChart
  /** Begins on a page of its own. */
  newPage?: boolean
}
/** Everything is text as the reader shall read it: whoever makes a report writes numbers and instants. */
export type PaperReport = {
  title: string
  /** What the report is of and who made it when: plant, line, period, zone, author. */
  about: PaperFact[]
  sections: PaperSection[]
  /** On every page, next to its number. */
  foot: string
  language: string
  /** Of what was frozen: its paper is the same file whenever it is asked for. */
  frozenAt?: string
}

const script = new URL('./report-thread.ts', import.meta.url)

/** A report as a file of A4 pages, drawn in another thread than the server's own work: the answer of a `download`. */
export const reportPdf = (fileName: string, report: PaperReport) => pdfFile(fileName, drawn(script, report))

/** The same at once, for whoever sends or keeps it. */
export async function reportBytes(report: PaperReport): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of drawn(script, report)) parts.push(part)
  return Buffer.concat(parts)
}

/** The texts of a report, without its charts, as rows of a sheet: a name next to its value, tables under their heads. */
export const sheetOfPaper = ({ title, about, sections }: PaperReport): string[][] => [
  [title],
  ...about.map(({ label, value }) => [label, value]),
  ...sections.flatMap((section) => [
    [],
    ...[section.title, section.note].flatMap((text) => (text ? [[text]] : [])),
    ...(section.figures ?? []).map(({ label, value, note }) =>
      note ? [label, value, note] : [label, value],
    ),
    ...(section.table ? [section.table.head, ...section.table.rows] : []),
  ]),
]
