import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import type { Difference } from './consumption.ts'

/** More than this many bars cannot be told apart; the table has all. */
const most = 15
const ground = {
  animation: false,
  grid: { left: 8, right: 8, top: 32, bottom: 4, containLabel: true },
  tooltip: { trigger: 'axis' as const },
}

/** Too much in one colour, too little in another; the line adds them up. */
export function paretoChart(
  differences: readonly Difference[],
  { genealogy: said, field }: Words,
  { figure, measure, share }: Formats,
) {
  const { bad, c1, idle, text, faint } = chartColours()
  const shown = differences.slice(0, most)
  const axis = { axisLabel: { color: text }, splitLine: { lineStyle: { color: faint } } }
  return {
    option: {
      ...ground,
      legend: { top: 0, textStyle: { color: text } },
      xAxis: {
        type: 'category' as const,
        data: shown.map(({ bomCode }) => bomCode),
        axisLabel: { color: text, hideOverlap: true },
      },
      yAxis: [
        { type: 'value' as const, ...axis },
        {
          type: 'value' as const,
          min: 0,
          max: 1,
          axisLabel: { color: text, formatter: (part: number) => share(part) },
          splitLine: { show: false },
        },
      ],
      series: [
        {
          type: 'bar' as const,
          name: said.inUnits,
          barMaxWidth: 40,
          itemStyle: { color: bad },
          tooltip: { valueFormatter: (value: unknown) => figure(Number(value)) },
          data: shown.map(({ inUnits }) => ({
            value: Math.abs(inUnits),
            itemStyle: { color: inUnits > 0 ? bad : c1 },
          })),
        },
        {
          type: 'line' as const,
          name: said.cumulative,
          yAxisIndex: 1,
          symbolSize: 6,
          itemStyle: { color: idle },
          lineStyle: { color: idle },
          tooltip: { valueFormatter: (value: unknown) => share(Number(value)) },
          data: shown.map(({ cumulative }) => cumulative),
        },
      ],
    },
    table: {
      head: [field.part, field.planned, field.actual, said.inUnits, said.cumulative],
      rows: differences.map((one) => [
        [one.bomCode, one.bomName].filter(Boolean).join(' · '),
        `${measure(one.planned)} ${one.unit ?? ''}`,
        `${measure(one.actual)} ${one.unit ?? ''}`,
        figure(one.inUnits),
        share(one.cumulative),
      ]),
    },
  }
}

export function trendChart(
  days: readonly { day: string; actual: number }[],
  unit: string,
  { genealogy: said, field }: Words,
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
          itemStyle: { color: c1 },
          data: days.map(({ actual }) => actual),
        },
      ],
    },
    table: {
      head: [said.day, field.actual],
      rows: days.map((one) => [day(one.day), `${measure(one.actual)} ${unit}`]),
    },
  }
}
