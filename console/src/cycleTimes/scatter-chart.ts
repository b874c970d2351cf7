import type { Cycles, CycleTimeRow } from '@takt/contract/cycleTimes.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { instantOf, type Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { rounded } from './balance-chart.ts'

type Points = Cycles['points']

/** Each cycle when it ended, against the target that held then, a line with a step where another began; a slower one is of another colour and shape. */
export function scatterChart(
  points: Points,
  targets: CycleTimeRow['targets'],
  { field }: Words,
  formats: Formats,
): { option: ChartOption; table: { head: string[]; rows: () => string[][] } } {
  const { warn, c1, good } = chartColours()
  const nameOf = ({ productSn, productId }: Points[number]) => productSn ?? productId
  const seconds = (value: number) => formats.seconds(rounded(value))
  const last = targets.at(-1)?.cycleTime ?? null
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
          const isSlow = point.cycle > targetAt(targets, point.outTime)
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
      },
      {
        type: 'line',
        name: field.target,
        step: 'end',
        silent: true,
        symbol: 'none',
        data: targetLine(points, targets),
        lineStyle: { color: good, type: 'dashed', width: 2 },
        itemStyle: { color: good },
        endLabel: {
          show: last !== null,
          formatter: () => `${field.target} ${last === null ? '' : seconds(last)}`,
          align: 'right',
          offset: [-8, -10],
        },
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

const targetAt = (targets: CycleTimeRow['targets'], at: string) =>
  targets.findLast(({ validFrom }) => validFrom <= at)?.cycleTime ?? Infinity

/** As far as there are points: the time before and after them is not drawn. */
function targetLine(points: Points, targets: CycleTimeRow['targets']): [number, number | '-'][] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const begun = targets.filter(({ validFrom }) => validFrom <= last.outTime)
  const line = begun.map(({ validFrom, cycleTime }): [number, number | '-'] => [
    Math.max(Date.parse(validFrom), Date.parse(first.outTime)),
    cycleTime ?? '-',
  ])
  return [...line, [Date.parse(last.outTime), begun.at(-1)?.cycleTime ?? '-']]
}
