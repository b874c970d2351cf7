import type { StationTime } from '@takt/contract/equipmentStatistics.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from './Canvas.tsx'
import { seriesLine } from './chart-colours.ts'

const factors = ['availability', 'effectiveness', 'quality'] as const

type Row = { name: string } & Pick<StationTime, 'oee' | 'produced' | (typeof factors)[number]>

/** OEE of each shift or day as bars, what it is the product of as lines. */
export function factorChart(rows: readonly Row[], words: Words, { share, count }: Formats, head: string) {
  const names = rows.map(({ name }) => name)
  const text = (value: number | null) => (value === null ? '–' : share(value))
  const option: ChartOption = {
    grid: { left: 56, right: 24, top: 40, bottom: 40 },
    legend: { top: 0 },
    tooltip: { trigger: 'axis', valueFormatter: (value) => text(value as number | null) }, // a share
    xAxis: { type: 'category', data: names, axisLabel: { hideOverlap: true } },
    yAxis: { type: 'value', min: 0, axisLabel: { formatter: (at: number) => share(at) } },
    series: [
      {
        type: 'bar',
        name: words.field.oee,
        data: rows.map(({ oee }) => oee),
        itemStyle: { color: seriesLine(0).color },
        barMaxWidth: 40,
      },
      ...factors.map((factor, at) => ({
        type: 'line' as const,
        name: words.field[factor],
        data: rows.map((row) => row[factor]),
        ...seriesLine(at + 1),
      })),
    ],
  }
  const heads = [head, words.field.oee, ...factors.map((one) => words.field[one]), words.field.produced]
  const cells = rows.map((row) => [
    row.name,
    text(row.oee),
    ...factors.map((one) => text(row[one])),
    count(row.produced),
  ])
  return { option, table: { head: heads, rows: cells } }
}
