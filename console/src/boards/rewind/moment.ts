import type { RewoundShift } from '@takt/contract/rewind.ts'
import type { StationStatus } from '@takt/contract/stations.ts'

export type PastStation = {
  stationNumber: string
  stationName: string
  isOffMainWay: boolean
  stationStatus: StationStatus
  /** The second since which it was so; null where it is unknown. */
  since: number | null
  units: number
  alarms: RewoundShift['alarms']
}

/** The last of these, sorted by their first number, that began by then. */
function lastBy<T extends readonly [number, ...unknown[]]>(sorted: readonly T[], second: number) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]![0] <= second) low = middle + 1
    else high = middle
  }
  return sorted[low - 1]
}

const isOn = (second: number) => (one: { from: number; to: number | null }) =>
  one.from <= second && (one.to === null || second < one.to)

/** The line as it was in that second of the shift. */
export function momentOf({ stations, alarms, calls }: RewoundShift, second: number) {
  const on = alarms.filter(isOn(second))
  return {
    calls: calls.filter(isOn(second)),
    stations: stations.map(({ stationNumber, stationName, isOffMainWay, said, units }): PastStation => {
      const spoken = lastBy(said, second)
      const span = spoken && second <= spoken[1] ? spoken : undefined
      return {
        stationNumber,
        stationName,
        isOffMainWay,
        stationStatus: span?.[2] ?? 'unknown',
        since: span?.[0] ?? null,
        units: lastBy(units, second)?.[1] ?? 0,
        alarms: on.filter((alarm) => alarm.stationNumber === stationNumber),
      }
    }),
  }
}
