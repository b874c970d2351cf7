import type { EquipmentReport } from '@takt/contract/equipmentReports.ts'
import { fill } from '@takt/contract/errors.ts'
import type { FrozenReport } from '@takt/contract/frozenReports.ts'
import { Waterfall } from '~/shapes/Waterfall.tsx'
import { sayFigure } from '~/shapes/formula.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Headline } from './Headline.tsx'
import { LongestCalls, LossTypes, Stations, WorstAlarms } from './tables.tsx'

type PaperProps = { report: EquipmentReport; title: string; frozen?: FrozenReport | undefined }

/** The report on paper: tables where the screen draws. */
export function Paper({ report, title, frozen }: PaperProps) {
  const { page, equipmentReports: equipmentReportWords, frozenReports } = useWords()
  const formats = useFormats()
  const pacing = report.stations.find(({ stationNumber }) => stationNumber === report.figuresOf)
  return (
    <>
      <h1>{page.equipmentReport}</h1>
      <p>{title}</p>
      {frozen && (
        <p>
          {fill(frozenReports.frozenIs, {
            by: frozen.frozenBy,
            at: formats.minute(frozen.frozenAt),
            zone: frozen.timeZone,
          })}
        </p>
      )}
      <Headline report={report} />
      {pacing && (
        <Panel title={fill(equipmentReportWords.lossesOf, { station: pacing.stationNumber })}>
          <Waterfall of={pacing} titled />
        </Panel>
      )}
      {report.days.length > 1 && <DayTable report={report} />}
      <Panel title={equipmentReportWords.stations}>
        <Stations report={report} />
      </Panel>
      <Panel title={equipmentReportWords.longest}>
        <LongestCalls report={report} />
      </Panel>
      <Panel title={equipmentReportWords.lossTypes}>
        <LossTypes report={report} />
      </Panel>
      <Panel title={equipmentReportWords.alarms}>
        <WorstAlarms report={report} />
      </Panel>
    </>
  )
}

const factors = ['oee', 'availability', 'effectiveness', 'quality'] as const

function DayTable({ report }: { report: EquipmentReport }) {
  const { equipmentReports: equipmentReportWords, field } = useWords()
  const formats = useFormats()
  const title = fill(equipmentReportWords.days, { station: report.figuresOf ?? '–' })
  return (
    <Panel title={title}>
      <PlainTable
        label={title}
        head={[
          field.day,
          equipmentReportWords.made,
          equipmentReportWords.ng,
          ...factors.map((name) => field[name]),
        ]}
        rows={report.days.map((one) => [
          formats.day(one.productionDay),
          formats.count(one.made),
          formats.count(one.ng),
          ...factors.map((name) => sayFigure(name, one[name], formats)),
        ])}
      />
    </Panel>
  )
}
