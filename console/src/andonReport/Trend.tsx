import { useMemo } from 'react'
import type { AndonReport } from '@takt/contract/andonReport.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { barsOverTime, linesOverTime } from '~/shapes/time-chart.ts'

/** How often help was called for, and how soon it came, day by day. */
export function Trend({ days }: { days: AndonReport['days'] }) {
  const { andonReport: andonReportWords, field } = useWords()
  const formats = useFormats()
  const [calls, response] = useMemo(() => {
    const names = days.map(({ productionDay }) => formats.monthDay(productionDay))
    const { c1 } = chartColours()
    const counts = days.map((day) => day.calls)
    const medians = days.map(({ responseTime }) => responseTime.median)
    const time = (value: number | null) => (value === null ? '–' : formats.duration(value))
    return [
      {
        option: barsOverTime(names, formats.count, [
          { name: andonReportWords.calls, color: c1, data: counts },
        ]),
        table: {
          head: [field.day, andonReportWords.calls],
          rows: names.map((name, at) => [name, formats.count(counts[at]!)]),
        },
      },
      {
        option: linesOverTime(names, formats.duration, [
          { name: andonReportWords.responseTime, data: medians },
        ]),
        table: {
          head: [field.day, andonReportWords.responseTime],
          rows: names.map((name, at) => [name, time(medians[at] ?? null)]),
        },
      },
    ]
  }, [days, formats, andonReportWords, field])
  return (
    <>
      <Panel title={andonReportWords.trend}>
        <Chart label={andonReportWords.trend} height={240} {...calls} />
      </Panel>
      <Panel title={andonReportWords.trendResponse}>
        <Chart label={andonReportWords.trendResponse} height={240} {...response} />
      </Panel>
    </>
  )
}
