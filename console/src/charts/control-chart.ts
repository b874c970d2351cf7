import type { ChartEvent, ProposedBorder } from '@takt/contract/chartEvents.ts'
import { type ChartReport, chartSigns, ruleSign } from '@takt/contract/charts.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import { sayMeasured, sayStatistic, specOf } from '~/fields/measured.ts'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { borderSeries, brokenSeries, flagSeries, levelSeries, pointSeries } from './chart-series.ts'
import { flagsOf, sayEvent } from './event-flags.ts'
import { ruleOf } from '~/shapes/rule-of.ts'

/** Above this many, points would run into each other: the line alone shows the course, signals stay marked. */
export const crowded = 150
const room = { left: 64, right: 92 }

type Happened = { events: readonly ChartEvent[]; borders: readonly ProposedBorder[] }

/** The location above, the spread below, over one axis of time. Spec limits are of units, so they have no place here. */
export function controlChart(
  report: ChartReport,
  words: Words,
  formats: Formats,
  { events, borders }: Happened = { events: [], borders: [] },
) {
  const { times, values, spreads, chartKind } = report
  const { figure, shortMinute } = formats
  const flags = flagsOf(times, events)
  const many = times.length > crowded
  const spec = specOf(report)
  const said = (value: number | null) => (value === null ? '–' : sayStatistic(formats, value, spec))
  const signs = chartSigns[chartKind]
  const names = [signs.location, signs.spread] as const
  const axis = (gridIndex: number) => ({
    type: 'category' as const,
    gridIndex,
    data: times,
    boundaryGap: !many,
    axisTick: { show: false },
    axisLabel: {
      show: gridIndex === 1,
      hideOverlap: true,
      formatter: (time: string) => shortMinute(time),
    },
  })
  const scale = (gridIndex: number) => ({
    type: 'value' as const,
    gridIndex,
    name: [names[gridIndex], report.unit].filter(Boolean).join(', '),
    nameTextStyle: { align: 'left' as const, padding: [0, 0, 0, -48] },
    splitLine: { show: false },
    axisLabel: { formatter: (at: number) => figure(at), showMinLabel: false, showMaxLabel: false },
    ...reach(gridIndex === 0 ? values : spreads, gridIndex === 0 ? report.location : report.spread),
  })
  const option: ChartOption = {
    animation: false,
    grid: [
      { ...room, top: 32, height: 210 },
      { ...room, top: 290, height: 90 },
    ],
    tooltip: {
      trigger: 'axis',
      formatter: (at) => {
        const place = [at].flat()[0]?.dataIndex ?? 0
        return linesOf([
          formats.instant(times[place]!), // the axis has no others
          ...(report.units[place] ?? []).slice(0, 8).map((serial) => serial ?? '–'),
          `${names[0]} ${said(values[place]!)}`,
          `${names[1]} ${said(spreads[place] ?? null)}`,
          ...report.broken
            .filter((one) => one.at === place)
            .map(({ chart, rule }) => `${names[chart === 'location' ? 0 : 1]}: ${ruleOf(words, rule)}`),
          ...(flags.get(place) ?? []).map((event) => sayEvent(event, words, formats)),
        ])
      },
    },
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    xAxis: [axis(0), axis(1)],
    yAxis: [scale(0), scale(1)],
    ...(many && {
      dataZoom: [
        { type: 'slider', height: 20, bottom: 4, xAxisIndex: [0, 1], labelFormatter: '' },
        { type: 'inside', xAxisIndex: [0, 1] },
      ],
    }),
    series: ([0, 1] as const).flatMap((at) => {
      const shown = at === 0 ? values : spreads
      const levels = at === 0 ? report.location : report.spread
      const broken = report.broken.filter(({ chart }) => (chart === 'location' ? 0 : 1) === at)
      return [
        {
          ...pointSeries(at, names[at], shown, many, levels, times.length),
          ...bordersOf(report.stages),
        },
        ...(at === 0 ? [...flagSeries(flags, words), ...borderSeries(times, borders, words)] : []),
        ...levelSeries(at, levels, times.length, limitNames(words, names[at]), said),
        ...brokenSeries(at, shown, broken, many),
      ]
    }),
  }
  const { c1 } = chartColours()
  const head = [
    words.charts.group,
    words.field.testTime,
    words.field.productSn,
    ...names,
    words.field.rules,
    ...(flags.size ? [words.charts.events] : []),
  ]
  const rows = () =>
    times.map((time, at) => [
      formats.count(at + 1),
      formats.instant(time),
      report.units[at]!.map((serial) => serial ?? '–').join(', '), // one for each point
      report.groupSize === 1 ? sayMeasured(formats, values[at]!, spec) : said(values[at]!),
      said(spreads[at] ?? null),
      report.broken
        .filter((one) => one.at === at)
        .map(({ rule }) => ruleSign(rule))
        .join(', '),
      ...(flags.size
        ? [(flags.get(at) ?? []).map((event) => sayEvent(event, words, formats)).join(', ')]
        : []),
    ])
  return { option: { ...option, color: [c1] }, table: { head, rows } }
}

/** Where other limits begin. */
function bordersOf(stages: ChartReport['stages']) {
  const data = stages.filter(({ at }) => at > 0).map(({ at }) => ({ xAxis: at }))
  if (data.length === 0) return {}
  const lineStyle = { color: chartColours().idle, type: 'dotted' as const, width: 1.5 }
  return { markLine: { silent: true, symbol: 'none', label: { show: false }, lineStyle, data } }
}

const limitNames = ({ charts }: Words, centre: string) => ({
  centre,
  lower: charts.lowerLimit,
  upper: charts.upperLimit,
})

/** Room for every point and every limit. */
function reach(values: readonly (number | null)[], levels: ChartReport['location']) {
  let [min, max] = [Infinity, -Infinity]
  for (const value of [...values, ...levels.flatMap(({ lower, upper }) => [lower, upper])]) {
    if (value === null) continue
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  if (min > max) return {}
  const more = (max - min || Math.abs(max) || 1) * 0.08
  return { min: min === 0 ? 0 : min - more, max: max + more }
}

/** As elements, not as text with tags in it: a serial number comes from outside. */
function linesOf(texts: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  for (const text of texts) box.appendChild(document.createElement('div')).textContent = text
  return box
}
