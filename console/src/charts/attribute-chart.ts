import type { ChartEvent, ProposedBorder } from '@takt/contract/chartEvents.ts'
import { attributeSigns, type AttributeKind, type AttributeReport } from '@takt/contract/attribute-charts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { linesOf } from './chart-pair.ts'
import { borderSeries, flagSeries } from './chart-series.ts'
import { flagsOf, sayEvent } from './event-flags.ts'
import { bordersOf } from './stage-borders.ts'

/** A share in per cent, a count or faults a pass as a figure. */
export const sayRate = (kind: AttributeKind, value: number | null, formats: Formats) =>
  value === null
    ? '–'
    : kind === 'p' || kind === 'np' || kind === 'pPrime'
      ? formats.share(value)
      : formats.figure(value)

const gridTop = 32
/** Where the limits meet, or leave the picture, each name can still be read. */
const keptApart = ({ labelRect: { y, height } }: { labelRect: { y: number; height: number } }) => ({
  y: Math.max(y, gridTop - height),
  moveOverlap: 'shiftY' as const,
})

/** A sample that has just begun has limits far from the others, which would be a flat line beside them. */
function topOf({ sizes, values, upper }: AttributeReport): number | null {
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
  const drawn = values.map((value, at) => Math.max(value ?? 0, sizes[at]! * 2 < usual ? 0 : (upper[at] ?? 0)))
  const highest = drawn.reduce((most, one) => Math.max(most, one), 0)
  return upper.some((limit) => (limit ?? 0) > highest) ? highest * 1.08 : null
}

type Happened = { events: readonly ChartEvent[]; borders: readonly ProposedBorder[] }

/** Each sample with limits of its own size. What happened while it was taken is marked on it. */
export function attributeChart(
  report: AttributeReport,
  words: Words,
  formats: Formats,
  { events, borders }: Happened = { events: [], borders: [] },
) {
  const ends = report.ends.map((end) => Date.parse(end))
  const flags = flagsOf(ends, events)
  const { attributeKind, times, sizes, found, values, lower, upper, centres, broken } = report
  const { c1, bad, idle } = chartColours()
  const isShare = attributeKind === 'p' || attributeKind === 'pPrime'
  const valueText = (value: number | null) =>
    value === null ? '–' : isShare ? formats.share(value) : formats.figure(value)
  const signal = new Map(broken.map(({ at, rule }) => [at, rule]))
  const about = (at: number) =>
    fill(words.charts.sampleOf, { found: formats.count(found[at] ?? 0), size: formats.count(sizes[at] ?? 0) })
  const limit = (name: string, data: (number | null)[]) => ({
    type: 'line' as const,
    name,
    step: 'middle' as const,
    silent: true,
    symbol: 'none',
    data,
    lineStyle: { width: 1.5, color: bad, type: 'dashed' as const },
    itemStyle: { color: bad },
    endLabel: { show: true, formatter: name },
    labelLayout: keptApart,
  })
  const many = times.length > 120
  const top = topOf(report)
  const option: ChartOption = {
    grid: { left: 64, right: 92, top: gridTop, bottom: many ? 64 : 40 },
    tooltip: {
      trigger: 'axis',
      formatter: (shown) => {
        const at = [shown].flat()[0]?.dataIndex ?? 0
        const rule = signal.get(at)
        const lines = [
          formats.instant(times[at]!), // the axis has no others
          `${attributeSigns[attributeKind]} ${valueText(values[at] ?? null)}`,
          about(at),
          ...(rule === undefined ? [] : [ruleOf(words, rule)]),
          ...(flags.get(at) ?? []).map((event) => sayEvent(event, words, formats)),
        ]
        return linesOf(lines)
      },
    },
    xAxis: {
      type: 'category',
      data: times,
      axisTick: { show: false },
      axisLabel: { hideOverlap: true, formatter: (time: string) => formats.shortMinute(time) },
    },
    yAxis: {
      type: 'value',
      min: 0,
      ...(top !== null && { max: top }),
      splitLine: { show: false },
      name: attributeSigns[attributeKind],
      axisLabel: { showMaxLabel: top === null, formatter: (at: number) => valueText(at) },
    },
    dataZoom: [
      { type: 'inside' },
      ...(many ? [{ type: 'slider' as const, height: 20, bottom: 4, labelFormatter: '' }] : []),
    ],
    series: [
      {
        type: 'line',
        name: attributeSigns[attributeKind],
        data: values,
        showSymbol: !many,
        showAllSymbol: true,
        symbolSize: 6,
        lineStyle: { width: 1.5, color: c1 },
        itemStyle: { color: c1 },
        ...bordersOf(report.stages),
      },
      {
        ...limit(words.charts.centre, centres),
        lineStyle: { width: 1.5, color: idle, type: 'solid' },
        itemStyle: { color: idle },
      },
      limit(words.charts.upperLimit, upper),
      limit(words.charts.lowerLimit, lower),
      {
        type: 'scatter',
        data: values.map((value, at) => (signal.has(at) ? value : null)),
        symbol: 'diamond',
        symbolSize: many ? 14 : 20,
        itemStyle: { color: bad },
        tooltip: { show: false },
        z: 5,
      },
      ...flagSeries(flags, words),
      ...borderSeries(ends, borders, words),
    ],
  }
  const { charts, field } = words
  const head = [
    field.testTime,
    attributeSigns[attributeKind],
    field.sampleNum,
    charts.lowerLimit,
    charts.upperLimit,
    field.rules,
    ...(flags.size ? [charts.events] : []),
  ]
  const rows = () =>
    times.map((time, at) => [
      formats.instant(time),
      valueText(values[at] ?? null),
      about(at),
      valueText(lower[at] ?? null),
      valueText(upper[at] ?? null),
      signal.has(at) ? ruleOf(words, signal.get(at)!) : '',
      ...(flags.size
        ? [formats.list((flags.get(at) ?? []).map((event) => sayEvent(event, words, formats)))]
        : []),
    ])
  return { option, table: { head, rows } }
}
