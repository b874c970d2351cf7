import { useMemo } from 'react'
import { Collapse } from 'antd'
import type { FailureFilter } from '@takt/contract/failure-rows.ts'
import type { FailureGrouping, FailureSummary } from '@takt/contract/failure-summary.ts'
import { useSayCounted } from '~/shapes/use-say-defect.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Drawing } from '~/shapes/Drawing.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { byCode } from './by-code.ts'
import css from './failures.module.css'
import { HeatMap } from './HeatMap.tsx'
import { StationTable } from './StationTable.tsx'
import { namesByCode, paretoChart, rateChart, shownGroups, trendChart } from './summary-charts.ts'

type ChartsProps = {
  of: FailureSummary
  by: FailureGrouping
  onPick: (filter: Partial<FailureFilter>) => void
}
const filterBy = { station: 'stationNumber', type: 'typeNo' } as const

export function SummaryCharts({ of, by, onPick }: ChartsProps) {
  const words = useWords()
  const failureSummaryWords = words.failureSummary
  const formats = useFormats()
  const sayCounted = useSayCounted()
  const resultNames = useMemo(() => namesByCode(of), [of])
  const groups = useMemo(() => {
    const nameOf = (key: string | null | undefined) =>
      by === 'code' && key ? sayCounted(key, resultNames.get(key) ?? null) : null
    return shownGroups(of.groups[by]).map((group) => ({ ...group, name: nameOf(group.key) }))
  }, [of, by, sayCounted, resultNames])
  const pareto = useMemo(() => paretoChart(groups, by, words, formats), [groups, by, words, formats])
  const trend = useMemo(() => trendChart(of.trend, words, formats), [of, words, formats])
  const rates = useMemo(() => rateChart(of, words, formats), [of, words, formats])
  if (of.failures === 0) return <EmptyState title={failureSummaryWords.nothing} icon="check" />
  const open = (at: number) => {
    const group = groups[at]
    if (typeof group?.key !== 'string' || by === 'shift') return
    onPick(by === 'code' ? byCode(group) : { [filterBy[by]]: group.key })
  }
  const openSpan = (at: number) => {
    const span = of.trend[at]
    if (span) onPick({ from: span.start, to: span.end })
  }
  return (
    <div className={css.charts}>
      <Panel
        title={`${failureSummaryWords.pareto} · ${failureSummaryWords.groupings[by]}`}
        aside={by === 'shift' ? null : failureSummaryWords.pick}
      >
        <Chart
          label={failureSummaryWords.pareto}
          height={320}
          {...pareto}
          onPick={({ dataIndex }) => open(dataIndex)}
        />
      </Panel>
      <Panel title={failureSummaryWords.trend} aside={failureSummaryWords.pick}>
        <Chart
          label={failureSummaryWords.trend}
          height={320}
          {...trend}
          onPick={({ dataIndex }) => openSpan(dataIndex)}
        />
      </Panel>
      <Panel title={failureSummaryWords.rates}>
        <Chart
          label={failureSummaryWords.rates}
          height={320}
          {...rates}
          onPick={({ dataIndex }) => openSpan(dataIndex)}
        />
      </Panel>
      <Panel title={failureSummaryWords.heat}>
        <HeatMap cells={of.cells} resultNames={resultNames} onPick={onPick} />
      </Panel>
      <Panel title={failureSummaryWords.stations}>
        <StationTable stations={of.stations} onPick={onPick} />
      </Panel>
      {of.drawing && (
        <Panel title={failureSummaryWords.drawing}>
          <Drawing
            fileId={of.drawing.picture}
            label={failureSummaryWords.drawing}
            places={of.drawing.places}
            spots={of.drawing.spots}
            onOpen={({ placeCode, x, y }) =>
              onPick(placeCode ? { placeCode } : { positionX: x, positionY: y })
            }
          />
        </Panel>
      )}
      <Collapse
        className={css.wide}
        size="small"
        items={[
          {
            key: 'how',
            label: failureSummaryWords.how,
            children: (
              <ul>
                {failureSummaryWords.about.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  )
}
