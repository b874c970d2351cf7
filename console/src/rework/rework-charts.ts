import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { ageBorders, type ReworkFigures } from '@takt/contract/rework-figures.ts'
import type { ReworkSum } from '@takt/contract/rework.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { namesAside } from '~/shapes/names-aside.ts'

type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }

/** Side by side, a day: what came in, and what was done. */
export function flowChart(
  days: ReworkFigures['days'],
  { rework: reworkWords, field }: Words,
  formats: Formats,
): Drawn {
  const colours = chartColours()
  const names = days.map(({ productionDay }) => formats.monthDay(productionDay))
  const bars = (name: string, color: string, data: number[]) =>
    ({ type: 'bar', name, barMaxWidth: 20, itemStyle: { color }, data }) as const
  return {
    option: {
      grid: { left: 8, right: 8, top: 40, bottom: 8, containLabel: true },
      legend: { top: 0, left: 0 },
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: names, axisLabel: { hideOverlap: true } },
      yAxis: { type: 'value', min: 0, minInterval: 1 },
      series: [
        bars(
          reworkWords.sentIn,
          colours.c1,
          days.map(({ sentIn }) => sentIn),
        ),
        bars(
          reworkWords.reportsOfDay,
          colours.c2,
          days.map(({ reports }) => reports),
        ),
      ],
    },
    table: {
      head: [field.period, reworkWords.sentIn, reworkWords.reportsOfDay],
      rows: days.map(({ productionDay, sentIn, reports }) => [
        formats.day(productionDay),
        formats.count(sentIn),
        formats.count(reports),
      ]),
    },
  }
}

/** The newest on top. */
export function agesChart(
  ages: ReworkFigures['ages'],
  { rework: reworkWords, field }: Words,
  formats: Formats,
): Drawn {
  const hours = ageBorders.map((one) => formats.duration(one * 3600))
  const names = ages.map((_, at) => {
    const [from, to] = [hours[at - 1] ?? '', hours[at] ?? '']
    const { ageUnder, ageSpan, ageOver } = reworkWords
    return fill(at === 0 ? ageUnder : at < hours.length ? ageSpan : ageOver, { from, to })
  })
  const counts = ages.map(({ failures }) => formats.count(failures))
  return barsOf(
    names,
    ages.map(({ failures }) => failures),
    counts,
    [reworkWords.ages, field.failures],
  )
}

/** On a telephone its figures would run into each other. */
const upwards = { type: 'value', min: 0, splitNumber: 4, axisLabel: { hideOverlap: true } } as const

/** Share of those tested again, and of how many reports. */
export function successChart(
  head: string,
  sums: readonly ReworkSum[],
  nameOf: (sum: ReworkSum) => string,
  { rework: reworkWords, field }: Words,
  formats: Formats,
): Drawn {
  const names = sums.map(nameOf)
  const rates = sums.map(({ successRate, reports }) =>
    [formats.share(successRate ?? 0), fill(reworkWords.sumReports, { count: formats.count(reports) })].join(
      ' · ',
    ),
  )
  const drawn = barsOf(
    names,
    sums.map(({ successRate }) => (successRate ?? 0) * 100),
    rates,
    [head, field.successRate],
  )
  return { ...drawn, option: { ...drawn.option, xAxis: { ...upwards, max: 100 } } }
}

function barsOf(names: string[], values: number[], labels: string[], head: string[]): Drawn {
  const colours = chartColours()
  return {
    option: {
      grid: { left: 8, right: 120, top: 8, bottom: 8, containLabel: true },
      tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
      xAxis: { ...upwards, minInterval: 1 },
      ...namesAside(names),
      series: [
        {
          type: 'bar',
          name: head[1]!,
          barMaxWidth: 24,
          itemStyle: { color: colours.c1 },
          label: {
            show: true,
            position: 'right',
            color: colours.text,
            formatter: ({ dataIndex }) => labels[dataIndex]!,
          },
          data: values,
        },
      ],
    },
    table: { head, rows: names.map((name, at) => [name, labels[at]!]) },
  }
}
