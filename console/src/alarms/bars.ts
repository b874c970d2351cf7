import type { AlarmSum } from '@takt/contract/alarms.ts'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'

type Bar = AlarmSum & { name: string }
type Measure = {
  /** What a bar is as long as, and how that is said. */
  of: (bar: Bar) => number
  say: (value: number) => string
  label: string
  /** Of all alarms, not of those drawn. */
  total: number
}

/** The heaviest first; beside each its figure and its share of all. */
export function barsOf(
  bars: readonly Bar[],
  { of, say, label, total }: Measure,
  share: (value: number) => string,
  heads: { name: string; share: string },
) {
  const colours = chartColours()
  const shareOf = (bar: Bar) => share(total === 0 ? 0 : of(bar) / total)
  const option: ChartOption = {
    grid: { left: 8, right: 96, top: 8, bottom: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => say(Number(value)),
    },
    xAxis: { type: 'value', min: 0, axisLabel: { formatter: say, hideOverlap: true } },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisLabel: { interval: 0, width: 120, overflow: 'truncate' },
    },
    series: [
      {
        type: 'bar',
        name: label,
        barMaxWidth: 22,
        itemStyle: { color: colours.c1 },
        label: {
          show: true,
          position: 'right',
          color: colours.text,
          formatter: ({ dataIndex }) => `${say(of(bars[dataIndex]!))} · ${shareOf(bars[dataIndex]!)}`,
        },
        data: bars.map(of),
      },
    ],
  }
  const rows = bars.map((bar) => [bar.name, say(of(bar)), shareOf(bar)])
  return { option, table: { head: [heads.name, label, heads.share], rows } }
}
