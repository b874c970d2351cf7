import type { ReactNode } from 'react'
import { Segmented } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import type { WholeReport } from '@takt/contract/reports.ts'
import { whoIs } from '~/api/people.ts'
import { FormatsOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './reports.module.css'
import { usePeriodName } from './period-name.ts'

type ReportBarProps = {
  report: WholeReport
  onOpen: (reportId: string) => void
  /** What is done with it. */
  children?: ReactNode
}

/** Whose report it is, who made it, and which of its revisions is shown, in the zone it was made in. */
export const ReportBar = (props: ReportBarProps) => (
  <FormatsOf timeZone={props.report.timeZone}>
    <InItsZone {...props} />
  </FormatsOf>
)

function InItsZone({ report, onOpen, children }: ReportBarProps) {
  const { reports: reportWords } = useWords()
  const formats = useFormats()
  const nameOf = usePeriodName()
  const { reportId, reportVer, revisions, keptAt, keptBy, timeZone, remark } = report
  return (
    <div className={css.bar} role="status">
      <b>{nameOf(report)}</b>
      <span>
        {fill(reportWords.madeBy, {
          by: keptBy === null ? reportWords.bySchedule : whoIs(keptBy),
          at: formats.minute(keptAt),
          zone: timeZone,
        })}
      </span>
      {remark && <span>{remark}</span>}
      {revisions.length > 1 && (
        <Segmented
          aria-label={fill(reportWords.version, { number: reportVer })}
          value={reportId}
          options={revisions.map((one) => ({
            value: one.reportId,
            label: fill(reportWords.revisedAt, { number: one.reportVer, at: formats.minute(one.keptAt) }),
          }))}
          onChange={onOpen}
        />
      )}
      {reportVer < (revisions[0]?.reportVer ?? 0) && <span>{reportWords.older}</span>}
      {children}
    </div>
  )
}
