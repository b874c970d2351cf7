import type { Words } from '@takt/contract/locales/en/words.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import type { Formats } from '~/fields/format.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { apart, barLabels } from '~/shapes/direct-labels.ts'
import type { Difference } from './consumption.ts'

/** More than this many bars cannot be distinguished; the table has all. */
const most = 15
const ground = {
  grid: { left: 8, right: 8, top: 44, bottom: 4, containLabel: true },
  tooltip: { trigger: 'axis' as const },
}

/** Too much in one colour, too little in another; their sum is over each. */
export function paretoChart(
  differences: readonly Difference[],
  { genealogy: genealogyWords, field }: Words,
  { figure, measure, share }: Formats,
) {
  const { c1, c2, quiet, text, faint } = chartColours()
  const shown = differences.slice(0, most)
  const sayDifference = (one: Difference | undefined) =>
    one
      ? `${one.inUnits > 0 ? '+' : '−'}${figure(Math.abs(one.inUnits))}\n{sum|${share(one.cumulative)}}`
      : ''
  const axis = { axisLabel: { color: text }, splitLine: { lineStyle: { color: faint } } }
  return {
    option: {
      ...ground,
      xAxis: {
        type: 'category' as const,
        data: shown.map(({ bomCode }) => bomCode),
        axisLabel: { color: text, hideOverlap: true },
      },
      // The line above the picture names what is counted.
      yAxis: { type: 'value' as const, ...axis },
      series: [
        {
          type: 'bar' as const,
          name: genealogyWords.inUnits,
          barMaxWidth: 40,
          tooltip: { valueFormatter: (value: unknown) => figure(Number(value)) },
          label: {
            show: true,
            position: 'top' as const,
            color: text,
            formatter: ({ dataIndex = -1 }: { dataIndex?: number }) => sayDifference(shown[dataIndex]),
            rich: { sum: { color: quiet } },
          },
          ...apart,
          data: shown.map(({ inUnits }) => ({
            value: Math.abs(inUnits),
            itemStyle: { color: inUnits > 0 ? c2 : c1 },
          })),
        },
      ],
    },
    table: {
      head: [field.part, field.planned, field.actual, genealogyWords.inUnits, genealogyWords.cumulative],
      rows: differences.map((one) => [
        [one.bomCode, one.bomName].filter(Boolean).join(' · '),
        withUnit(measure(one.planned), one.unit),
        withUnit(measure(one.actual), one.unit),
        figure(one.inUnits),
        share(one.cumulative),
      ]),
    },
  }
}

export function trendChart(
  days: readonly { day: string; actual: number }[],
  unit: string,
  { genealogy: genealogyWords, field }: Words,
  { day, measure }: Formats,
) {
  const { c1, text, faint } = chartColours()
  return {
    option: {
      ...ground,
      xAxis: {
        type: 'category' as const,
        data: days.map((one) => day(one.day)),
        axisLabel: { color: text, hideOverlap: true },
      },
      yAxis: {
        type: 'value' as const,
        name: unit,
        nameTextStyle: { color: text },
        axisLabel: { color: text },
        splitLine: { lineStyle: { color: faint } },
      },
      series: [
        {
          type: 'bar' as const,
          name: field.actual,
          barMaxWidth: 48,
          ...barLabels(days.length, measure),
          itemStyle: { color: c1 },
          data: days.map(({ actual }) => actual),
        },
      ],
    },
    table: {
      head: [genealogyWords.day, field.actual],
      rows: days.map((one) => [day(one.day), withUnit(measure(one.actual), unit)]),
    },
  }
}
