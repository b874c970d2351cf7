import type { CustomSeriesOption } from 'echarts/charts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { chartColours, painted } from '~/shapes/chart-colours.ts'
import type { Series } from './chart-series.ts'

type Levels = ChartReport['location']
type Which = 'centre' | 'lower' | 'upper'
type Line = { which: Which; name: string; say: (value: number) => string }

/** Centre and limits as steps; the last in sight is named at its end. */
export function levelSeries(
  grid: 0 | 1,
  levels: Levels,
  total: number,
  names: Record<Which, string>,
  say: (value: number) => string,
): Series[] {
  const last = levels.at(-1)
  if (!last) return []
  return (['lower', 'centre', 'upper'] as const)
    .filter((which) => !(grid === 1 && which === 'lower' && last.lower === 0))
    .map((which) => ({
      type: 'custom' as const,
      name: names[which],
      xAxisIndex: grid,
      yAxisIndex: grid,
      silent: true,
      tooltip: { show: false },
      // One that lies nowhere: a line's ends would leave with what is zoomed away, and the line with them.
      data: [[Number.NaN, Number.NaN]],
      renderItem: drawSteps(levels, total, { which, name: names[which], say }),
      labelLayout: { moveOverlap: 'shiftY' as const },
      z: 2,
    }))
}

/** The stretches that are in sight, as one stepped line from edge to edge. */
function drawSteps(
  levels: Levels,
  total: number,
  { which, name, say }: Line,
): CustomSeriesOption['renderItem'] {
  return ({ coordSys }, api) => {
    const { x, width } = coordSys as typeof coordSys & { x: number; width: number } // a grid's
    const inSight = levels.flatMap((level, at) => {
      const [from, height] = api.coord([level.at, level[which]])
      const [to] = api.coord([levels[at + 1]?.at ?? total - 1, level[which]])
      if (to! < x || from! > x + width) return []
      return [
        { from: Math.max(x, from!), to: Math.min(x + width, to!), height: height!, value: level[which] },
      ]
    })
    const last = inSight.at(-1)
    if (!last) return null
    const { bad, idle, text } = chartColours()
    const [stroke, fill] = painted([which === 'centre' ? idle : bad, text] as const)
    return {
      type: 'group',
      children: [
        {
          type: 'polyline',
          shape: {
            points: inSight.flatMap(({ from, to, height }) => [
              [from, height],
              [to, height],
            ]),
          },
          style: {
            fill: 'none',
            lineWidth: 1.5,
            stroke,
            lineDash: which === 'centre' ? 'solid' : 'dashed',
          },
        },
        {
          type: 'rect',
          shape: { x: last.to, y: last.height, width: 0, height: 0 },
          textContent: { type: 'text', style: { text: `${name} ${say(last.value)}`, fill } },
          textConfig: { position: 'right', distance: 8 },
        },
      ],
    }
  }
}
