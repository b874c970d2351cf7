import type { ChartEvent } from '@takt/contract/chartEvents.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'

/** Events by the first point after them; what came after the last point is on none. */
export function flagsOf(times: readonly number[], events: readonly ChartEvent[]): Map<number, ChartEvent[]> {
  const flags = new Map<number, ChartEvent[]>()
  let point = 0
  for (const event of events) {
    const happened = Date.parse(event.at)
    while (point < times.length && times[point]! < happened) point++
    if (point < times.length) flags.set(point, [...(flags.get(point) ?? []), event])
  }
  return flags
}

export const sayEvent = (
  { at, eventKind, about }: ChartEvent,
  { eventKind: kinds }: Words,
  formats: Formats,
) =>
  [
    formats.shortMinute(at),
    kinds[eventKind],
    eventKind === 'stop' ? formats.duration(Number(about)) : about,
  ].join(' · ')
