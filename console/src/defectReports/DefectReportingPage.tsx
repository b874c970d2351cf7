import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { StationButtons } from '~/shapes/StationButtons.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './defectReports.module.css'
import { Mine } from './Mine.tsx'
import { ReportTask } from './ReportTask.tsx'
import { useReporting } from './use-reporting.ts'

/** A person at a station scans a unit or a lot and logs what is wrong with it. */
export default function DefectReportingPage() {
  const { defectReports: said } = useWords()
  const reporting = useReporting()
  const { station, ask, choose, opened, message, scan, undone, refused } = reporting
  return (
    <Page name="defectReporting" record={opened}>
      <div className={css.page}>
        {station === null ? (
          <StationButtons onChoose={choose} />
        ) : (
          <>
            <div className={css.lead}>
              <Action icon="station" onClick={ask}>
                {fill(said.station, { station })}
              </Action>
              {/* Anew for each unit: the field has the focus again, empty. */}
              <ScanField
                key={opened}
                label={said.scan}
                action={said.open}
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
            {opened !== null && <ReportTask station={station} unit={opened} reporting={reporting} />}
            <Mine onUndone={undone} onRefused={refused} />
          </>
        )}
      </div>
    </Page>
  )
}
