import { refuse } from '@takt/contract/errors.ts'
import type { Formats } from '@takt/contract/formats.ts'
import type { Language } from '@takt/contract/languages.ts'
import { languageSpoken, spoken } from '@takt/contract/locales/spoken.ts'
import { changesTable, headline, type ReportTable, tablesOf } from '@takt/contract/report-tables.ts'
import { sayCell } from '@takt/contract/say-cell.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  paperFormats,
  type PaperReport,
  type PaperSection,
  reportBytes,
  reportPdf,
} from '../../platform/pdf/pdf.ts'
import { nameOf, type Shown } from './export.ts'
import { findReport } from './reports.queries.ts'

/** The report as paper: the tables of the screen, by the zone it was made in. */
export async function pdfOfReport({ db, line, words }: ExportCall, { reportId }: { reportId: string }) {
  const report = (await findReport(db, line, reportId)) ?? refuse('record.unknown')
  const language = languageSpoken(words)
  return reportPdf(nameOf(language, line, report), await paperOf(db, line, { report, language }))
}

type ShownIn = { report: Shown; language: Language }

/** The same as it goes with a mail. */
export async function pdfForMail(db: Db, line: LineNumber, of: ShownIn) {
  const content = await reportBytes(await paperOf(db, line, of))
  const filename = `${nameOf(of.language, line, of.report)}.pdf`
  return { filename, contentType: 'application/pdf', content }
}

async function paperOf(db: Db, line: LineNumber, { report, language }: ShownIn): Promise<PaperReport> {
  const { plantName } = await plantOf(db)
  const words = spoken[language]
  const formats = paperFormats(language, report.timeZone)
  const { reports: reportWords, field, page, periodKind } = words
  const made = formats.minute(report.keptAt)
  const days = [...new Set([report.firstDay, report.lastDay])].map((day) => formats.day(day)).join(' – ')
  const about: [string, string | null][] = [
    [field.plantName, plantName],
    [field.lineNumber, line],
    [field.day, days],
    [field.shiftName, report.shiftName],
    [reportWords.begins, formats.minute(report.since)],
    [reportWords.ends, formats.minute(report.until)],
    [field.timeZone, report.timeZone],
    [field.reportVer, formats.count(report.reportVer)],
    [field.keptBy, report.keptBy ?? reportWords.bySchedule],
    [field.keptAt, made],
    [field.remark, report.remark],
  ]
  const tables = [
    ...(report.changes.length > 0 ? [changesTable(report.changes, words)] : []),
    ...tablesOf(report, { words, language }),
  ]
  return {
    title: `${page.reports} · ${periodKind[report.periodKind]}`,
    language,
    about: about.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    foot: `${plantName} · ${field.lineNumber} ${line} · ${made} (${report.timeZone})`,
    sections: [
      {
        figures: headline(report.content, words).map(([label, cell]) => ({
          label,
          value: sayCell(cell, formats),
        })),
      },
      ...tables.map((table) => sectionOf(table, formats, reportWords.none)),
    ],
  }
}

const figures = new Set(['count', 'gap', 'share', 'tenth'])
function sectionOf({ title, head, rows }: ReportTable, formats: Formats, none: string): PaperSection {
  if (rows.length === 0) return { title, note: none }
  const right = head.flatMap((_, at) => (rows.every((row) => figures.has(row[at]!.kind)) ? [at] : []))
  return { title, table: { head, rows: rows.map((row) => row.map((cell) => sayCell(cell, formats))), right } }
}
