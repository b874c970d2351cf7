import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { StationButtons } from '~/shapes/StationButtons.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './defectReports.module.css'
import { Reporting } from './Reporting.tsx'
import { useReporting } from './use-reporting.ts'

/** A person at a station scans a unit or a lot and logs what is wrong with it. */
export default function DefectReportingPage() {
  const { defectReports: defectReportWords } = useWords()
  const reporting = useReporting()
  const { station, ask, choose, opened } = reporting
  return (
    <Page name="defectReporting" record={opened}>
      <div className={css.page}>
        {station === null ? (
          <StationButtons onChoose={choose} />
        ) : (
          <Reporting
            station={station}
            reporting={reporting}
            lead={
              <Action icon="station" onClick={ask}>
                {fill(defectReportWords.station, { station })}
              </Action>
            }
          />
        )}
      </div>
    </Page>
  )
}
