import type { StopProposal } from '@takt/contract/stops.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Run } from './runs.ts'

/** Which stations come right before and right after each on the routes of the line. */
export type Neighbours = { before: (station: string) => string[]; after: (station: string) => string[] }
export type AlarmOn = { stationNumber: string; alarmCode: string; onTime: string }

/** An alarm belongs to a stop if it came up so long before it or after it began. Milliseconds. */
const near = 60_000
const standing = ['unplanned', 'setup']

/** What stopped first: by the order of the route and of time, both. Nothing where they do not agree. */
export function proposalFor(
  stop: Run,
  runs: readonly Run[],
  neighbours: Neighbours,
  alarms: readonly AlarmOn[],
): StopProposal | null {
  if (stop.timeClass === 'unplanned') return byAlarm(stop, alarms)
  const way = { starved: neighbours.before, blocked: neighbours.after } as const
  const causes = stop.status === 'processed' ? (['blocked'] as const) : (['starved', 'blocked'] as const)
  for (const stopCause of stop.status === 'unbound' ? [] : causes) {
    const first = firstAlong(stop, runs, way[stopCause], new Set([stop.stationNumber]))
    if (first)
      return {
        stopCause,
        causeStation: first.stationNumber,
        alarmCode: null,
        lossType: 'organizational',
        causeStatus: first.status,
        causeSince: isoOf(first.from),
      }
  }
  return null
}

/** Of the next stations in that direction the one that stood when this one began to wait; one that only waits is asked for its own. */
function firstAlong(
  stop: Run,
  runs: readonly Run[],
  next: (station: string) => string[],
  seen: Set<string>,
): Run | null {
  for (const station of next(stop.stationNumber)) {
    if (seen.has(station)) continue
    seen.add(station)
    const run = runs.find(
      (one) => one.stationNumber === station && one.from < stop.from && one.to >= stop.from,
    )
    if (!run) continue
    if (standing.includes(run.timeClass)) return run
    const first = run.timeClass === 'delay' ? firstAlong(run, runs, next, seen) : null
    if (first) return first
  }
  return null
}

function byAlarm({ stationNumber, from, to }: Run, alarms: readonly AlarmOn[]): StopProposal | null {
  const [first] = alarms
    .filter((one) => one.stationNumber === stationNumber)
    .map((one) => ({ ...one, at: Date.parse(one.onTime) }))
    .filter(({ at }) => at >= from - near && at <= Math.min(to, from + near))
    .toSorted((a, b) => a.at - b.at)
  if (!first) return null
  const { alarmCode, at } = first
  return {
    stopCause: 'alarm',
    causeStation: null,
    alarmCode,
    lossType: 'equipment',
    causeStatus: null,
    causeSince: isoOf(at),
  }
}
