import type { TelegramHour } from '@takt/contract/host.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'

type Drawn = { option: ChartOption; table: { head: string[]; rows: string[][] } }
const dash = '–'

export function errorsChart(hours: readonly TelegramHour[], { host }: Words, { count, minute }: Formats): Drawn {
  const { good, bad } = chartColours()
  const series = (name: string, color: string, of: (hour: TelegramHour) => number) => ({ type: 'bar' as const, stack: 'hour', name, itemStyle: { color }, barMaxWidth: 40, data: hours.map(of) })
  return {
    option: { ...ground(hours, minute, count), yAxis: { type: 'value', minInterval: 1 }, series: [series(host.failed, bad, ({ failed }) => failed), series(host.ok, good, ({ ok }) => ok)] },
    table: { head: [host.hour, host.failed, host.ok], rows: hours.map(({ hour, failed, ok }) => [minute(hour), count(failed), count(ok)]) },
  }
}

export function latencyChart(hours: readonly TelegramHour[], { host }: Words, { count, minute }: Formats): Drawn {
  const { busy, warn } = chartColours()
  const say = (value: number | null) => (value === null ? dash : `${count(Math.round(value))} ms`)
  const series = (name: string, color: string, of: (hour: TelegramHour) => number | null) => ({ type: 'line' as const, name, itemStyle: { color }, lineStyle: { color }, data: hours.map((hour) => of(hour) ?? '-') })
  return {
    option: { ...ground(hours, minute, say), yAxis: { type: 'value', axisLabel: { formatter: (at: number) => say(at) } }, series: [series(host.median, busy, (hour) => hour.medianLatency), series(host.slow, warn, (hour) => hour.slowLatency)] },
    table: { head: [host.hour, host.median, host.slow], rows: hours.map((hour) => [minute(hour.hour), say(hour.medianLatency), say(hour.slowLatency)]) },
  }
}

const ground = (hours: readonly TelegramHour[], when: Formats['minute'], say: (value: number) => string): ChartOption => ({
  animation: false,
  legend: { top: 0 },
  grid: { left: 8, right: 8, top: 36, bottom: 8, containLabel: true },
  tooltip: { trigger: 'axis', valueFormatter: (value) => (typeof value === 'number' ? say(value) : dash) },
  xAxis: { type: 'category', data: hours.map(({ hour }) => when(hour)), axisLabel: { hideOverlap: true } },
})
