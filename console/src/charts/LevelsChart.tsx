import { useMemo } from 'react'
import type { ChartInput, ChartReport } from '@takt/contract/charts.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { placeOf } from './chart-series.ts'
import { controlChart } from './control-chart.ts'
import { EventKinds, useBorders, type useEventKinds, useEvents } from './EventKinds.tsx'

type LevelsChartProps = {
  label: string
  report: ChartReport
  chartInput: ChartInput | null
  mayOpen: boolean
  eventKinds: ReturnType<typeof useEventKinds>
  onOpen: (at: number) => void
}

/** Points and limits, with what happened meanwhile: that comes later, and only the picture is made again for it. */
export function LevelsChart({ label, report, chartInput, mayOpen, eventKinds, onOpen }: LevelsChartProps) {
  const words = useWords()
  const formats = useFormats()
  const [kinds, setKinds] = eventKinds
  const events = useEvents(report, chartInput, kinds)
  const borders = useBorders(chartInput)
  const drawn = useMemo(
    () => controlChart(report, words, formats, { events, borders }),
    [report, words, formats, events, borders],
  )
  return (
    <>
      <Chart
        label={label}
        height={440}
        {...drawn}
        onPick={(at) => onOpen(placeOf(drawn.option, at))}
        onPlace={onOpen}
      />
      <ChartLegend report={report} mayOpen={mayOpen} />
      {chartInput && <EventKinds kinds={kinds} onChange={setKinds} />}
    </>
  )
}
