import type { ChartOption } from './Canvas.tsx'
import { seriesLine } from './chart-colours.ts'
import { barLabels, namedLine, nameThemselves, roomFor, sumLabels } from './direct-labels.ts'

export const dash = '–'

type Bars = { name: string; color: string; data: number[]; stack?: string }
type Line = { name: string; data: (number | null)[] }

/** Bars over time, stacked where requested. */
export const barsOverTime = (times: string[], say: (value: number) => string, bars: Bars[]): ChartOption => ({
  ...ground(times, say),
  // A single series has the name of its picture.
  ...(bars.length === 1 && { legend: { show: false } }),
  yAxis: {
    type: 'value',
    ...(areCounts(bars) && { minInterval: 1 }),
    axisLabel: { formatter: (at: number) => say(at) },
  },
  series: bars.map(({ color, ...bar }, at) => ({
    type: 'bar',
    barMaxWidth: 40,
    itemStyle: { color },
    ...(bar.stack === undefined ? barLabels(times.length, say) : at === bars.length - 1 && sums(bars, say)),
    ...bar,
  })),
})

/** What is counted has no halves. */
const areCounts = (bars: readonly Bars[]) => bars.every(({ data }) => data.every(Number.isInteger))

const sums = (bars: readonly Bars[], say: (value: number) => string) =>
  sumLabels(
    (bars[0]?.data ?? []).map((_, at) => bars.reduce((sum, { data }) => sum + (data[at] ?? 0), 0)),
    say,
  )

/** Lines over time, each by its place; where nothing was measured a line is broken. */
export const linesOverTime = (
  times: string[],
  say: (value: number) => string,
  lines: Line[],
): ChartOption => ({
  ...ground(times, say),
  ...(nameThemselves(lines) && roomFor(lines.map(({ name }) => name))),
  yAxis: { type: 'value', axisLabel: { formatter: (at: number) => say(at) } },
  series: lines.map(({ name, data }, at) => ({
    ...seriesLine(at),
    type: 'line',
    name,
    ...(nameThemselves(lines) && namedLine(name, seriesLine(at).color)),
    symbolSize: 7,
    showSymbol: times.length < 60,
    data: data.map((value) => value ?? '-'),
  })),
})

/** The first and the last moment are always named, others where there is room. */
export const momentLabels = { hideOverlap: true, showMinLabel: true, showMaxLabel: true }

const ground = (times: string[], say: (value: number) => string): ChartOption => ({
  legend: { top: 0 },
  grid: { left: 8, right: 8, top: 36, bottom: 8, containLabel: true },
  tooltip: { trigger: 'axis', valueFormatter: (value) => (typeof value === 'number' ? say(value) : dash) },
  xAxis: { type: 'category', data: times, axisLabel: momentLabels },
})
