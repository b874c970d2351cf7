import { refuse } from '@takt/contract/errors.ts'
import type { Language } from '@takt/contract/languages.ts'
import type { ExportFormat } from '@takt/contract/lists.ts'
import { languageSpoken, spoken } from '@takt/contract/locales/spoken.ts'
import { type Cell, changesTable, headline, tablesOf } from '@takt/contract/report-tables.ts'
import type { WholeReport } from '@takt/contract/reports.ts'
import type { ExportCall, PlantCall } from '../../platform/db/call.ts'
import { inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { timesIn } from '../../platform/files/times.ts'
import { findReport } from './reports.queries.ts'

export type Shown = Omit<WholeReport, 'revisions'>
type Row = (string | number | null)[]

/** What a file of it is called. */
export const nameOf = (language: Language, line: string, { firstDay, shiftName, reportVer }: Shown) =>
  [spoken[language].page.reports, line, firstDay, shiftName, reportVer > 1 ? reportVer : null]
    .filter((part) => part !== null)
    .join(' ')

/** The report as one sheet: table under table, in the order of the screen, its times of the zone it was made in. */
export function sheetOf(
  call: PlantCall,
  line: string,
  { report, language, format }: { report: Shown; language: Language; format: ExportFormat },
) {
  const words = spoken[language]
  const say = timesIn(report.timeZone)
  const cellOf = ({ kind, value }: Cell) =>
    (kind === 'instant' || kind === 'clock') && typeof value === 'string'
      ? say(value).slice(0, 16).replace('T', ' ')
      : value
  const tables = [
    ...(report.changes.length > 0 ? [changesTable(report.changes, words)] : []),
    ...tablesOf(report, { words, language }),
  ]
  const rows: Row[] = [
    ...headline(report.content, words).map(([name, value]): Row => [name, cellOf(value)]),
    ...tables.flatMap(({ title, head, rows }): Row[] => [
      [],
      [title],
      ...(rows.length > 0 ? [head, ...rows.map((row) => row.map(cellOf))] : [[words.reports.none]]),
    ]),
  ]
  const width = Math.max(...rows.map((row) => row.length))
  const fileName = nameOf(language, line, report)
  return writeSheet({ ...call, words }, format, {
    fileName,
    columns: Array.from({ length: width }, (_, at) => ({ title: at === 0 ? fileName : '', kind: 'name' })),
    rows: inTurn(rows.map((row) => [...row, ...Array<null>(width - row.length).fill(null)])),
    total: rows.length,
  })
}

export async function exportReport(
  call: ExportCall,
  { reportId, format }: { reportId: string; format: ExportFormat },
) {
  const report = (await findReport(call.db, call.line, reportId)) ?? refuse('record.unknown')
  return sheetOf(call, call.line, { report, language: languageSpoken(call.words), format })
}
