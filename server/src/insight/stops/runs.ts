import { type StationStatus, type TimeClass, timeClassOf } from '@takt/contract/stations.ts'
import type { StatusInStrip } from '../../execution/floor/floor.ts'
import type { PlantClock } from '../../plant/plant/plant.ts'

/** A station in one class of time without a gap, within one production day. `status`: the first of it. */
export type Run = {
  stationNumber: string
  timeClass: TimeClass
  status: StationStatus
  from: number
  to: number
}
export type RunsByStation = ReadonlyMap<string, readonly Run[]>

/** The statuses of stations, run by run: the same stops as those that are summed up. Of each station the oldest first. */
export const runsOf = (
  clock: PlantClock,
  spoken: ReadonlyMap<string, readonly StatusInStrip[]>,
): RunsByStation =>
  new Map(
    [...spoken].map(([stationNumber, spans]) => {
      const runs: Run[] = []
      for (const { stationStatus: status, from, to } of spans.flatMap((one) => cutByDay(clock, one))) {
        const timeClass = timeClassOf[status]
        const last = runs.at(-1)
        const isSame = last?.timeClass === timeClass && last.to === from && clock.dayAt(last.from).end > from
        if (isSame) last.to = to
        else runs.push({ stationNumber, timeClass, status, from, to })
      }
      return [stationNumber, runs]
    }),
  )

function cutByDay(clock: PlantClock, { stationStatus, from, to }: StatusInStrip) {
  const pieces: StatusInStrip[] = []
  for (let at = from; at < to;) {
    const end = Math.min(to, Math.max(at + 1, clock.dayAt(at).end))
    pieces.push({ stationStatus, from: at, to: end })
    at = end
  }
  return pieces
}

/** The last of these, sorted by `from`, that began before `at`. */
export function lastBefore<T extends { from: number }>(sorted: readonly T[], at: number): T | undefined {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.from < at) low = middle + 1
    else high = middle
  }
  return sorted[low - 1]
}
