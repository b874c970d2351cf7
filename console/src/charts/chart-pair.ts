import type { ChartReport } from '@takt/contract/charts.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { brokenSeries, pointSeries, type Series } from './chart-series.ts'
import { levelSeries } from './level-lines.ts'

/** Above this many, points would run into each other: the line alone shows the course, signals stay marked. */
export const crowded = 150
const room = { left: 64, right: 92 }

type Pair = Pick<ChartReport, 'times' | 'location' | 'spread' | 'broken' | 'unit'> & {
  values: readonly (number | null)[]
  spreads: readonly (number | null)[]
  /** What a point shows, above and below. */
  names: readonly [string, string]
  say: (value: number | null) => string
  /** The facts of a point besides its values: before them, and after. */
  about: (at: number) => { first: readonly string[]; last: readonly string[] }
  /** Drawn over the points, above and below. */
  more?: (grid: 0 | 1) => { points: object; series: Series[] }
}

/** The location above, the spread below, over one axis of time. */
export function chartPair(pair: Pair, words: Words, { figure, shortMinute, instant }: Formats): ChartOption {
  const { times, values, spreads, names, say, about, more } = pair
  const many = times.length > crowded
  const axis = (gridIndex: number) => {
    const common = { gridIndex, axisTick: { show: false } }
    const label = { show: gridIndex === 1, hideOverlap: true }
    if (!many)
      return {
        ...common,
        type: 'category' as const,
        data: times,
        axisLabel: { ...label, formatter: shortMinute },
      }
    // By their places: of thousands of words for one axis the library makes lists and copies, and twice as there are two.
    const formatter = (at: number) => (times[at] === undefined ? '' : shortMinute(times[at]))
    return {
      ...common,
      type: 'value' as const,
      min: 0,
      max: times.length - 1,
      minInterval: 1,
      splitNumber: 10,
      splitLine: { show: false },
      axisLine: { onZero: false },
      axisPointer: { snap: true },
      axisLabel: { ...label, formatter },
    }
  }
  const scale = (gridIndex: number) => ({
    type: 'value' as const,
    gridIndex,
    name: [names[gridIndex], pair.unit].filter(Boolean).join(', '),
    nameTextStyle: { align: 'left' as const, padding: [0, 0, 0, -48] },
    splitLine: { show: false },
    axisLabel: { formatter: (at: number) => figure(at), showMinLabel: false, showMaxLabel: false },
    ...reach(gridIndex === 0 ? values : spreads, gridIndex === 0 ? pair.location : pair.spread),
  })
  return {
    color: [chartColours().c1],
    grid: [
      { ...room, top: 32, height: 210 },
      { ...room, top: 290, height: 90 },
    ],
    tooltip: {
      trigger: 'axis',
      formatter: (at) => {
        const place = [at].flat()[0]?.dataIndex ?? 0
        const { first, last } = about(place)
        return linesOf([
          instant(times[place]!), // the axis has no others
          ...first,
          `${names[0]} ${say(values[place] ?? null)}`,
          `${names[1]} ${say(spreads[place] ?? null)}`,
          ...pair.broken
            .filter((one) => one.at === place)
            .map(({ chart, rule }) => `${names[chart === 'location' ? 0 : 1]}: ${ruleOf(words, rule)}`),
          ...last,
        ])
      },
    },
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    xAxis: [axis(0), axis(1)],
    yAxis: [scale(0), scale(1)],
    dataZoom: [
      { type: 'inside', xAxisIndex: [0, 1] },
      ...(many
        ? [
            {
              type: 'slider' as const,
              height: 20,
              bottom: 4,
              xAxisIndex: [0, 1],
              labelFormatter: '',
              // Thousands of points once more, four times, as high as a letter: nothing but a band.
              showDataShadow: false,
            },
          ]
        : []),
    ],
    series: ([0, 1] as const).flatMap((at) => {
      const shown = at === 0 ? values : spreads
      const levels = at === 0 ? pair.location : pair.spread
      const over = more?.(at)
      const broken = pair.broken.filter(({ chart }) => (chart === 'location' ? 0 : 1) === at)
      return [
        { ...pointSeries(at, names[at], shown, many, levels, times.length), ...over?.points },
        ...(over?.series ?? []),
        ...levelSeries(at, levels, times.length, limitNames(words, names[at]), say),
        ...brokenSeries(at, shown, broken, many),
      ]
    }),
  }
}

const limitNames = ({ charts }: Words, centre: string) => ({
  centre,
  lower: charts.lowerLimit,
  upper: charts.upperLimit,
})

/** Room for every point and every limit. */
function reach(values: readonly (number | null)[], levels: ChartReport['location']) {
  let [min, max] = [Infinity, -Infinity]
  const include = (value: number) => {
    if (value < min) min = value
    if (value > max) max = value
  }
  // By its places: a copy and an iterator of thousands of points were a megabyte for the collector.
  for (let at = 0; at < values.length; at++) if (values[at] !== null) include(values[at]!)
  for (const { lower, upper } of levels) [lower, upper].forEach(include)
  if (min > max) return {}
  const more = (max - min || Math.abs(max) || 1) * 0.08
  return { min: min === 0 ? 0 : min - more, max: max + more }
}

/** As elements, not as text with tags in it: a serial number comes from outside. */
export function linesOf(texts: readonly string[]): HTMLElement {
  const box = document.createElement('div')
  for (const text of texts) box.appendChild(document.createElement('div')).textContent = text
  return box
}
