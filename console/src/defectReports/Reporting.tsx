import type { ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { PhotosOnTheirWay } from '~/shapes/PhotosOnTheirWay.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './defectReports.module.css'
import { Mine } from './Mine.tsx'
import { ReportTask } from './ReportTask.tsx'
import type { TheReporting } from './use-reporting.ts'

type ReportingProps = { station: string; reporting: TheReporting; lead?: ReactNode }

/** What is scanned at a station, what is wrong with it, and what was logged lately. */
export function Reporting({ station, reporting, lead }: ReportingProps) {
  const { defectReports: defectReportWords } = useWords()
  const { opened, message, scan, undone, refused } = reporting
  return (
    <>
      <div className={css.lead}>
        {lead}
        {/* Anew for each unit: the field has the focus again, empty. */}
        <ScanField
          key={opened}
          label={defectReportWords.scan}
          action={defectReportWords.open}
          onScan={(scanned) => void scan(scanned)}
        />
      </div>
      {message && (
        <p
          className={css.message}
          data-kind={message.kind}
          role={message.kind === 'bad' ? 'alert' : 'status'}
        >
          <Icon name={message.kind === 'bad' ? 'warning' : 'check'} size={24} />
          {message.text}
        </p>
      )}
      {opened !== null && <ReportTask key={opened} station={station} unit={opened} reporting={reporting} />}
      <PhotosOnTheirWay />
      <Mine onUndone={undone} onRefused={refused} />
    </>
  )
}
