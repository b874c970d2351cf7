import { z } from 'zod'
import { feature, query } from './endpoint.ts'
import { code, count, day, flag, instant, measure, name, seconds, share } from './fields.ts'
import { period } from './lists.ts'
import { type StationStatus, stationStatuses, timeClasses } from './stations.ts'

/** A longer period has no answer: it would be counted while somebody waits. */
export const longestDays = 92
/** What a strip shows; a longer period is shown from its end. */
export const stripDays = 3

/** Missing: the production day that runs. */
export const EquipmentQuery = z.strictObject(period)

/**
 * Unplanned downtime and waiting by how long each stop was, in milliseconds: the four times together are both. The line defines which limits
 * count; a stop is as long as it is within its production day.
 */
export const Stopped = z.object({
  /** Too short to need a reason: speed loss. */
  brief: z.number(),
  shortStops: z.number(),
  shortStopCount: count(),
  /** Downtime and waiting that need a reason. */
  longStops: z.number(),
  longStopCount: count(),
  longWaits: z.number(),
  longWaitCount: count(),
})
export type Stopped = z.infer<typeof Stopped>

/** How a station spent the period, and what follows from it (ISO 22400-2). Times in milliseconds. */
export const StationTime = z.object({
  stationNumber: code(),
  stationName: name(),
  /** The slowest by its planned cycle, in a period that runs by what is made now: the line's OEE is its own. */
  isPacing: flag(),
  times: z.record(z.enum(timeClasses), z.number()),
  /** Reports that were frozen before stops had limits have none. */
  stopped: Stopped.optional(),
  plannedBusyTime: z.number(),
  availability: share().nullable(),
  effectiveness: share().nullable(),
  quality: share().nullable(),
  oee: share().nullable(),
  /** Passes, and those that were good at the unit's first visit. */
  produced: count(),
  goodFirst: count(),
  plannedCycle: seconds().nullable(),
  /** Breakdowns that reach into its work time. */
  stops: count(),
  mtbf: seconds().nullable(),
  mttr: seconds().nullable(),
})
export type StationTime = z.infer<typeof StationTime>

/**
 * The statuses of a station, in order, three numbers a span: its status by its place in `stationStatuses`, when it began and when it ended, in
 * milliseconds after `stripSince`. Of 20 stations and three days these are 140 kB; as objects with instants they were 750.
 */
const Strip = z.object({
  stationNumber: code(),
  /** Only rework leads to it: the line waits for it never, and it is no bottleneck. */
  isRework: flag(),
  said: z.array(z.number()),
})
/** Milliseconds since 1970. */
export type StatusSpan = { stationStatus: StationStatus; start: number; end: number }

export function spansOf({ said }: Pick<z.infer<typeof Strip>, 'said'>, stripSince: string): StatusSpan[] {
  const since = Date.parse(stripSince)
  const spans: StatusSpan[] = []
  for (let at = 0; at + 2 < said.length; at += 3)
    spans.push({
      stationStatus: stationStatuses[said[at]!]!, // the server took its place from the same list
      start: since + said[at + 1]!,
      end: since + said[at + 2]!,
    })
  return spans
}

/** The bottleneck as it was: the station with the longest unbroken activity (working, down, set-up). */
export const Bottleneck = z.object({
  /** `isShifting`: the period that led before or that leads next is active too. */
  leads: z.array(z.object({ stationNumber: code(), start: instant(), end: instant(), isShifting: flag() })),
  /** Milliseconds each station led, the longest first, and those in which no other was active that led. */
  led: z.array(z.object({ stationNumber: code(), leading: measure(), sole: measure() })),
  shifting: measure(),
})
export type Bottleneck = z.infer<typeof Bottleneck>

export const EquipmentTimes = z.object({
  since: instant(),
  until: instant(),
  workSeconds: measure(),
  stations: z.array(StationTime),
  /** The statuses of stations in `work`, from `stripSince` on; gaps in it are unknown. */
  stripSince: instant(),
  /** In the order of the line, stations that only rework leads to behind. */
  strips: z.array(Strip),
  work: z.array(z.object({ start: instant(), end: instant() })),
  /** Of the time of the strips, within work time. */
  bottleneck: Bottleneck,
  /** The line by its shifts, as its pacing station worked, at least those of three days; the newest last. None from before the line was here. */
  shifts: z.array(
    z.object({
      productionDay: day(),
      shiftName: name().nullable(),
      start: instant(),
      end: instant(),
      ...StationTime.pick({
        availability: true,
        effectiveness: true,
        quality: true,
        oee: true,
        produced: true,
      }).shape,
    }),
  ),
})
export type EquipmentTimes = z.infer<typeof EquipmentTimes>

export const equipmentStatistics = feature('equipmentStatistics', {
  report: query({
    input: EquipmentQuery,
    output: EquipmentTimes,
    for: ['equipmentStatistics'],
    mayLag: true,
  }),
})
