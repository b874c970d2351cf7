import type { CheckTrend } from '@takt/contract/check-trend.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { whoIs } from '~/api/people.ts'
import { instantOf, type Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'

type Point = CheckTrend['points'][number]
const symbolOf = ({ resultStatus, broken }: Point) =>
  resultStatus === 'ng' ? 'triangle' : broken === null ? 'circle' : 'diamond'

/** Each value when it was found; one out of its limits, or that completes a rule, is of another shape and colour. */
export function trendChart(
  { points, limits, lowerSpecLimit, upperSpecLimit, resultUnit }: CheckTrend,
  { field, verdict, inspections: inspectionWords }: Words,
  formats: Formats,
): { option: ChartOption; table: { head: string[]; rows: string[][] } } {
  const { bad, warn, c1, quiet } = chartColours()
  const colourOf = ({ resultStatus, broken }: Point) =>
    resultStatus === 'ng' ? bad : broken === null ? c1 : warn
  const levels = [
    ...[lowerSpecLimit, upperSpecLimit].map((at) => ({
      at,
      name: inspectionWords.specification,
      colour: bad,
    })),
    ...[limits?.lower, limits?.upper].map((at) => ({ at, name: inspectionWords.control, colour: quiet })),
    { at: limits?.mean, name: field.mean, colour: quiet },
  ].filter((level): level is { at: number; name: string; colour: string } => typeof level.at === 'number')
  const value = (at: number) => withUnit(formats.measure(at), resultUnit)
  const option: ChartOption = {
    grid: { left: 8, right: 24, top: 28, bottom: 8, containLabel: true },
    tooltip: { trigger: 'item' },
    xAxis: {
      type: 'time',
      splitLine: { show: false },
      axisLabel: { hideOverlap: true, formatter: (at: number) => formats.shortMinute(instantOf(at)) },
    },
    yAxis: {
      type: 'value',
      scale: true,
      min: ({ min }: { min: number }) => Math.min(min, ...levels.map(({ at }) => at)),
      max: ({ max }: { max: number }) => Math.max(max, ...levels.map(({ at }) => at)),
      axisLabel: { formatter: (at: number) => formats.short(at) },
    },
    series: [
      {
        type: 'line',
        name: field.resultValue,
        lineStyle: { color: c1, width: 1.5 },
        itemStyle: { color: c1 },
        data: points.map((point) => ({
          value: [Date.parse(point.recordedAt), point.resultValue],
          symbol: symbolOf(point),
          symbolSize: symbolOf(point) === 'circle' ? 6 : 12,
          itemStyle: { color: colourOf(point) },
          tooltip: {
            formatter: () => `${value(point.resultValue)}<br>${formats.instant(point.recordedAt)}`,
          },
        })),
        markLine: {
          silent: true,
          symbol: 'none',
          data: levels.map(({ at, name, colour }) => ({
            yAxis: at,
            lineStyle: { color: colour, type: name === field.mean ? 'solid' : 'dashed' },
            label: { formatter: name, position: 'insideStartTop', color: colour },
          })),
        },
      },
    ],
  }
  return {
    option,
    table: {
      head: [field.recordedAt, field.resultValue, field.resultStatus, field.recordedBy],
      rows: points
        .toReversed()
        .map((point) => [
          formats.instant(point.recordedAt),
          value(point.resultValue),
          verdict[point.resultStatus],
          whoIs(point.recordedBy),
        ]),
    },
  }
}
