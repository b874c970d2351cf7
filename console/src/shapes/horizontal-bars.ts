import type { ChartOption } from './Canvas.tsx'
import { chartColours } from './chart-colours.ts'
import { namesAside } from './names-aside.ts'

type Bars = {
  names: readonly string[]
  values: readonly number[]
  /** What a bar is as long as. */
  label: string
  /** The text next to the bar. */
  barText: (at: number) => string
  say: (value: number) => string
  /** What is no group of its own: the rest. */
  isRest?: (at: number) => boolean
  /** From one line across to the next; left out: what fits. */
  interval?: number | undefined
}

/** From the longest down. Names are read whole next to their bar; under it they would collide. */
export function horizontalBars({ names, values, label, barText, say, isRest, interval }: Bars): ChartOption {
  const { c1, idle, text } = chartColours()
  // The text next to the longest bar is read whole: some seven pixels a letter, a wide one twice as much.
  const widths = names.map((_, at) => barText(at).replaceAll(/[^\0-\xFF]/gu, '##').length * 6.5)
  const right = Math.round(Math.max(96, 12 + Math.max(0, ...widths)))
  return {
    grid: { left: 8, right, top: 8, bottom: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => say(Number(value)),
    },
    xAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      splitNumber: 4,
      ...(interval && { interval }),
      axisLabel: { formatter: say, hideOverlap: true, ...(interval && { showMaxLabel: false }) },
    },
    ...namesAside(names),
    series: [
      {
        type: 'bar',
        name: label,
        barMaxWidth: 24,
        itemStyle: { color: c1 },
        label: {
          show: true,
          position: 'right',
          color: text,
          formatter: ({ dataIndex }) => barText(dataIndex),
        },
        data: values.map((value, at) => (isRest?.(at) ? { value, itemStyle: { color: idle } } : value)),
      },
    ],
  }
}
