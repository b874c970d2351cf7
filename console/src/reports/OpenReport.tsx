import { reports, type WholeReport } from '@takt/contract/reports.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { PdfButton } from '~/shapes/PdfButton.tsx'
import { PrintPaper } from '~/shapes/PrintPaper.tsx'
import { Action } from '~/ui/Action.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { usePeriodName } from './period-name.ts'
import { Distribution } from './Distribution.tsx'
import { ReportBar } from './ReportBar.tsx'
import css from './reports.module.css'
import { Tables } from './Tables.tsx'

type OpenProps = { reportId: string; onOpen: (reportId: string | null) => void }

/** One report as it read when it was made: the same parts on screen and on paper. */
export function OpenReport({ reportId, onOpen }: OpenProps) {
  const { reports: reportWords, say } = useWords()
  const { data, error, refetch } = useAnswer(reports.one, { reportId })
  const back = (
    <Action icon="undo" onClick={() => onOpen(null)}>
      {reportWords.back}
    </Action>
  )
  return (
    <Page
      name="reports"
      about={reportWords.about}
      actions={
        <>
          {back}
          <ExportButton endpoint={reports.export} list={{ filter: { reportId } }} />
        </>
      }
      more={data && <More report={data} onOpen={onOpen} />}
    >
      {data ? (
        <div className={css.page}>
          <ReportBar report={data} onOpen={onOpen}>
            <PdfButton pdf={reports.pdf} reportId={reportId} />
          </ReportBar>
          <Tables report={data} />
          <Distribution reportId={reportId} />
        </div>
      ) : error ? (
        <NotRead error={error} again={refetch} />
      ) : (
        <Skeleton label={say.loading} figures={8} />
      )}
    </Page>
  )
}

function More({ report, onOpen }: { report: WholeReport; onOpen: (reportId: string) => void }) {
  const { page, reports: reportWords } = useWords()
  const nameOf = usePeriodName()
  const forbidden = useForbidden(reports.recheck)
  const recheck = useCommand(
    reports.recheck,
    ({ revised, same }) =>
      revised ? reportWords.revised : same ? reportWords.same : reportWords.settingsOnly,
    { onDone: ({ revised, reportId }) => revised && onOpen(reportId) },
  )
  const title = `${page.reports} ${readLine() ?? ''} ${nameOf(report)}`
  return (
    <MoreActions>
      <PrintPaper
        name={title}
        label={reportWords.print}
        paper={() => <Paper report={report} title={title} />}
      />
      <Action icon="refresh" blocked={forbidden} onClick={() => void recheck({ reportId: report.reportId })}>
        {reportWords.recheck}
      </Action>
    </MoreActions>
  )
}

const Paper = ({ report, title }: { report: WholeReport; title: string }) => (
  <>
    <h1>{title}</h1>
    <ReportBar report={report} onOpen={() => {}} />
    <Tables report={report} />
  </>
)
