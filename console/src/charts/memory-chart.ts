import { cusumChart, ewmaChart } from '@takt/statistics/weighted.ts'
import { type ChartReport, chartSigns } from '@takt/contract/charts.ts'
import type { Formats } from '~/fields/format.tsx'
import { sayStatistic, specOf } from '~/fields/measured.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { crowded } from './chart-pair.ts'

/** Charts that remember earlier points, and so find small shifts: names of the field, in every language the same. */
export const memoryKinds = { ewma: 'EWMA', cusum: 'CUSUM' } as const
export type MemoryKind = keyof typeof memoryKinds

type Row = { lines: (number | null)[]; limits: (number | null)[]; signal: boolean }

/** `lines`: EWMA, or the sums up and down; `limits`: below and above. Against the centre and sigma the newest points are judged by. */
export function memoryRows({ values: all, location, stages }: ChartReport, kind: MemoryKind): Row[] | null {
  const level = location.at(-1)
  // What is before its limits was judged by others.
  const begins = stages.at(-1)?.at ?? 0
  const values = all.map((value, at) => (at < begins ? null : value))
  if (!level) return null
  const of = { target: level.centre, sigma: level.sigma }
  const gap: Row = { lines: [], limits: [], signal: false }
  if (kind === 'ewma')
    return (
      ewmaChart(values, of)?.map((point) => {
        if (!point) return gap
        const { value, lower, upper } = point
        return { lines: [value], limits: [lower, upper], signal: value < lower || value > upper }
      }) ?? null
    )
  return (
    cusumChart(values, of)?.map((point) => {
      if (!point) return gap
      const { up, down, limit, signal } = point
      return { lines: [up, -down], limits: [-limit, limit], signal }
    }) ?? null
  )
}

export function memoryChart(report: ChartReport, kind: MemoryKind, words: Words, formats: Formats) {
  const rows = memoryRows(report, kind) ?? []
  const { c1, c2, bad, idle, text } = chartColours()
  const spec = specOf(report)
  const valueText = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : sayStatistic(formats, value, spec)
  const names = kind === 'ewma' ? ['EWMA'] : ['C⁺', 'C⁻']
  const limitNames = [words.charts.lowerLimit, words.charts.upperLimit]
  const centre = kind === 'ewma' ? (report.location.at(-1)?.centre ?? 0) : 0
  /** A line to judge by: named at its end, with its value there. */
  const level = (name: string) => ({
    type: 'line' as const,
    name,
    silent: true,
    symbol: 'none',
    endLabel: {
      show: true,
      color: text,
      formatter: ({ value }: { value: unknown }) => `${name} ${valueText(Number(value))}`,
    },
    labelLayout: { moveOverlap: 'shiftY' as const },
  })
  const many = report.times.length > crowded
  const option: ChartOption = {
    grid: { left: 64, right: 92, top: 32, bottom: many ? 64 : 40 },
    dataZoom: [
      { type: 'inside' },
      ...(many ? [{ type: 'slider' as const, height: 20, bottom: 4, labelFormatter: '' }] : []),
    ],
    tooltip: { trigger: 'axis', valueFormatter: (value) => valueText(value as number | null) }, // a line's value
    xAxis: {
      type: 'category',
      data: report.times,
      axisTick: { show: false },
      axisLabel: { hideOverlap: true, formatter: formats.shortMinute },
    },
    yAxis: {
      type: 'value',
      scale: kind === 'ewma',
      splitLine: { show: false },
      name: report.unit ?? '',
      axisLabel: { formatter: (at: number) => formats.figure(at) },
    },
    series: [
      ...names.map((name, at) => ({
        type: 'line' as const,
        name,
        data: rows.map(({ lines }) => lines[at] ?? null),
        showSymbol: false,
        lineStyle: { width: 1.5, color: at === 0 ? c1 : c2 },
        itemStyle: { color: at === 0 ? c1 : c2 },
      })),
      {
        ...level(chartSigns[report.chartKind].location),
        data: rows.map(() => centre),
        ...(kind === 'cusum' && { endLabel: { show: false } }), // 0, as the axis says
        lineStyle: { width: 1.5, color: idle },
        itemStyle: { color: idle },
        tooltip: { show: false },
      },
      ...limitNames.map((name, at) => ({
        ...level(name),
        data: rows.map(({ limits }) => limits[at] ?? null),
        lineStyle: { width: 1.5, color: bad, type: 'dashed' as const },
        itemStyle: { color: bad },
      })),
      {
        type: 'scatter' as const,
        data: rows.map(({ signal, lines }) => (signal ? farthest(lines, centre) : null)),
        symbol: 'diamond',
        symbolSize: 14,
        itemStyle: { color: bad },
        tooltip: { show: false },
        z: 5,
      },
    ],
  }
  const head = [words.charts.group, words.field.testTime, ...names, ...limitNames, words.charts.signals]
  const table = () =>
    rows.map(({ lines, limits, signal }, at) => [
      formats.count(at + 1),
      formats.instant(report.times[at]!), // one for each point
      ...names.map((_, line) => valueText(lines[line])),
      ...limits.map(valueText),
      signal ? '◆' : '',
    ])
  return { option, table: { head, rows: table }, signals: rows.filter(({ signal }) => signal).length }
}

const farthest = (lines: readonly (number | null)[], centre: number) =>
  lines.reduce(
    (far, one) => (Math.abs((one ?? 0) - centre) > Math.abs((far ?? 0) - centre) ? one : far),
    centre,
  )
