import { memo, useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import type { ChartInput, ChartReport } from '@takt/contract/charts.ts'
import { shortRunKinds } from '@takt/contract/short-run.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { passportPath, useMayOpenPassport } from '~/shapes/UnitLink.tsx'
import { sayResult } from '~/shapes/say-result.ts'
import { ExcludedPoints, ExcludePoint } from './ExcludedPoints.tsx'
import { useBorders, useEventKinds } from './EventKinds.tsx'
import { FrozenLimits } from './FrozenLimits.tsx'
import { LevelsChart } from './LevelsChart.tsx'
import { MemoryChart } from './MemoryChart.tsx'
import { memoryKinds } from './memory-chart.ts'
import { PointUnits } from './PointUnits.tsx'
import { ProposedBorders } from './ProposedBorders.tsx'
import { ReportCard } from './ReportCard.tsx'
import { ShortRun } from './ShortRun.tsx'
import { Signals } from './Signals.tsx'
import { Summary } from './Summary.tsx'
import css from './charts.module.css'

const ofReport = ['levels', 'ewma', 'cusum'] as const
const looks = [...ofReport, ...shortRunKinds] as const
type Look = (typeof looks)[number]

type ControlChartProps = { report: ChartReport; chartInput: ChartInput | null }

/** Whether the figures may be trusted, then the picture, then the figures. Without `chartInput` it is a frozen report: nothing of now is shown with it. */
export const ControlChart = memo(function ControlChart({ report, chartInput }: ControlChartProps) {
  const words = useWords()
  const navigate = useNavigate()
  const may = useMayOpenPassport()
  // By its time: its place becomes another's as soon as a newer point comes.
  const [picked, pick] = useState<number | null>(null)
  const pickedAt = picked === null ? -1 : report.times.indexOf(picked)
  const [look, show] = useState<Look>('levels')
  // Kept while another look is shown.
  const eventKinds = useEventKinds()
  const isShortRun = look === 'nominal' || look === 'zMr'
  const title = words.chartKind[report.chartKind]
  const names = { levels: title, ...memoryKinds, ...words.charts.shortRun }
  const open = (at: number) => {
    const serials = report.units[at] ?? []
    if (serials.length !== 1) return pick(report.times[at] ?? null)
    if (may && serials[0]) void navigate(passportPath(serials[0]))
  }
  const name = sayResult(report)
  return (
    <div className={css.page}>
      <Panel title={`${name} · ${names[look]}`} aside={<HowMany report={report} />}>
        {report.location.length === 0 && <p role="status">{words.charts.noLimits}</p>}
        {(report.location.length > 0 || chartInput) && (
          <ViewSwitch
            label={words.charts.looks}
            views={chartInput ? looks : ofReport}
            view={look}
            names={names}
            onShow={show}
          />
        )}
        {look === 'levels' ? (
          <LevelsChart
            label={fill(words.charts.chartOf, { title, name })}
            report={report}
            chartInput={chartInput}
            mayOpen={may}
            eventKinds={eventKinds}
            onOpen={open}
          />
        ) : isShortRun ? (
          chartInput && <ShortRun chartInput={chartInput} kind={look} />
        ) : (
          <MemoryChart report={report} kind={look} onOpen={open} />
        )}
        {picked !== null && report.units[pickedAt] && (
          <PointUnits at={pickedAt} serials={report.units[pickedAt]} mayOpen={may} onClose={() => pick(null)}>
            {chartInput && <ExcludePoint chartInput={chartInput} at={picked} />}
          </PointUnits>
        )}
        {!isShortRun && <Summary report={report} />}
      </Panel>
      <div className={css.side}>
        <ReportCard report={report} />
        {!isShortRun && <Signals report={report} chartInput={chartInput} onPick={open} />}
        {chartInput && <OfNow report={report} chartInput={chartInput} />}
      </div>
    </div>
  )
})

/** What a person decides about a live chart. */
function OfNow({ report, chartInput }: { report: ChartReport; chartInput: ChartInput }) {
  const borders = useBorders(chartInput)
  return (
    <>
      {borders.length > 0 && <ProposedBorders borders={borders} report={report} chartInput={chartInput} />}
      <ExcludedPoints chartInput={chartInput} />
      <FrozenLimits report={report} chartInput={chartInput} />
    </>
  )
}

/** What the points are, and what is not among them. */
function HowMany({ report: { cut, leftOver, units, groupSize, figures } }: { report: ChartReport }) {
  const { charts } = useWords()
  const formats = useFormats()
  const count = units.reduce((sum, serials) => sum + serials.length, 0)
  const groups = formats.count(figures.subgroupNum)
  const size = groupSize === null ? null : formats.count(groupSize)
  const facts = [
    groupSize !== 1 &&
      (size === null ? fill(charts.groups, { groups }) : fill(charts.groupsOf, { groups, size })),
    cut && fill(charts.cut, { count: formats.count(count) }),
    leftOver > 0 && fill(charts.leftOver, { count: formats.count(leftOver) }),
  ].filter(Boolean)
  return <span className={css.quiet}>{facts.join(' · ')}</span>
}
