import type { Bin } from '@takt/statistics/histogram.ts'
import { curveOver } from '@takt/statistics/densities.ts'
import type { Fit } from '@takt/statistics/fit.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from './Canvas.tsx'
import { chartColours } from './chart-colours.ts'
import { labelOf, type Limits, limitLines, reachOf } from './limit-lines.ts'

/** `fit`: the curve over the bars; null where there are too few values for one. */
export type Histogram = Limits & {
  bins: readonly Bin[]
  n: number
  mean: number | null
  fit: Pick<Fit, 'name' | 'parameters'> | null
}

/** How often each value occurs, between the limits, with the distribution that fits them. */
export function histogramChart(
  histogram: Histogram,
  words: Words,
  formats: Formats,
): { option: ChartOption; table: { head: string[]; rows: string[][] } } {
  const { minValue, maxValue, bins, fit } = histogram
  const lines = limitLines(histogram, histogram.mean, words, formats)
  const reach = reachOf(
    bins.flatMap(({ from, to }) => [from, to]),
    lines,
  )
  const { bad, c1, c2 } = chartColours()
  const { measure, figure, count, share, short } = formats
  const isOut = (from: number, to: number) =>
    (minValue !== null && to <= minValue) || (maxValue !== null && from >= maxValue)
  const option: ChartOption = {
    grid: { left: 8, right: 24, top: 28, bottom: 8, containLabel: true },
    tooltip: { trigger: 'item' },
    xAxis: {
      type: 'value',
      ...reach,
      axisLabel: {
        formatter: (at: number) => figure(at),
        hideOverlap: true,
        showMinLabel: false,
        showMaxLabel: false,
      },
      splitLine: { show: false },
    },
    yAxis: { type: 'value', minInterval: 1, axisLabel: { formatter: (at: number) => short(at) } },
    series: [
      {
        type: 'bar',
        name: words.values.histogram,
        barCategoryGap: '4%',
        barMinHeight: 2,
        ...(bins.length === 1 && { barWidth: 24 }),
        data: bins.map(({ from, to, count: n }) => ({
          // An empty bin is no bar: at its least height it would look as if something were there.
          value: [(from + to) / 2, n === 0 ? '-' : n],
          name: `${figure(from)} – ${figure(to)}`,
          itemStyle: { color: isOut(from, to) ? bad : c1 },
          tooltip: { formatter: () => `${figure(from)} – ${figure(to)}: ${count(n)}` },
        })),
        markLine: {
          symbol: 'none',
          silent: true,
          data: lines.map((line) => ({
            xAxis: line.at,
            lineStyle: { color: line.colour, type: line.type, width: 2 },
            label: labelOf(line),
          })),
        },
      },
      {
        type: 'line',
        data: fit ? curveOver(bins, histogram.n, fit, reach) : [],
        symbol: 'none',
        smooth: true,
        silent: true,
        lineStyle: { color: c2, width: 2, type: 'dashed' },
        tooltip: { show: false },
      },
    ],
  }
  const rows = bins.map(({ from, to, count: n }) => [
    measure(Number(from.toPrecision(6))),
    measure(Number(to.toPrecision(6))),
    count(n),
    share(n / histogram.n),
  ])
  return {
    option,
    table: { head: [words.field.from, words.field.to, words.values.count, words.values.share], rows },
  }
}
