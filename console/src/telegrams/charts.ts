import type { Words } from '@takt/contract/locales/en/words.ts'
import type { StationTraffic } from '@takt/contract/telegrams.ts'
import { instantOf, type Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { barsOverTime, dash, linesOverTime } from '~/shapes/time-chart.ts'

type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }
type Bucket = StationTraffic['buckets'][number]

/** Every bucket of the period; one in which nobody called is empty, not left out. */
function bucketsOf({ from, to, seconds, buckets }: StationTraffic): Bucket[] {
  const bucketsByStart = new Map(buckets.map((bucket) => [Date.parse(bucket.start), bucket]))
  const [start, step] = [Date.parse(from), 1000 * seconds]
  const count = Math.ceil((Date.parse(to) - start) / step)
  return Array.from(
    { length: count },
    (_, i) =>
      bucketsByStart.get(start + i * step) ?? {
        start: instantOf(start + i * step),
        calls: 0,
        median: null,
        slow: null,
      },
  )
}

export function callsChart(
  traffic: StationTraffic,
  { telegrams }: Words,
  { measure, minute }: Formats,
): Drawn {
  const { c1 } = chartColours()
  const rows = bucketsOf(traffic).map(({ start, calls }) => ({
    start,
    rate: Math.round((600 * calls) / traffic.seconds) / 10,
  }))
  return {
    option: barsOverTime(
      rows.map(({ start }) => minute(start)),
      measure,
      [{ name: telegrams.calls, color: c1, data: rows.map(({ rate }) => rate) }],
    ),
    table: {
      head: [telegrams.since, telegrams.calls],
      rows: rows.map(({ start, rate }) => [minute(start), measure(rate)]),
    },
  }
}

export function latencyChart(
  traffic: StationTraffic,
  { telegrams }: Words,
  { measure, minute }: Formats,
): Drawn {
  const rows = bucketsOf(traffic)
  const say = (value: number | null) => (value === null ? dash : `${measure(Math.round(10 * value) / 10)} ms`)
  return {
    option: linesOverTime(
      rows.map(({ start }) => minute(start)),
      say,
      [
        { name: telegrams.median, data: rows.map(({ median }) => median) },
        { name: telegrams.slow, data: rows.map(({ slow }) => slow) },
      ],
    ),
    table: {
      head: [telegrams.since, telegrams.median, telegrams.slow],
      rows: rows.map(({ start, median, slow }) => [minute(start), say(median), say(slow)]),
    },
  }
}

export function refusalsChart(
  { hours }: StationTraffic,
  { telegrams, teleResult }: Words,
  { count, minute }: Formats,
): Drawn {
  const { bad, warn } = chartColours()
  return {
    option: barsOverTime(
      hours.map(({ hour }) => minute(hour)),
      count,
      [
        { name: teleResult.refused, color: bad, stack: 'hour', data: hours.map(({ refused }) => refused) },
        { name: teleResult.noGo, color: warn, stack: 'hour', data: hours.map(({ noGo }) => noGo) },
      ],
    ),
    table: {
      head: [telegrams.hour, teleResult.refused, teleResult.noGo],
      rows: hours.map(({ hour, refused, noGo }) => [minute(hour), count(refused), count(noGo)]),
    },
  }
}
