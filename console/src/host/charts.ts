import type { TelegramHour } from '@takt/contract/host.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { barsOverTime, dash, linesOverTime } from '~/shapes/time-chart.ts'

type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }

export function errorsChart(
  hours: readonly TelegramHour[],
  { host }: Words,
  { count, minute }: Formats,
): Drawn {
  const { good, bad } = chartColours()
  const bars = [
    { name: host.failed, color: bad, data: hours.map(({ failed }) => failed) },
    { name: host.ok, color: good, data: hours.map(({ ok }) => ok) },
  ]
  return {
    option: barsOverTime(
      hours.map(({ hour }) => minute(hour)),
      count,
      bars.map((bar) => ({ ...bar, stack: 'hour' })),
    ),
    table: {
      head: [host.hour, host.failed, host.ok],
      rows: hours.map(({ hour, failed, ok }) => [minute(hour), count(failed), count(ok)]),
    },
  }
}

export function latencyChart(
  hours: readonly TelegramHour[],
  { host }: Words,
  { count, minute }: Formats,
): Drawn {
  const say = (value: number | null) => (value === null ? dash : `${count(Math.round(value))} ms`)
  return {
    option: linesOverTime(
      hours.map(({ hour }) => minute(hour)),
      say,
      [
        { name: host.median, data: hours.map(({ medianLatency }) => medianLatency) },
        { name: host.slow, data: hours.map(({ slowLatency }) => slowLatency) },
      ],
    ),
    table: {
      head: [host.hour, host.median, host.slow],
      rows: hours.map((hour) => [minute(hour.hour), say(hour.medianLatency), say(hour.slowLatency)]),
    },
  }
}
