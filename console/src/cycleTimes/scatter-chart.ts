import type { Cycles } from '@takt/contract/cycleTimes.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { instantOf, type Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { rounded } from './balance-chart.ts'

type Points = Cycles['points']

/** Each cycle when it ended, against the target; a slower one is of another colour and shape. */
export function scatterChart(
  points: Points,
  target: number | null,
  { field }: Words,
  formats: Formats,
): { option: ChartOption; table: { head: string[]; rows: () => string[][] } } {
  const { warn, c1, good } = chartColours()
  const nameOf = ({ productSn, productId }: Points[number]) => productSn ?? productId
  const seconds = (value: number) => formats.seconds(rounded(value))
  const option: ChartOption = {
    grid: { left: 8, right: 24, top: 28, bottom: 8, containLabel: true },
    tooltip: { trigger: 'item' },
    xAxis: {
      type: 'time',
      splitLine: { show: false },
      axisLabel: {
        hideOverlap: true,
        formatter: (at: number) => formats.shortMinute(instantOf(at)),
      },
    },
    yAxis: { type: 'value', min: 0, axisLabel: { formatter: (at: number) => formats.short(at) } },
    series: [
      {
        type: 'scatter',
        name: field.cycleTime,
        data: points.map((point) => {
          const isSlow = target !== null && point.cycle > target
          return {
            value: [Date.parse(point.outTime), point.cycle],
            symbol: isSlow ? 'triangle' : 'circle',
            symbolSize: isSlow ? 9 : 6,
            itemStyle: { color: isSlow ? warn : c1 },
            tooltip: {
              formatter: () =>
                `${nameOf(point)}<br>${formats.instant(point.outTime)}<br>${seconds(point.cycle)}`,
            },
          }
        }),
        ...(target !== null && {
          markLine: {
            symbol: 'none',
            silent: true,
            animation: false,
            data: [{ yAxis: target }],
            lineStyle: { color: good, type: 'dashed', width: 2 },
            label: { formatter: `${field.target} ${seconds(target)}`, position: 'insideEndTop' },
          },
        }),
      },
    ],
  }
  return {
    option,
    table: {
      head: [field.productSn, field.outTime, field.cycleTime],
      rows: () =>
        points
          .toReversed()
          .map((point) => [nameOf(point), formats.instant(point.outTime), seconds(point.cycle)]),
    },
  }
}
