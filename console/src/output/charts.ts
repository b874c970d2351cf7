import type { Words } from '@takt/contract/locales/en/words.ts'
import type { OutputRow } from '@takt/contract/output.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours, seriesLine } from '~/shapes/chart-colours.ts'
import { barLabels, rateLabels } from '~/shapes/direct-labels.ts'
import { momentLabels } from '~/shapes/time-chart.ts'
import { crossed, roundedUp, roundStep } from './clear-labels.ts'
import { sayGap } from './say-gap.ts'

type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }

/** The name of a row: its slot's, and always its time. */
export const nameOf = (
  { start, end, slotName }: Pick<OutputRow, 'start' | 'end' | 'slotName'>,
  { clock }: Pick<Formats, 'clock'>,
) => `${clock(start)}–${clock(end)}${slotName === null ? '' : ` ${slotName}`}`

/** Made before the plan, and the gap since the beginning on an axis of its own. What is to come has made nothing. */
export function outputChart(rows: readonly OutputRow[], words: Words, formats: Formats): Drawn {
  const { output: outputWords } = words
  const { c1, idle, shade, text, faint } = chartColours()
  const { count } = formats
  const gaps = rows.some(({ gap }) => gap !== null)
  // Nothing behind or ahead is in the middle: at the floor of the bars a gap of −4 read as no output.
  const most = roundedUp(Math.max(...rows.map(({ gap }) => Math.abs(Math.round(gap ?? 0)))))
  const top = roundedUp(Math.max(...rows.flatMap(({ made, target }) => [made, target ?? 0])))
  const onLine = crossed(
    rows.map(({ made, gap }) => ({
      bar: made / top,
      line: gap === null ? null : (Math.round(gap) + most) / (2 * most),
    })),
  )
  const option: ChartOption = {
    legend: { top: 0, textStyle: { color: text } },
    grid: { left: 8, right: 8, top: 52, bottom: 4, containLabel: true },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      data: rows.map(({ start }) => formats.clock(start)),
      axisTick: { show: false },
      axisLabel: { color: text, ...momentLabels },
    },
    yAxis: [
      { type: 'value', minInterval: 1, max: top, splitLine: { lineStyle: { color: faint } } },
      {
        type: 'value',
        name: outputWords.sumGap,
        nameTextStyle: { color: text, align: 'right' },
        min: -most,
        max: most,
        interval: most,
        axisLabel: { formatter: (at: number) => sayGap(formats, at) },
        splitLine: { show: false },
        show: gaps,
      },
    ],
    series: [
      {
        type: 'bar',
        name: outputWords.plan,
        barGap: '-100%',
        z: 1,
        itemStyle: { color: shade, borderColor: idle, borderType: 'dashed', borderWidth: 1 },
        data: rows.map(({ target }) => (target === null ? '-' : Math.round(target))),
      },
      {
        type: 'bar',
        name: outputWords.actual,
        z: 2,
        ...barLabels(rows.length, count),
        itemStyle: { color: c1, borderRadius: [3, 3, 0, 0] },
        data: rows.map(({ made, hasBegun }, at) => {
          if (!hasBegun) return '-'
          return onLine[at] ? { value: made, label: { show: false } } : made
        }),
      },
      ...(gaps
        ? [
            {
              type: 'line' as const,
              name: outputWords.sumGap,
              yAxisIndex: 1,
              z: 3,
              ...seriesLine(1),
              symbolSize: 7,
              data: rows.map(({ gap }) => (gap === null ? '-' : Math.round(gap))),
            },
          ]
        : []),
    ],
  }
  return {
    option,
    table: {
      head: [outputWords.slot, outputWords.plan, outputWords.actual, outputWords.sumGap],
      rows: rows.map((row) => [
        nameOf(row, formats),
        row.target === null ? '–' : count(row.target),
        row.hasBegun ? count(row.made) : '–',
        sayGap(formats, row.gap),
      ]),
    },
  }
}

/** The share that was good in the end, row by row, with the line's own target. */
export function rateChart(
  rows: readonly OutputRow[],
  target: number | null,
  words: Words,
  formats: Formats,
): Drawn {
  const { output: outputWords, field } = words
  const { text, faint } = chartColours()
  const measured = rows.filter(({ okRate }) => okRate !== null)
  const lowest = Math.min(1, target ?? 1, ...measured.map(({ okRate }) => okRate!))
  // In percent below all good, with room for what lies lowest.
  const depth = Math.min(100, 100 * (1 - lowest) + 2)
  return {
    option: {
      grid: { left: 8, right: 12, top: 30, bottom: 4, containLabel: true },
      tooltip: {
        trigger: 'axis',
        valueFormatter: (value) => (typeof value === 'number' ? formats.share(value) : '–'),
      },
      xAxis: {
        type: 'category',
        data: rows.map(({ start }) => formats.clock(start)),
        axisTick: { show: false },
        axisLabel: { color: text, ...momentLabels },
      },
      yAxis: {
        type: 'value',
        min: (100 - roundedUp(depth)) / 100,
        max: 1,
        interval: roundStep(depth) / 100,
        axisLabel: { formatter: (at: number) => formats.share(at) },
        splitLine: { lineStyle: { color: faint } },
      },
      series: [
        {
          type: 'line',
          name: field.okRate,
          ...seriesLine(0),
          symbolSize: 8,
          ...rateLabels(rows.length, formats.share),
          data: rows.map(({ okRate }) => okRate ?? '-'),
          ...(target !== null && {
            markLine: {
              symbol: 'none',
              lineStyle: { color: text, type: 'dashed' },
              label: { formatter: formats.share(target), color: text, position: 'insideEndTop' },
              data: [{ yAxis: target }],
            },
          }),
        },
      ],
    },
    table: {
      head: [outputWords.slot, outputWords.ok, outputWords.ngUnits, field.okRate],
      rows: measured.map((row) => [
        nameOf(row, formats),
        formats.count(row.made),
        formats.count(row.ng),
        formats.share(row.okRate!),
      ]),
    },
  }
}
