import type { CycleTimeRow } from '@takt/contract/cycleTimes.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { nameOf } from './rows.ts'

/** The median of each station; its target is a mark on its bar, the takt a line over all. Slower than the takt is red. */
export function balanceChart(
  rows: readonly CycleTimeRow[],
  takt: number | null,
  { cycleTimes: cycleTimeWords, field }: Words,
  formats: Formats,
): { option: ChartOption; table: { head: string[]; rows: string[][] } } {
  const { bad, c1, text, ground } = chartColours()
  const names = rows.map((row) => nameOf(row, rows))
  const seconds = (value: number | null) => (value === null ? '–' : formats.seconds(rounded(value)))
  const option: ChartOption = {
    grid: { left: 8, right: 24, top: 28, bottom: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => seconds(typeof value === 'number' ? value : null),
    },
    xAxis: {
      type: 'category',
      data: names,
      // Station over type: in one line every second would be left out.
      axisLabel: { interval: 0, hideOverlap: true, formatter: (name: string) => name.replace(' · ', '\n') },
    },
    yAxis: {
      type: 'value',
      min: 0,
      // A takt above every bar must be seen too.
      max: ({ max }) => roundUp(1.1 * Math.max(max, takt ?? 0)),
      axisLabel: { formatter: (at: number) => formats.short(at) },
    },
    series: [
      {
        type: 'bar',
        name: field.medianCycle,
        barMaxWidth: 48,
        data: rows.map(({ medianCycle }) => ({
          value: medianCycle,
          itemStyle: { color: takt !== null && medianCycle > takt ? bad : c1 },
        })),
        ...(takt !== null && {
          markLine: {
            symbol: 'none',
            silent: true,
            data: [{ yAxis: takt }],
            lineStyle: { color: bad, type: 'dashed', width: 2 },
            label: {
              formatter: `${field.takt} ${seconds(takt)}`,
              position: 'insideEndTop',
              color: bad,
              backgroundColor: ground,
              padding: [1, 4],
            },
          },
        }),
      },
      {
        type: 'scatter',
        name: field.target,
        symbol: 'rect',
        symbolSize: [20, 3],
        itemStyle: { color: text },
        data: rows.map(({ cycleTime }) => cycleTime ?? '-'),
      },
    ],
  }
  return {
    option,
    table: {
      head: [cycleTimeWords.station, field.medianCycle, field.target],
      rows: rows.map((row, at) => [names[at]!, seconds(row.medianCycle), seconds(row.cycleTime)]),
    },
  }
}

/** A tenth of a second is what a person reads. */
export const rounded = (value: number) => Math.round(10 * value) / 10

/** To a step of the axis: a line of the grid just below its end looks like two. */
function roundUp(seconds: number) {
  const step = 10 ** Math.floor(Math.log10(Math.max(seconds, 1)))
  return Math.ceil(seconds / step) * step
}
