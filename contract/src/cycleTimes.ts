import { z } from 'zod'
import { feature, query } from './endpoint.ts'
import { choice, code, count, flag, instant, measure, name, seconds, share, uuid } from './fields.ts'
import { period } from './lists.ts'

/** Who plans the target: a standard of the station and type, the package of the type, or the station for every type. */
export const targetSources = ['standard', 'package', 'station'] as const
export type TargetSource = (typeof targetSources)[number]

/**
 * How long a station worked on one type, pass by pass. `cycleTime` is the target at the end of the period, `targets` what it was in it, the first
 * of them from its start; a cycle is a hit when it is no longer than what held when it ended.
 * `outliers` lie further than three quartile ranges from the middle half (Tukey's outer fences).
 */
export const CycleTimeRow = z.object({
  stationNumber: code(),
  stationName: name(),
  typeNo: code(),
  cycleTime: seconds().nullable(),
  /** Not of a station that only rework leads to: the line does not wait for it. */
  setsPace: flag(),
  targetSource: choice(targetSources),
  targets: z.array(z.object({ validFrom: instant(), cycleTime: seconds().nullable() })),
  lastCycle: seconds(),
  averageCycle: seconds(),
  medianCycle: seconds(),
  minCycle: seconds(),
  maxCycle: seconds(),
  cycleP95: seconds(),
  samples: count(),
  outliers: count(),
  hitRate: share().nullable(),
  cycleTimePerHour: measure().nullable(),
  /** 3600 / averageCycle. */
  actualPerHour: measure(),
})
export type CycleTimeRow = z.infer<typeof CycleTimeRow>

const scope = { withoutOutliers: flag().optional(), ...period }
export const CycleTimesQuery = z.strictObject({
  typeNo: code().optional(),
  stationNumber: code().optional(),
  ...scope,
})
export type CycleTimesQuery = z.infer<typeof CycleTimesQuery>

/** `takt`: the slowest planned cycle of the line as it runs now. */
export const CycleTimes = z.object({
  from: instant(),
  to: instant(),
  takt: seconds().nullable(),
  rows: z.array(CycleTimeRow),
})
export type CycleTimes = z.infer<typeof CycleTimes>

export const StationCyclesQuery = z.strictObject({ stationNumber: code(), typeNo: code(), ...scope })
export type StationCyclesQuery = z.infer<typeof StationCyclesQuery>

/**
 * The newest cycles of a station and type, oldest first, and how often each length occurs among them. The level of an hour is its median;
 * `best` is the level that the fastest tenth of the hours kept. Null: fewer hours than `leastHours` had `leastInHour` passes.
 */
export const Cycles = z.object({
  points: z.array(
    z.object({
      productId: uuid(),
      productSn: code().nullable(),
      outTime: instant(),
      cycle: seconds(),
    }),
  ),
  bins: z.array(z.object({ from: measure(), to: measure(), count: count() })),
  hours: count(),
  best: seconds().nullable(),
})
export type Cycles = z.infer<typeof Cycles>

/** What a cycle may depend on: the type before it, the time since the station last stopped, who worked there and how many they were, the hour of the shift. */
export const driverKinds = ['typeBefore', 'sinceStop', 'operator', 'operatorCount', 'shiftHour'] as const
export type DriverKind = (typeof driverKinds)[number]

/** `effect`: so many seconds shorter the average cycle would be, were the groups that are clearly slower like the others; null: no group could be compared. */
export const CycleDriver = z.object({
  driver: z.enum(driverKinds),
  effect: measure().nullable(),
  groups: z.array(
    z.object({
      /** A type, `soon`, `while` or `long` after a stop, an operator (null: nobody logged in), how many were logged in, or an hour. */
      value: z.string().nullable(),
      samples: count(),
      medianCycle: seconds(),
      /** Of its median from that of all other cycles; null: fewer than `leastInGroup` of either, or seen against each other less often than `leastStretches`. */
      difference: measure().nullable(),
      /** More than chance would explain, at 95 % for all groups of the answer together. */
      isClear: flag(),
    }),
  ),
})
export type CycleDriver = z.infer<typeof CycleDriver>

/** Of the newest `mostDriven` passes of the station those of the type; the strongest driver first. */
export const CycleDrivers = z.object({ samples: count(), drivers: z.array(CycleDriver) })
export type CycleDrivers = z.infer<typeof CycleDrivers>

export const leastInGroup = 20
/** In so many hours, or unbroken stretches of them. */
export const leastStretches = 5
export const mostDriven = 20_000
export const mostCycleDays = 31
export const mostPoints = 2000
export const leastHours = 10
export const leastInHour = 10

const page = { for: ['cycleTime'], mayLag: true } as const

export const cycleTimes = feature('cycleTimes', {
  /** Without a period: the last 24 hours; at most so many days as `mostCycleDays`. */
  figures: query({ input: CycleTimesQuery, output: CycleTimes, ...page }),
  cycles: query({ input: StationCyclesQuery, output: Cycles, ...page }),
  drivers: query({ input: StationCyclesQuery, output: CycleDrivers, ...page }),
})
