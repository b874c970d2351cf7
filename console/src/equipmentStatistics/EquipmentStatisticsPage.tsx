import { useMemo } from 'react'
import {
  EquipmentQuery,
  type EquipmentTimes,
  equipmentStatistics,
} from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Period } from '~/shapes/Period.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { BottleneckPanel } from './BottleneckPanel.tsx'
import css from './equipment.module.css'
import { factorChart } from '~/shapes/factor-chart.ts'
import { StationTable } from './StationTable.tsx'
import { StatusStrips } from './StatusStrips.tsx'
import { useZoom } from './use-zoom.ts'

/** How every station of the line spent a period: what runs today, unless another is chosen. */
export default function EquipmentStatisticsPage() {
  const words = useWords()
  const { query, ask } = useAddress(EquipmentQuery)
  const { data, error, isPlaceholderData, refetch } = useAnswer(equipmentStatistics.report, query, {
    every: 60_000,
    keep: true,
  })
  return (
    <Page name="equipmentStatistics" about={words.equipmentStatistics.about}>
      <Filters list={{ filter: query, setFilter: ask }}>
        <Period />
      </Filters>
      {error ? (
        <NotRead error={error} again={refetch} />
      ) : !data ? (
        <Skeleton label={words.say.loading} panels={1} />
      ) : (
        <Earlier waiting={isPlaceholderData}>
          <div className={css.page}>
            <StationTable report={data} />
            <OverTime report={data} />
            <Shifts report={data} />
          </div>
        </Earlier>
      )}
    </Page>
  )
}

/** Status and bottleneck on one axis of time. */
function OverTime({ report }: { report: EquipmentTimes }) {
  const zoom = useZoom({ from: Date.parse(report.stripSince), to: Date.parse(report.until) })
  return (
    <>
      <StatusStrips report={report} zoom={zoom} />
      <BottleneckPanel report={report} shown={zoom.shown} />
    </>
  )
}

function Shifts({ report }: { report: EquipmentTimes }) {
  const words = useWords()
  const formats = useFormats()
  const { equipmentStatistics: equipmentStatisticsWords } = words
  const drawn = useMemo(() => {
    const rows = report.shifts.map((shift) => ({
      ...shift,
      name: [formats.day(shift.productionDay), shift.shiftName].filter(Boolean).join(' '),
    }))
    return factorChart(rows, words, formats, words.field.shiftName)
  }, [report, words, formats])
  const pacing = report.stations.find(({ isPacing }) => isPacing)
  return (
    <Panel title={fill(equipmentStatisticsWords.shifts, { station: pacing?.stationNumber ?? '–' })}>
      {pacing ? (
        <Chart label={equipmentStatisticsWords.chartOf} height={260} {...drawn} />
      ) : (
        <p>{equipmentStatisticsWords.shiftsNone}</p>
      )}
    </Panel>
  )
}
