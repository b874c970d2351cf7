import { type StationStatus, type TimeClass, timeClassOf } from '@takt/contract/stations.ts'
import { type Oee, oeeOf, type TimeByClass } from '@takt/statistics/oee.ts'

type Planned = { stationNumber: string; cycleTime: number | null }

/** The line is as fast as its slowest station: the longest planned cycle of those in use. The first of equals. */
export const bottleneckOf = <S extends Planned>(stations: readonly S[]) =>
  stations.filter(({ cycleTime }) => cycleTime).reduce<S | null>((slowest, one) => (slowest && slowest.cycleTime! >= one.cycleTime! ? slowest : one), null)

/** Seconds a unit may take on a line; null where nothing is planned. */
export const taktOf = (stations: readonly Planned[]) => bottleneckOf(stations)?.cycleTime ?? null

const noTime = (): Record<TimeClass, number> => ({ producing: 0, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: 0 })

type Spent = { stationStatus: StationStatus; milliseconds: number }
type Stretch = { from: number; to: number; workSeconds: number }

/**
 * Every millisecond of the window in one class. Breaks are planned whatever the station said in them;
 * what no interval covers is unknown.
 */
export function timesOf(spent: readonly Spent[], { from, to, workSeconds }: Stretch): TimeByClass {
  const times = noTime()
  const work = Math.round(1000 * workSeconds)
  for (const { stationStatus, milliseconds } of spent) times[timeClassOf[stationStatus]] += milliseconds
  const seen = spent.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  times.unknown += work - seen
  times.planned += to - from - work
  return times
}

export type LineOee = Oee & { oeeStation: string | null; times: TimeByClass; produced: number; goodFirst: number; plannedCycle: number | null }

/** The line's OEE is that of its bottleneck. Produced are its passes, good those that were OK at the unit's first visit. */
export function lineOee(station: Planned | null, times: TimeByClass, counted: { passes: number; firstOk: number } | undefined): LineOee {
  const [produced, goodFirst] = [counted?.passes ?? 0, counted?.firstOk ?? 0]
  if (!station) return { ...oeeOf(noTime(), []), oeeStation: null, times: noTime(), produced: 0, goodFirst: 0, plannedCycle: null }
  const { stationNumber, cycleTime } = station
  return { ...oeeOf(times, [{ cycleTime, produced, goodFirstTime: goodFirst }]), oeeStation: stationNumber, times, produced, goodFirst, plannedCycle: cycleTime }
}
