import { useMemo } from 'react'
import type { EquipmentReport } from '@takt/contract/equipmentReports.ts'
import { fill } from '@takt/contract/errors.ts'
import { Waterfall } from '~/shapes/Waterfall.tsx'
import { factorChart } from '~/shapes/factor-chart.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './equipmentReport.module.css'
import { Headline } from './Headline.tsx'
import { LongestCalls, LossTypes, Stations, WorstAlarms } from './tables.tsx'

/** The report on screen: the answer first, then where the time went, then each station. */
export function Figures({ report }: { report: EquipmentReport }) {
  const { equipmentReports: equipmentReportWords } = useWords()
  const pacing = report.stations.find(({ stationNumber }) => stationNumber === report.figuresOf)
  return (
    <>
      <Headline report={report} />
      <div className={css.parts}>
        {pacing && (
          <Panel title={fill(equipmentReportWords.lossesOf, { station: pacing.stationNumber })}>
            <Waterfall of={pacing} titled />
          </Panel>
        )}
        {report.days.length > 1 && <Days report={report} />}
      </div>
      <Panel title={equipmentReportWords.stations}>
        <Stations report={report} />
      </Panel>
      <div className={css.parts}>
        <Panel title={equipmentReportWords.longest}>
          <LongestCalls report={report} />
        </Panel>
        <Panel title={equipmentReportWords.lossTypes}>
          <LossTypes report={report} />
        </Panel>
        <Panel title={equipmentReportWords.alarms}>
          <WorstAlarms report={report} />
        </Panel>
      </div>
    </>
  )
}

function Days({ report }: { report: EquipmentReport }) {
  const words = useWords()
  const formats = useFormats()
  const { equipmentReports: equipmentReportWords, field } = words
  const drawn = useMemo(
    () =>
      factorChart(
        report.days.map((one) => ({ ...one, name: formats.day(one.productionDay) })),
        words,
        formats,
        field.day,
      ),
    [report, words, formats, field],
  )
  const title = fill(equipmentReportWords.days, { station: report.figuresOf ?? '–' })
  return (
    <Panel title={title}>
      <Chart label={title} height={260} {...drawn} />
    </Panel>
  )
}
