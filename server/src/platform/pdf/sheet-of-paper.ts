import type { PaperReport } from './pdf.ts'

/** What a report says, without its charts, as rows of a sheet: a name beside its value, tables under their heads. */
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
