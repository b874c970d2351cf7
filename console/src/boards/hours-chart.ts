import type { HourBar, LineBoard } from '@takt/contract/boards.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { gapTone } from '~/shapes/gap-tone.ts'
import { sayGap } from '@takt/contract/say-gap.ts'
import { dash, orDash } from './figures.ts'

type Bar = LineBoard['hours'][number]

/** Whole pieces: the decimals change with every second and would draw the picture anew each time. */
export const wholeHours = (hours: readonly Bar[]): Bar[] =>
  hours.map((hour) => ({
    ...hour,
    target: hour.target === null ? null : Math.round(hour.target),
    gap: hour.gap === null ? null : Math.round(hour.gap),
  }))

/** How many hours have begun, and which of them runs: none once the shift is over. */
export type Reached = { begun: number; running: number | null }

export function reachedAt(now: string, hours: readonly HourBar[]): Reached {
  const begun = hours.filter(({ start }) => start <= now).length
  const last = hours[begun - 1]
  return { begun, running: last && now < last.end ? begun - 1 : null }
}

/** Above: made before a wide bar that is the target. Below: what the line is ahead or behind since the shift began. */
export function hoursChart(
  hours: readonly Bar[],
  { begun, running }: Reached,
  words: Words,
  formats: Formats,
): { option: ChartOption; table: { head: string[]; rows: string[][] } } {
  const { boards, field } = words
  const { count, short } = formats
  const { good, warn, bad, busy, idle, text, faint, shade } = chartColours()
  const names = hours.map(({ start }) => formats.clock(start))
  const colourOf = ({ made, target }: HourBar, at: number) => {
    if (at === running || target === null) return busy
    return { good, warn, bad }[gapTone(made, target)]
  }
  const gapOf = (gap: number) => sayGap(formats, gap)
  const axis = { type: 'category' as const, data: names, axisTick: { show: false } }
  // What has not begun has not made nothing.
  const hasReasons = hours.some(({ reason }) => reason)
  const rows = hours.map(({ start, end, slotName, made, target, gap, ng, reason }, at) => [
    `${formats.clockSpan(start, end)}${slotName === null ? '' : ` ${slotName}`}`,
    at < begun ? count(made) : dash,
    orDash(target, count),
    orDash(gap, gapOf),
    at < begun ? count(ng) : dash,
    ...(hasReasons ? [reason ?? dash] : []),
  ])

  const option: ChartOption = {
    grid: [
      { left: 8, right: 8, top: 22, height: '56%', containLabel: true },
      { left: 8, right: 8, bottom: 6, height: '26%', containLabel: true },
    ],
    tooltip: {
      trigger: 'axis',
      formatter: (at) => linesOf(head(words, hasReasons), rows[[at].flat()[0]?.dataIndex ?? -1] ?? []),
    },
    xAxis: [
      { ...axis, gridIndex: 0, axisLabel: { color: text, hideOverlap: true } },
      { ...axis, gridIndex: 1, axisLabel: { show: false }, axisLine: { lineStyle: { color: idle } } },
    ],
    yAxis: [
      {
        type: 'value',
        gridIndex: 0,
        minInterval: 1,
        splitNumber: 4,
        axisLabel: { formatter: (at: number) => short(at) },
        splitLine: { lineStyle: { color: faint } },
      },
      {
        type: 'value',
        gridIndex: 1,
        minInterval: 1,
        splitNumber: 2,
        axisLabel: { formatter: (at: number) => short(at) },
        splitLine: { lineStyle: { color: faint } },
      },
    ],
    series: [
      {
        type: 'bar',
        name: field.target,
        barWidth: '78%',
        z: 1,
        silent: true,
        itemStyle: { color: shade, borderColor: idle, borderType: 'dashed', borderWidth: 1, borderRadius: 2 },
        data: hours.map(({ target }) => target),
      },
      {
        type: 'bar',
        name: field.made,
        barWidth: '52%',
        barGap: '-83%',
        z: 2,
        itemStyle: { color: good, borderRadius: [3, 3, 0, 0] },
        label: {
          show: true,
          position: 'top',
          distance: 3,
          color: text,
          fontSize: 15,
          fontWeight: 'bold',
          formatter: ({ value }) => (Number(value) > 0 ? count(Number(value)) : ''),
        },
        data: hours.map((hour, at) =>
          at >= begun ? null : { value: hour.made, itemStyle: { color: colourOf(hour, at) } },
        ),
      },
      {
        type: 'line',
        name: boards.sinceStart,
        xAxisIndex: 1,
        yAxisIndex: 1,
        symbol: 'circle',
        symbolSize: 9,
        lineStyle: { width: 2, color: idle },
        itemStyle: { color: idle },
        areaStyle: { color: idle, opacity: 0.1, origin: 0 },
        label: {
          show: true,
          position: 'top',
          fontWeight: 'bold',
          color: text,
          formatter: ({ value }) => (typeof value === 'number' ? gapOf(value) : ''),
        },
        data: hours.map(({ gap }) =>
          gap === null ? null : { value: gap, itemStyle: { color: gap < 0 ? bad : good } },
        ),
      },
    ],
  }
  return { option, table: { head: head(words, hasReasons), rows } }
}

const head = ({ boards, field }: Words, hasReasons: boolean) => [
  boards.hour,
  field.made,
  field.target,
  boards.sinceStart,
  field.ng,
  ...(hasReasons ? [field.reason] : []),
]

/** As elements, not as text with tags in it. */
function linesOf(names: readonly string[], texts: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  texts.forEach((text, at) => {
    box.appendChild(document.createElement('div')).textContent = at === 0 ? text : `${names[at]}: ${text}`
  })
  return box
}
