import { changesTable, headline, type ReportTable, tablesOf } from '@takt/contract/report-tables.ts'
import type { WholeReport } from '@takt/contract/reports.ts'
import { sayCell } from '@takt/contract/say-cell.ts'
import { FormatsOf, useFormats } from '~/fields/format.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Sums } from '~/shapes/Sums.tsx'
import css from './reports.module.css'

/** The whole report, on screen and on paper, in the zone it was made in. */
export const Tables = ({ report }: { report: WholeReport }) => (
  <FormatsOf timeZone={report.timeZone}>
    <InItsZone report={report} />
  </FormatsOf>
)

function InItsZone({ report }: { report: WholeReport }) {
  const words = useWords()
  const language = useLanguage()
  const formats = useFormats()
  return (
    <>
      <Sums of={headline(report.content, words).map(([name, cell]) => [name, sayCell(cell, formats)])} />
      {report.changes.length > 0 && <Table of={changesTable(report.changes, words)} />}
      <div className={css.parts}>
        {tablesOf(report, { words, language }).map((table) => (
          <Table key={table.title} of={table} />
        ))}
      </div>
    </>
  )
}

function Table({ of: { title, head, rows } }: { of: ReportTable }) {
  const { reports: reportWords } = useWords()
  const formats = useFormats()
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className={css.none}>{reportWords.none}</p>
      ) : (
        <PlainTable
          label={title}
          head={head}
          rows={rows.map((row) => row.map((cell) => sayCell(cell, formats)))}
        />
      )}
    </Panel>
  )
}
