import type { Words } from '@takt/contract/locales/en/words.ts'
import type { ProcessWip, ProcessYield } from '@takt/contract/passes.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours, seriesLine } from '~/shapes/chart-colours.ts'
import { namedLine, nameThemselves, rateLabels, roomFor, sumLabels } from '~/shapes/direct-labels.ts'

type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }
type RouteStation = Pick<ProcessYield, 'stationNumber' | 'stepSeq' | 'stepName'>

const dash = '–'
const placeOf = ({ stationNumber, stepName, stepSeq }: RouteStation) =>
  [stationNumber, stepName ?? stepSeq].filter((part) => part !== null).join(' · ')
const shown = (value: number | null, say: (value: number) => string) => (value === null ? dash : say(value))

/** Names of a dozen processes collide under an axis: the station there, the name in the tooltip and the table. */
const stationOf = ({ stationNumber, stepSeq }: RouteStation) => stationNumber ?? String(stepSeq)

/** Two dots a process: good at the first try, and in the end. Not bars: the scale does not begin at nothing. */
export function yieldChart(yields: readonly ProcessYield[], words: Words, formats: Formats): Drawn {
  const { passes } = words
  const { share, count } = formats
  const lowest = Math.min(
    1,
    ...yields.flatMap(({ firstPassYield, finalYield }) => [firstPassYield ?? 1, finalYield ?? 1]),
  )
  const lines = [
    { name: passes.firstPassYield, data: yields.map((one) => one.firstPassYield ?? '-') },
    { name: passes.finalYield, data: yields.map((one) => one.finalYield ?? '-') },
  ]
  const direct = nameThemselves(lines)
  return {
    option: {
      ...ground(yields, share),
      ...(direct && roomFor(lines.map(({ name }) => name))),
      // Good processes differ between 90 and 100 %: from nought they would all look alike.
      yAxis: {
        type: 'value',
        min: Math.max(0, Math.floor((lowest - 0.02) * 20) / 20),
        max: 1,
        axisLabel: { formatter: (at: number) => share(at) },
      },
      series: lines.map(({ name, data }, at) => ({
        type: 'line' as const,
        name,
        ...seriesLine(at),
        ...(direct && namedLine(name, seriesLine(at).color)),
        symbolSize: 10,
        data,
      })),
    },
    table: {
      head: [
        passes.process,
        passes.inspected,
        passes.firstOk,
        passes.finalOk,
        passes.firstPassYield,
        passes.finalYield,
        passes.passes,
        passes.okPasses,
        passes.runYield,
      ],
      rows: yields.map((one) => [
        placeOf(one),
        count(one.inspected),
        count(one.firstOk),
        count(one.finalOk),
        shown(one.firstPassYield, share),
        shown(one.finalYield, share),
        count(one.passes),
        count(one.okPasses),
        shown(one.runYield, share),
      ]),
    },
  }
}

export function retestChart(yields: readonly ProcessYield[], words: Words, formats: Formats): Drawn {
  const { passes } = words
  const { share, count } = formats
  return {
    option: {
      ...ground(yields, share),
      legend: { show: false },
      yAxis: { type: 'value', min: 0, axisLabel: { formatter: (at: number) => share(at) } },
      series: [
        {
          type: 'bar',
          name: passes.retestRate,
          ...rateLabels(yields.length, share),
          itemStyle: { color: chartColours().c1, borderRadius: [3, 3, 0, 0] },
          barMaxWidth: 44,
          data: yields.map(({ retestRate }) => retestRate ?? '-'),
        },
      ],
    },
    table: {
      head: [passes.process, passes.inspected, passes.retested, passes.retestRate],
      rows: yields.map((one) => [
        placeOf(one),
        count(one.inspected),
        count(one.retested),
        shown(one.retestRate, share),
      ]),
    },
  }
}

/** What waits, is worked on and is held before each process, and how long the first of those that wait has waited. */
export function wipChart(wip: readonly ProcessWip[], now: number, words: Words, formats: Formats): Drawn {
  const { passes } = words
  const { count, duration } = formats
  const { wait, busy, warn } = chartColours()
  const oldest = (one: ProcessWip) =>
    one.waitingSince === null
      ? dash
      : duration(Math.max(0, Math.floor((now - Date.parse(one.waitingSince)) / 1000)))
  const median = (one: ProcessWip) => shown(one.medianWait, duration)
  const series = (name: string, color: string, of: (one: ProcessWip) => number) => ({
    type: 'bar' as const,
    stack: 'wip',
    name,
    itemStyle: { color },
    barMaxWidth: 56,
    data: wip.map(of),
  })
  return {
    option: {
      ...ground(wip, count, oldest),
      yAxis: { type: 'value', minInterval: 1 },
      series: [
        series(passes.waiting, wait, (one) => one.waiting),
        series(passes.inWork, busy, (one) => one.inWork),
        {
          ...series(passes.held, warn, (one) => one.held),
          ...sumLabels(
            wip.map((one) => one.waiting + one.inWork + one.held),
            count,
          ),
        },
      ],
    },
    table: {
      head: [passes.process, passes.waiting, passes.inWork, passes.held, passes.oldest, passes.median],
      rows: wip.map((one) => [
        placeOf(one),
        count(one.waiting),
        count(one.inWork),
        count(one.held),
        oldest(one),
        median(one),
      ]),
    },
  }
}

function ground<P extends RouteStation>(
  places: readonly P[],
  say: (value: number) => string,
  under?: (place: P) => string,
): ChartOption {
  return {
    legend: { top: 0 },
    grid: { left: 8, right: 8, top: 36, bottom: 8, containLabel: true },
    tooltip: { trigger: 'axis', valueFormatter: (value) => (typeof value === 'number' ? say(value) : dash) },
    xAxis: {
      type: 'category',
      data: places.map(placeOf),
      axisLabel: {
        interval: 0,
        formatter: (_, at) => [stationOf(places[at]!), under?.(places[at]!)].filter(Boolean).join('\n'), // one label a place
      },
    },
  }
}
