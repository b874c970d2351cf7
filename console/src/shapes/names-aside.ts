import type { ChartOption } from './Canvas.tsx'

/** From these widths of a chart on its names get a third of it. */
const widths = [360, 420, 480, 540, 600, 720, 840, 960, 1200]
const third = (width: number) => ({ yAxis: { axisLabel: { width: Math.floor(width / 3) } } })

/** Names of bars that lie: as much room as they need, up to a third of the chart; one that is longer is cut, and whole when pointed at. */
export const namesAside = (names: readonly string[]) =>
  ({
    yAxis: {
      type: 'category',
      inverse: true,
      data: [...names],
      tooltip: { show: true },
      axisLabel: { interval: 0, width: 100, overflow: 'truncate' },
    },
    media: widths.map((minWidth) => ({ query: { minWidth }, option: third(minWidth) })),
  }) satisfies ChartOption
