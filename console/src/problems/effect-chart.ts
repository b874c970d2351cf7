import type { ProblemChart } from '@takt/contract/problems.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours, seriesLine } from '~/shapes/chart-colours.ts'
import { momentLabels } from '~/shapes/time-chart.ts'

type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }

/** A point a day, in ppm as beside it, the limits of the days before, and when the action was done. */
export function effectChart(
  { times, sizes, found, values, lower, upper, centre }: ProblemChart,
  actedAt: string | null,
  { problems: problemWords, charts, field, problemState }: Words,
  formats: Formats,
): Drawn {
  const { bad, idle } = chartColours()
  const since = actedAt === null ? -1 : times.findIndex((time) => Date.parse(time) >= quarterBefore(actedAt))
  // The day of the action is two points: the second begins with it.
  const namesBy = (sayDay: (day: string) => string) =>
    times.map((time, at) => {
      const day = sayDay(formats.wall(time).slice(0, 10))
      return at > 0 && at === since ? `${day} ${formats.clock(time)}` : day
    })
  const names = namesBy(formats.dayOfList)
  const sayPpm = (share: number | null) => (share === null ? '–' : formats.count(Math.round(1e6 * share)))
  const limit = (name: string, data: readonly (number | null)[]) => ({
    type: 'line' as const,
    name,
    step: 'middle' as const,
    symbol: 'none',
    lineStyle: { color: bad, type: 'dashed' as const },
    itemStyle: { color: bad },
    data: data.map((value) => value ?? '-'),
  })
  const upright = {
    xAxis: Math.max(0, since - 0.5),
    label: { formatter: problemState.acted },
    lineStyle: { color: idle, type: 'solid' as const },
  }
  return {
    option: {
      grid: { left: 8, right: 24, top: 56, bottom: 8, containLabel: true },
      legend: {
        top: 0,
        left: 0,
        data: [
          problemWords.chart,
          ...[problemWords.meanBefore, charts.upperLimit, charts.lowerLimit].map(withoutMark),
        ],
      },
      tooltip: {
        trigger: 'axis',
        valueFormatter: (value) => sayPpm(typeof value === 'number' ? value : null),
      },
      xAxis: { type: 'category', data: namesBy(formats.monthDay), axisLabel: momentLabels },
      yAxis: {
        type: 'value',
        min: 0,
        name: 'ppm',
        nameGap: 8,
        axisLabel: { formatter: (at: number) => sayPpm(at) },
      },
      series: [
        {
          ...seriesLine(0),
          type: 'line',
          name: problemWords.chart,
          symbolSize: 7,
          data: values.map((value) => value ?? '-'),
          ...(since >= 0 && { markLine: { symbol: 'none', silent: true, data: [upright] } }),
        },
        {
          type: 'line',
          name: problemWords.meanBefore,
          symbol: 'none',
          lineStyle: { color: idle, type: 'dotted' },
          itemStyle: { color: idle },
          data: times.map(() => centre),
        },
        limit(charts.upperLimit, upper),
        limit(charts.lowerLimit, lower),
      ],
    },
    table: {
      head: [field.from, field.passesBefore, field.failures, problemWords.chart, charts.upperLimit],
      rows: times.map((_, at) => [
        names[at]!,
        formats.count(sizes[at]!),
        formats.count(found[at]!),
        sayPpm(values[at]!),
        sayPpm(upper[at]!),
      ]),
    },
  }
}

/** A legend draws a disc also for a line that has no marks. */
const withoutMark = (name: string) => ({ name, itemStyle: { opacity: 0 } })

/** Passes are counted by quarters of an hour. */
const quarterBefore = (time: string) => Math.floor(Date.parse(time) / 900_000) * 900_000
