import { fittedOf } from '@takt/contract/chart-figures.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { chartSigns, ruleSign } from '@takt/contract/charts.ts'
import type { Formats } from '@takt/contract/formats.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayMeasured, sayStatistic, specOf } from '@takt/contract/say-measured.ts'
import { curveOver } from '@takt/statistics/densities.ts'

const colours = { line: '#2468a8', curve: '#8a5a00', limit: '#c62828', target: '#2e7d32', quiet: '#777777' }
/** Above this many points the line alone shows the course. */
const crowded = 150
/** So many times have room under the chart. */
const named = 6
const fine = { fontSize: 9, color: '#333333' }

/** How often each value occurs, between the limits, with the distribution it is judged by. */
export function histogramOnPaper(report: ChartReport, words: Words, formats: Formats) {
  const { bins, minValue, standardValue, maxValue, figures } = report
  const spec = specOf(report)
  const line = (
    at: number | null,
    name: string,
    color: string,
    type: string,
    say: typeof sayStatistic = sayMeasured,
  ) =>
    at === null
      ? []
      : [
          {
            xAxis: at,
            lineStyle: { color, type, width: 1.2 },
            label: { ...fine, color, formatter: `${name} ${say(formats, at, spec)}` },
          },
        ]
  const lines = [
    ...line(minValue, words.field.minValue, colours.limit, 'dashed'),
    ...line(maxValue, words.field.maxValue, colours.limit, 'dashed'),
    ...line(standardValue, words.field.standardValue, colours.target, 'dotted'),
    ...line(figures.mean, words.field.mean, colours.quiet, 'solid', sayStatistic),
  ]
  const { min, max } = reachOf([
    ...bins.flatMap(({ from, to }) => [from, to]),
    ...lines.map(({ xAxis }) => xAxis),
  ])
  const fit = fittedOf(figures)
  const isOut = (from: number, to: number) =>
    (minValue !== null && to <= minValue) || (maxValue !== null && from >= maxValue)
  return {
    grid: { left: 40, right: 24, top: 62, bottom: 24 },
    xAxis: {
      type: 'value',
      min,
      max,
      splitLine: { show: false },
      axisLabel: { ...fine, showMinLabel: false, showMaxLabel: false, hideOverlap: true },
    },
    yAxis: { type: 'value', minInterval: 1, axisLabel: fine, splitLine: { lineStyle: { color: '#eeeeee' } } },
    series: [
      {
        type: 'bar',
        barCategoryGap: '4%',
        ...(bins.length === 1 && { barWidth: 24 }),
        data: bins.map(({ from, to, count }) => ({
          value: [(from + to) / 2, count === 0 ? '-' : count],
          itemStyle: { color: isOut(from, to) ? colours.limit : colours.line },
        })),
        // One above the other: limit, target and mean may be side by side.
        markLine: {
          symbol: 'none',
          data: lines.map((one, at) => ({
            ...one,
            label: { ...one.label, position: 'end', distance: 8 + at * 12 },
          })),
        },
      },
      {
        type: 'line',
        data: fit ? curveOver(bins, figures.sampleNum, fit, { min, max }) : [],
        symbol: 'none',
        smooth: true,
        lineStyle: { color: colours.curve, width: 1.5, type: 'dashed' },
      },
    ],
  }
}

/** The location above, the spread below, with their limits and signals. */
export function controlOnPaper(report: ChartReport, { charts }: Words, formats: Formats) {
  const { times, values, spreads, broken, unit } = report
  const many = times.length > crowded
  const step = Math.max(1, Math.ceil(times.length / named))
  const valueText = (value: number) => sayStatistic(formats, value, specOf(report))
  const pair = [
    { of: 'location', shown: values, levels: report.location },
    { of: 'spread', shown: spreads, levels: report.spread },
  ] as const
  const series = pair.flatMap(({ of, shown, levels }, grid) => {
    const place = { xAxisIndex: grid, yAxisIndex: grid }
    const last = levels.at(-1)
    const signals = new Map(broken.filter(({ chart }) => chart === of).map(({ at, rule }) => [at, rule]))
    return [
      {
        ...place,
        type: 'line',
        data: [...shown],
        symbolSize: 4,
        showSymbol: !many,
        showAllSymbol: true,
        symbol: 'circle',
        lineStyle: { width: 1, color: colours.line },
        itemStyle: { color: colours.line },
      },
      ...(last ? (['lower', 'centre', 'upper'] as const) : [])
        .filter((which) => !(of === 'spread' && which === 'lower' && last!.lower === 0))
        .map((which) => ({
          ...place,
          type: 'line',
          step: 'end',
          symbol: 'none',
          data: [...levels.map((level) => [level.at, level[which]]), [times.length - 1, last![which]]],
          lineStyle:
            which === 'centre'
              ? { width: 1, color: colours.quiet }
              : { width: 1, color: colours.limit, type: 'dashed' },
          endLabel: {
            ...fine,
            show: true,
            formatter: `${{ lower: charts.lowerLimit, centre: charts.centre, upper: charts.upperLimit }[which]} ${valueText(last![which])}`,
          },
          labelLayout: { moveOverlap: 'shiftY' },
        })),
      {
        ...place,
        type: 'scatter',
        symbol: 'diamond',
        symbolSize: many ? 7 : 13,
        z: 5,
        itemStyle: { color: colours.limit, opacity: 1 },
        data: [...signals].map(([at, rule]) => ({
          value: [at, shown[at]],
          label: {
            show: !many,
            color: '#ffffff',
            fontSize: 8,
            fontWeight: 'bold',
            formatter: ruleSign(rule),
          },
        })),
      },
    ]
  })
  const signs = chartSigns[report.chartKind]
  return {
    grid: [
      { left: 52, right: 88, top: 26, height: 150 },
      { left: 52, right: 88, top: 214, height: 66 },
    ],
    xAxis: [0, 1].map((gridIndex) => ({
      type: 'category',
      gridIndex,
      data: times.map((time, at) => (at % step === 0 ? formats.shortMinute(time) : '')),
      boundaryGap: !many,
      axisTick: { show: false },
      axisLabel: { ...fine, show: gridIndex === 1, interval: step - 1, hideOverlap: true },
    })),
    yAxis: pair.map(({ of, shown, levels }, gridIndex) => ({
      type: 'value',
      gridIndex,
      name: [signs[of], unit].filter(Boolean).join(', '),
      nameTextStyle: { ...fine, align: 'left', padding: [0, 0, 0, -40] },
      splitLine: { show: false },
      splitNumber: gridIndex === 0 ? 5 : 3,
      axisLabel: { ...fine, showMinLabel: false, showMaxLabel: false },
      ...reachOf([...shown, ...levels.flatMap(({ lower, upper }) => [lower, upper])]),
    })),
    series,
  }
}

/** Room for every value and every line, and a little more. */
function reachOf(values: readonly (number | null)[]) {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value === null) continue
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  if (least > most) return { min: 0, max: 1 }
  const room = (most - least || Math.abs(most) || 1) * 0.06
  return { min: least === 0 ? 0 : least - room, max: most + room }
}
