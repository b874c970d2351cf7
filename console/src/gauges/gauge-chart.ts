import type { GaugeRecord } from '@takt/contract/gauges.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { seriesLine } from '~/shapes/chart-colours.ts'

type Picture = { option: ChartOption; table: { head: string[]; rows: string[][] } }

/** Each operator's mean of each part: lines that lie on each other are a good gauge. Of type 1 the readings in their order. */
export function gaugeChart(
  { readings, studyKind, resultUnit }: GaugeRecord,
  words: Words,
  formats: Formats,
): Picture {
  const isType1 = studyKind === 'type1'
  const parts = [...new Set(readings.map(({ part }, at) => (isType1 ? String(at + 1) : (part ?? ''))))]
  const operators = [...new Set(readings.map(({ operator }) => operator ?? words.field.readings))]
  const meanOf = (place: number, operator: string) => {
    const values = isType1
      ? readings.slice(place, place + 1)
      : readings.filter((one) => one.part === parts[place] && one.operator === operator)
    return values.reduce((sum, { value }) => sum + value, 0) / values.length
  }
  const lines = operators.map((operator) => ({
    operator,
    means: parts.map((_, place) => meanOf(place, operator)),
  }))
  const { figure } = formats
  return {
    option: {
      grid: { left: 8, right: 24, top: isType1 ? 28 : 56, bottom: 8, containLabel: true },
      ...(!isType1 && { legend: { top: 0, left: 0, data: operators } }),
      tooltip: { trigger: 'axis', valueFormatter: (value) => figure(Number(value)) },
      xAxis: { type: 'category', data: parts, axisLabel: { hideOverlap: true } },
      yAxis: {
        type: 'value',
        scale: true,
        name: resultUnit ?? '',
        axisLabel: { formatter: (at: number) => figure(at) },
      },
      series: lines.map(({ operator, means }, at) => ({
        type: 'line' as const,
        name: operator,
        data: means,
        ...seriesLine(at),
      })),
    },
    table: {
      head: [words.gauges.part, ...operators],
      rows: parts.map((part, place) => [part, ...lines.map(({ means }) => figure(means[place]!))]), // as many as parts
    },
  }
}
