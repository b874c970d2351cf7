import { stationStatuses, type TimeClass, timeClassOf } from '@takt/contract/stations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type StatusesInDay, statusesInDays } from './station-times.queries.ts'

type Span = { from: number; to: number }
/** A part of a production day, identified by its place in the list. `day`: the whole day, as far as it has come. */
export type DayPart = Span & { day: Span }
/** A span of work and the milliseconds of all spans before it. */
export type Worked = Span & { before: number }
/** A stop is shorter than the first (milliseconds of work), longer than the second, or between. */
export type StopLimits = { short: number; long: number }

export type TimesFound = {
  place: number
  stationNumber: string
  timeClass: TimeClass
  /** 0: shorter than the first limit, 1: between, 2: longer than the second. Of a stop, as long as it is within its production day. */
  size: 0 | 1 | 2
  milliseconds: number
  /** Times the station was in this class without a gap. */
  runs: number
  /** One of them began before the day, lasted beyond it, or both. The first two have work time in the part. */
  cameIn: boolean
  wentOn: boolean
  wentThrough: boolean
}

/**
 * Milliseconds of work in each class of time, by the length of what they were part of. The database only reads: of 20 stations and two
 * days its windows, sorts and look-ups in arrays took 28 ms, reading takes 6 and this 2.
 */
export async function stationTimes(
  db: Db,
  line: string,
  stations: readonly string[],
  parts: readonly DayPart[],
  work: readonly Worked[],
  limits: StopLimits,
): Promise<TimesFound[]> {
  const days = [...new Map(parts.map(({ day }) => [day.from, day])).values()]
  const statuses = await statusesInDays(db, line, stations, days)
  const placed = parts.map((part, place) => ({ ...part, place }))
  const byDay = Map.groupBy(placed, ({ day }) => day.from)
  return statuses.flatMap((one) => {
    const day = days[one.dayNo]! // one of the requested days
    return timesOf(one, { day, parts: byDay.get(day.from) ?? [], work, limits })
  })
}

type TimesQuery = {
  day: Span
  parts: readonly (DayPart & { place: number })[]
  work: readonly Worked[]
  limits: StopLimits
}

function timesOf(statuses: StatusesInDay, { day, parts, work, limits }: TimesQuery): TimesFound[] {
  const windows = parts.map(({ place, from, to }) => ({
    place,
    from: workBefore(work, from),
    to: workBefore(work, to),
  }))
  const found = new Map<string, TimesFound>()
  for (const { timeClass, from, to } of runsOf(statuses)) {
    const [start, end] = [Math.max(from, day.from), Math.min(to, day.to)]
    if (end <= start) continue
    const [came, goes] = [from < day.from, to >= day.to]
    const [since, until] = [workBefore(work, start), workBefore(work, end)]
    const size = until - since > limits.long ? 2 : until - since >= limits.short ? 1 : 0
    for (const { place, ...window } of windows) {
      const milliseconds = Math.max(0, Math.min(until, window.to) - Math.max(since, window.from))
      if (milliseconds === 0 && !(came && goes)) continue
      const key = `${place} ${timeClass} ${size}`
      const sum = found.get(key) ?? {
        ...nothing,
        place,
        stationNumber: statuses.stationNumber,
        timeClass,
        size,
      }
      found.set(key, sum)
      sum.milliseconds += milliseconds
      if (milliseconds > 0) {
        sum.runs++
        sum.cameIn ||= came
        sum.wentOn ||= goes
      }
      sum.wentThrough ||= came && goes
    }
  }
  return [...found.values()]
}

const nothing = { milliseconds: 0, runs: 0, cameIn: false, wentOn: false, wentThrough: false }

/** Statuses of one class that follow one another without a gap. An interval ends where the next one starts, whatever its own end is. */
function runsOf({ statuses, begins, ends }: StatusesInDay) {
  const runs: (Span & { timeClass: TimeClass })[] = []
  /** Where the interval before ends by its own word, which may be after this one began. */
  let ended = -Infinity
  for (const [at, from] of begins.entries()) {
    const timeClass = timeClassOf[stationStatuses[statuses[at]! - 1]!] // of the list it was looked up in
    const own = ends[at] ?? null
    const to = Math.min(own ?? Infinity, begins[at + 1] ?? Infinity)
    const last = runs.at(-1)
    if (last?.timeClass === timeClass && ended >= from) last.to = Math.max(last.to, to)
    else runs.push({ timeClass, from, to })
    ended = own ?? Infinity
  }
  return runs
}

/** Work time up to an instant: by halving, as there is one look for each run. */
function workBefore(work: readonly Worked[], at: number) {
  let [first, last] = [0, work.length]
  while (first < last) {
    const middle = (first + last) >> 1
    if (work[middle]!.from <= at) first = middle + 1
    else last = middle
  }
  const span = work[first - 1]
  return span ? span.before + Math.min(span.to - span.from, Math.round(at - span.from)) : 0
}
