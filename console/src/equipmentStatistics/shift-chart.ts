import type { EquipmentReport } from '@takt/contract/equipmentStatistics.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { seriesLine } from '~/shapes/chart-colours.ts'

const factors = ['availability', 'effectiveness', 'quality'] as const

/** OEE of each shift as bars, what it is the product of as lines. */
export function shiftChart({ shifts }: EquipmentReport, words: Words, formats: Formats) {
  const { share, count } = formats
  const names = shifts.map(({ productionDay, shiftName }) =>
    [formats.day(productionDay), shiftName].filter(Boolean).join(' '),
  )
  const said = (value: number | null) => (value === null ? '–' : share(value))
  const option: ChartOption = {
    animation: false,
    grid: { left: 56, right: 24, top: 40, bottom: 40 },
    legend: { top: 0 },
    tooltip: { trigger: 'axis', valueFormatter: (value) => said(value as number | null) }, // a share
    xAxis: { type: 'category', data: names, axisLabel: { hideOverlap: true } },
    yAxis: { type: 'value', min: 0, axisLabel: { formatter: (at: number) => share(at) } },
    series: [
      {
        type: 'bar',
        name: words.field.oee,
        data: shifts.map(({ oee }) => oee),
        itemStyle: { color: seriesLine(0).color },
        barMaxWidth: 40,
      },
      ...factors.map((factor, at) => ({
        type: 'line' as const,
        name: words.field[factor],
        data: shifts.map((shift) => shift[factor]),
        ...seriesLine(at + 1),
      })),
    ],
  }
  const head = [
    words.field.shiftName,
    words.field.oee,
    ...factors.map((one) => words.field[one]),
    words.field.produced,
  ]
  const rows = shifts.map((shift, at) => [
    names[at],
    said(shift.oee),
    ...factors.map((one) => said(shift[one])),
    count(shift.produced),
  ])
  return { option, table: { head, rows } }
}
