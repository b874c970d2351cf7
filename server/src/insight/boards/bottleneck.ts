import { type StationStatus, type TimeClass, timeClassOf } from '@takt/contract/stations.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { type Oee, oeeOf, type TimeByClass } from '@takt/statistics/oee.ts'

/** `pace` where the package of what runs has another: see planned.ts. */
export type Planned = { stationNumber: string; cycleTime: number | null; pace?: number | null }
const paceOf = ({ cycleTime, pace }: Planned) => (pace === undefined ? cycleTime : pace)

/** The line is as fast as its slowest station: the longest planned cycle of those in use. The first of equals. */
export const bottleneckOf = <S extends Planned>(stations: readonly S[]) =>
  stations
    .filter((one) => paceOf(one))
    .reduce<S | null>((slowest, one) => (slowest && paceOf(slowest)! >= paceOf(one)! ? slowest : one), null)

/** Seconds a unit may take on a line; null where nothing is planned. */
export function taktOf(stations: readonly Planned[]) {
  const slowest = bottleneckOf(stations)
  return slowest && paceOf(slowest)
}

const noTime = (): Record<TimeClass, number> => ({
  producing: 0,
  delay: 0,
  unplanned: 0,
  setup: 0,
  planned: 0,
  unknown: 0,
})

type Spent = { stationStatus: StationStatus; milliseconds: number }
export type Stretch = { from: number; to: number; workSeconds: number }

/**
 * Every millisecond of the window in one class. Breaks are planned whatever the station reported in them;
 * what no interval covers is unknown.
 */
export const timesOf = (spent: readonly Spent[], stretch: Stretch): TimeByClass =>
  timesByClass(
    spent.map(({ stationStatus, milliseconds }) => ({ timeClass: timeClassOf[stationStatus], milliseconds })),
    stretch,
  )

export type SpentIn = { timeClass: TimeClass; milliseconds: number }
export function timesByClass(spent: readonly SpentIn[], { from, to, workSeconds }: Stretch): TimeByClass {
  const times = noTime()
  const work = Math.round(1000 * workSeconds)
  for (const { timeClass, milliseconds } of spent) times[timeClass] += milliseconds
  const seen = spent.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  times.unknown += work - seen
  times.planned += to - from - work
  return times
}

export type LineOee = Oee & {
  oeeStation: string | null
  times: TimeByClass
  produced: number
  goodFirst: number
  plannedCycle: number | null
}

/** What a station made of one type, and the cycle that is planned for it. */
export type MadeOf = { cycleTime: number | null; passes: number; firstOk: number }

/**
 * The line's OEE is that of its bottleneck. Produced are its passes, good those that were OK at the unit's first visit; what was made of several
 * types had each its own planned cycle, and `plannedCycle` is their mean.
 */
export function lineOee(station: Planned | null, times: TimeByClass, made: readonly MadeOf[]): LineOee {
  if (!station)
    return {
      ...oeeOf(noTime(), []),
      oeeStation: null,
      times: noTime(),
      produced: 0,
      goodFirst: 0,
      plannedCycle: null,
    }
  const sum = (what: (one: MadeOf) => number) => made.reduce((all, one) => all + what(one), 0)
  const [produced, goodFirst] = [sum(({ passes }) => passes), sum(({ firstOk }) => firstOk)]
  const isPlanned = made.every(({ cycleTime, passes }) => cycleTime !== null || passes === 0)
  const mean = isPlanned
    ? ratio(
        sum(({ cycleTime, passes }) => (cycleTime ?? 0) * passes),
        produced,
      )
    : null
  return {
    ...oeeOf(
      times,
      made.map(({ cycleTime, passes, firstOk }) => ({ cycleTime, produced: passes, goodFirstTime: firstOk })),
    ),
    // Nothing made without a planned cycle is not 0 %: how much it should have been is not defined.
    ...(produced === 0 && station.cycleTime === null && { effectiveness: null }),
    oeeStation: station.stationNumber,
    times,
    produced,
    goodFirst,
    plannedCycle: produced > 0 ? mean : station.cycleTime,
  }
}
