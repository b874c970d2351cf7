import { type Rule, pointsOf } from '@takt/statistics/runs.ts'
import type { ChartEvent, ProposedBorder } from '@takt/contract/chartEvents.ts'
import { type ChartReport, ruleSign } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'

export type Series = Extract<NonNullable<ChartOption['series']>, readonly unknown[]>[number]
type Levels = ChartReport['location']
type Values = readonly (number | null)[]

/** More stretches of differing limits than this would be drawn as stripes. */
const mostZones = 40

/** The points, over their zones: from one to three sigma, and once more from two. */
export function pointSeries(
  grid: 0 | 1,
  name: string,
  values: Values,
  many: boolean,
  levels: Levels,
  total: number,
): Series {
  const { c1, shade } = chartColours()
  const zones =
    levels.length > mostZones
      ? []
      : levels.flatMap((level, at) => zonesOf(grid, level, levels[at + 1]?.at ?? total - 1))
  return {
    type: 'line',
    name,
    xAxisIndex: grid,
    yAxisIndex: grid,
    data: many ? inPairs(values) : [...values],
    showSymbol: !many,
    showAllSymbol: true,
    symbol: 'circle',
    symbolSize: 6,
    ...(many && { sampling: 'lttb' as const }),
    // Of thousands of strokes beside each other a thicker one leaves nothing between them, and takes the browser four times as long.
    lineStyle: { width: many ? 1 : 1.5, color: c1 },
    itemStyle: { color: c1 },
    markArea: { silent: true, itemStyle: { color: shade }, data: zones },
  }
}

/** Place and value in turn. Of an array of numbers the library looks at each as if it were an object with styles of its own. */
function inPairs(values: Values) {
  const pairs = new Float64Array(2 * values.length)
  for (let at = 0; at < values.length; at++) {
    pairs[2 * at] = at
    pairs[2 * at + 1] = values[at] ?? Number.NaN
  }
  return pairs as unknown as number[] // its types know no other
}

type Zone = [{ coord: [number, number] }, { coord: [number, number] }]
function zonesOf(grid: 0 | 1, { at, centre, sigma, lower, upper }: Levels[number], end: number): Zone[] {
  const zone = (from: number, to: number): Zone => [{ coord: [at, from] }, { coord: [end, to] }]
  if (grid === 1) return [zone(lower, upper)]
  return [1, 2].flatMap((from) => [zone(centre + from * sigma, upper), zone(lower, centre - from * sigma)])
}

/** The point that completes a pattern is a diamond with the rule in it; the points of the pattern are hollow. */
export function brokenSeries(
  grid: 0 | 1,
  values: Values,
  broken: readonly { rule: number; at: number }[],
  many: boolean,
): Series[] {
  const { bad, ground } = chartColours()
  if (broken.length === 0) return []
  const signals = new Map<number, number>()
  const pattern = new Set<number>()
  for (const { rule, at } of broken) {
    signals.set(at, Math.min(rule, signals.get(at) ?? Infinity))
    for (let i = at - pointsOf(rule as Rule) + 1; i < at; i++) pattern.add(i) // the server names no others
  }
  const marks = (places: Iterable<number>) => [
    ...[...places]
      .toSorted((a, b) => a - b)
      .flatMap((at) => {
        const value = values[at] ?? null
        return value === null ? [] : [[at, value]]
      }),
    // One that is nowhere: of none at all, also in what is zoomed to, the library cannot make one shape.
    ...(many ? [[Number.NaN, Number.NaN]] : []),
  ]
  const common = {
    type: 'scatter' as const,
    xAxisIndex: grid,
    yAxisIndex: grid,
    tooltip: { show: false },
    // As one shape: hundreds of marks cost as much as all the points.
    ...(many && { large: true, largeThreshold: 0 }),
  }
  return [
    {
      ...common,
      data: marks([...pattern].filter((at) => !signals.has(at))),
      symbolSize: many ? 6 : 8,
      itemStyle: { color: ground, borderColor: bad, borderWidth: 2 },
      z: 4,
    },
    {
      ...common,
      data: marks(signals.keys()),
      symbol: 'diamond',
      symbolSize: many ? 14 : 22,
      itemStyle: { color: bad },
      label: {
        show: !many,
        color: ground,
        fontWeight: 600,
        formatter: ({ value }) => ruleSign(signals.get(Number([value].flat()[0])) ?? 0),
      },
      z: 5,
    },
  ]
}

/** The point that was picked: marks are few and name theirs, points follow one another. */
export function placeOf(
  { series }: ChartOption,
  { seriesIndex, dataIndex }: { seriesIndex: number; dataIndex: number },
): number {
  const picked = [series ?? []].flat()[seriesIndex]?.data
  const mark: unknown = Array.isArray(picked) ? picked[dataIndex] : undefined
  return Array.isArray(mark) ? Number(mark[0]) : dataIndex
}

/** A flag over the point that an event came before, with the signs of the kinds. */
export function flagSeries(
  flags: ReadonlyMap<number, readonly ChartEvent[]>,
  { eventSign }: Words,
): Series[] {
  const { idle, text } = chartColours()
  if (flags.size === 0) return []
  const signOf = (events: readonly ChartEvent[]) =>
    [...new Set(events.map(({ eventKind }) => eventSign[eventKind]))].join('')
  return [
    {
      type: 'line',
      xAxisIndex: 0,
      yAxisIndex: 0,
      data: [],
      silent: true,
      markLine: {
        silent: true,
        symbol: 'none',
        lineStyle: { color: idle, width: 1, type: 'solid', opacity: 0.7 },
        data: [...flags].map(([at, events]) => ({
          xAxis: at,
          label: { show: true, color: text, fontSize: 11, formatter: signOf(events) },
        })),
      },
    },
  ]
}

/** A line where limits of their own might begin, with what happened there. */
export function borderSeries(
  times: readonly number[],
  borders: readonly ProposedBorder[],
  { eventKind, chartLimits }: Words,
): Series[] {
  const { c2, text } = chartColours()
  const placed = borders.flatMap(({ at, reasons }) => {
    const begin = Date.parse(at)
    const place = times.findIndex((time) => time >= begin)
    return place < 0 || !reasons[0] ? [] : [{ place, kind: eventKind[reasons[0].eventKind] }]
  })
  if (placed.length === 0) return []
  return [
    {
      type: 'line',
      xAxisIndex: 0,
      yAxisIndex: 0,
      data: [],
      silent: true,
      markLine: {
        silent: true,
        symbol: 'none',
        lineStyle: { color: c2, width: 2, type: 'dashed' },
        data: placed.map(({ place, kind }) => ({
          xAxis: place,
          label: {
            // More would cover the points; the list next to it names them all.
            show: placed.length <= 2,
            position: 'insideEndTop' as const,
            color: text,
            fontSize: 11,
            formatter: fill(chartLimits.proposedAt, { kind }),
          },
        })),
      },
    },
  ]
}
