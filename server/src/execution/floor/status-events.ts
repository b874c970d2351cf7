import type { NewEvent } from '@takt/contract/events.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Interval } from './intervals.ts'

export const statusEvent = (
  stationNumber: string,
  before: StationStatus,
  { stationStatus, startTime }: Pick<Interval, 'stationStatus' | 'startTime'>,
): NewEvent => ({
  kind: 'stationStatus',
  about: stationNumber,
  data: { stationNumber, stationStatus, before, at: startTime },
})

/** What the station became after what it was, one event a change. A silence that never was one has ended: it is what it was before. */
export function statusEvents(
  stationNumber: string,
  stored: readonly Interval[],
  merged: readonly Interval[],
): NewEvent[] {
  const [was, is] = [stored.at(-1), merged.at(-1)]
  const since = was ? Date.parse(was.startTime) : -Infinity
  const newer = merged.filter((one) => one === is || Date.parse(one.startTime) >= since)
  return newer.flatMap((one, i) => {
    const before = newer[i - 1]?.stationStatus ?? was?.stationStatus ?? 'unknown'
    return before === one.stationStatus ? [] : [statusEvent(stationNumber, before, one)]
  })
}
