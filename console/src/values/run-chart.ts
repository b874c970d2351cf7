import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Series } from '@takt/contract/values.ts'
import type { Formats } from '~/fields/format.tsx'
import { sayMeasured, specOf } from '~/fields/measured.ts'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { labelOf, limitLines, reachOf } from '~/shapes/limit-lines.ts'
import { outOf } from './Measured.tsx'
import type { Spread } from './spread.ts'

/** Above this many, points would run into each other: the line alone shows the course, what is out of limits stays marked. */
const crowded = 300

/** The values one after the other, each station a line of its own; what is out of its limits is marked. */
export function runChart(
  series: Series,
  spread: Spread,
  words: Words,
  formats: Formats,
): { option: ChartOption; table: { head: string[]; rows: string[][] } } {
  const { points, minValue, maxValue } = series
  const lines = limitLines(series, spread.mean, words, formats)
  const { bad } = chartColours()
  const { figure, shortMinute, instant, count } = formats
  const unit = series.unit === null ? [] : [series.unit]
  const tooltips = points.map(({ testTime, productSn, stationNumber, resultValue }) => [
    instant(testTime),
    productSn ?? '–',
    stationNumber,
    sayMeasured(formats, resultValue, specOf(series)),
  ])
  const stations = [...new Set(points.map(({ stationNumber }) => stationNumber))].toSorted()
  const isOut = (value: number) => outOf(value, minValue, maxValue, null) !== null
  const option: ChartOption = {
    grid: {
      left: 8,
      right: 24,
      top: stations.length > 1 ? 44 : 28,
      bottom: points.length > crowded ? 56 : 8,
      containLabel: true,
    },
    ...(stations.length > 1 && { legend: { top: 8, left: 0, data: stations } }),
    tooltip: {
      trigger: 'axis',
      formatter: (at) => linesOf([...(tooltips[[at].flat()[0]?.dataIndex ?? -1] ?? []), ...unit]),
    },
    xAxis: {
      type: 'category',
      data: points.map(({ testTime }) => shortMinute(testTime)),
      boundaryGap: false,
      axisLabel: { hideOverlap: true, alignMinLabel: 'left', alignMaxLabel: 'right' },
    },
    yAxis: {
      type: 'value',
      ...reachOf(
        points.map(({ resultValue }) => resultValue),
        lines,
      ),
      axisLabel: { formatter: (at: number) => figure(at), showMinLabel: false, showMaxLabel: false },
    },
    ...(points.length > crowded && {
      dataZoom: [{ type: 'slider', height: 22, bottom: 8 }, { type: 'inside' }],
    }),
    series: [
      ...stations.map((station, at) => ({
        type: 'line' as const,
        name: station,
        connectNulls: true,
        symbolSize: 5,
        showSymbol: points.length <= crowded,
        showAllSymbol: true,
        lineStyle: { width: 1 },
        data: points.map(({ stationNumber, resultValue }) =>
          stationNumber === station ? resultValue : null,
        ),
        ...(at === 0 && {
          markLine: {
            symbol: 'none',
            silent: true,
            data: lines.map((line) => ({
              yAxis: line.at,
              lineStyle: { color: line.colour, type: line.type, width: 1.5 },
              label: labelOf(line),
            })),
          },
        }),
      })),
      {
        type: 'scatter',
        name: words.values.outCount,
        symbol: 'diamond',
        symbolSize: 11,
        itemStyle: { color: bad },
        z: 5,
        data: points.map(({ resultValue }) => (isOut(resultValue) ? resultValue : null)),
      },
    ],
  }
  const head = [
    words.values.place,
    words.field.testTime,
    words.field.productSn,
    words.field.stationNumber,
    [words.field.resultValue, ...unit].join(' · '),
    words.field.resultStatus,
  ]
  const rows = points.map(({ resultValue }, at) => [
    count(at + 1),
    ...tooltips[at]!,
    isOut(resultValue) ? words.resultStatus.ng : words.resultStatus.ok,
  ]) // one for each point
  return { option, table: { head, rows } }
}

/** As elements, not as text with tags in it: a serial number comes from outside. */
function linesOf(texts: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  for (const text of texts) box.appendChild(document.createElement('div')).textContent = text
  return box
}
