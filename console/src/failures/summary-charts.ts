import { fill } from '@takt/contract/errors.ts'
import type { FailureGrouping, FailureSummary } from '@takt/contract/failure-summary.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { horizontalBars } from '~/shapes/horizontal-bars.ts'
import { dash, linesOverTime } from '~/shapes/time-chart.ts'

type Group = FailureSummary['groups']['code'][number]
/** `key` undefined: the rest, of so many groups. */
export type ShownGroup = Omit<Group, 'key'> & {
  key: string | null | undefined
  many?: number
  /** What its code is called. */
  name?: string | null
}
type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }

const mostBars = 10

export const namesByCode = ({ resultNames }: Pick<FailureSummary, 'resultNames'>) =>
  new Map(resultNames.map(({ resultCode, resultName }) => [resultCode, resultName]))

/** The most frequent ten, and all others in one bar. */
export function shownGroups(groups: readonly Group[]): ShownGroup[] {
  if (groups.length <= mostBars + 1) return [...groups]
  const rest = groups.slice(mostBars)
  const remainder = {
    key: undefined,
    isDefect: false,
    many: rest.length,
    failures: rest.reduce((total, { failures }) => total + failures, 0),
  }
  return [...groups.slice(0, mostBars), remainder]
}

export function nameOfGroup(
  { key, name, many }: ShownGroup,
  by: FailureGrouping,
  words: Words,
  formats: Formats,
) {
  const failureSummaryWords = words.failureSummary
  if (key === undefined) return fill(failureSummaryWords.other, { count: formats.count(many ?? 0) })
  return name ?? key ?? (by === 'shift' ? failureSummaryWords.noShift : failureSummaryWords.noCode)
}

/** Bars from the most frequent on; with each its number, and the share of all that is reached with it. */
export function paretoChart(
  groups: readonly ShownGroup[],
  by: FailureGrouping,
  words: Words,
  formats: Formats,
): Drawn {
  const failureSummaryWords = words.failureSummary
  const { share, count } = formats
  const all = groups.reduce((total, { failures }) => total + failures, 0)
  const reached = groups.map((_, at) =>
    all === 0 ? 0 : groups.slice(0, at + 1).reduce((total, { failures }) => total + failures, 0) / all,
  )
  const names = groups.map((group) => nameOfGroup(group, by, words, formats))
  return {
    option: horizontalBars({
      names,
      values: groups.map(({ failures }) => failures),
      label: failureSummaryWords.failures,
      barText: (at) => `${count(groups[at]!.failures)} · ${share(reached[at]!)}`,
      say: count,
      isRest: (at) => groups[at]!.key === undefined,
    }),
    table: {
      head: [failureSummaryWords.groupings[by], failureSummaryWords.failures, failureSummaryWords.cumulative],
      rows: groups.map((group, at) => [names[at]!, count(group.failures), share(reached[at]!)]),
    },
  }
}

/** The OK rate of each shift or day, with the target across; where nothing was inspected there is no point. */
export function rateChart(
  { trend, okRateTarget }: Pick<FailureSummary, 'trend' | 'okRateTarget'>,
  words: Words,
  formats: Formats,
): Drawn {
  const failureSummaryWords = words.failureSummary
  const names = namesOf(trend, formats)
  const { good } = chartColours()
  const rates = trend.map(({ okRate }) => okRate)
  const least = Math.min(1, ...rates.flatMap((one) => one ?? []), okRateTarget ?? 1)
  const min = Math.max(0, Math.floor(least * 10 - 0.1) / 10)
  const option = linesOverTime(names, formats.share, [
    { name: failureSummaryWords.okWithoutFailure, data: rates },
  ])
  const [line] = [option.series ?? []].flat()
  return {
    option: {
      ...option,
      legend: { show: false },
      xAxis: { type: 'category', data: names, axisLabel: shortly(trend, formats) },
      yAxis: {
        type: 'value',
        min,
        max: 1,
        // Steps that end at 100 %: the library's own leave a part of one.
        interval: min >= 0.9 ? 0.02 : min >= 0.7 ? 0.05 : 0.1,
        axisLabel: { formatter: (at: number) => formats.share(at) },
      },
      series: [
        {
          ...line,
          ...(okRateTarget !== null && {
            markLine: {
              silent: true,
              symbol: 'none',
              lineStyle: { color: good, width: 1.5, type: 'dashed' },
              label: {
                position: 'insideEndTop',
                formatter: fill(failureSummaryWords.target, { rate: formats.share(okRateTarget) }),
              },
              data: [{ yAxis: okRateTarget }],
            },
          }),
        },
      ],
    },
    table: {
      head: [words.field.period, failureSummaryWords.okWithoutFailure],
      rows: trend.map(({ okRate }, at) => [names[at]!, okRate === null ? dash : formats.share(okRate)]),
    },
  }
}

/** Where an axis has no room: the production day, and below it the shift. */
const shortly = (trend: FailureSummary['trend'], { monthDay }: Formats) => ({
  hideOverlap: true,
  formatter: (_: string, at: number) =>
    [monthDay(trend[at]!.productionDay), trend[at]!.shiftName].filter(Boolean).join('\n'),
})

const namesOf = (trend: FailureSummary['trend'], formats: Formats) =>
  trend.map(({ productionDay, shiftName }) =>
    [formats.day(productionDay), shiftName].filter(Boolean).join(' '),
  )

/** One bar a shift or a day. */
export function trendChart(trend: FailureSummary['trend'], words: Words, formats: Formats): Drawn {
  const failureSummaryWords = words.failureSummary
  const names = namesOf(trend, formats)
  return {
    option: {
      grid: { left: 8, right: 8, top: 28, bottom: 8, containLabel: true },
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: names, axisLabel: shortly(trend, formats) },
      yAxis: { type: 'value', min: 0, minInterval: 1 },
      series: [
        {
          type: 'bar',
          name: failureSummaryWords.failures,
          barMaxWidth: 40,
          itemStyle: { color: chartColours().c1 },
          data: trend.map(({ failures }) => failures),
        },
      ],
    },
    table: {
      head: [words.field.period, failureSummaryWords.failures],
      rows: trend.map(({ failures }, at) => [names[at]!, formats.count(failures)]),
    },
  }
}
