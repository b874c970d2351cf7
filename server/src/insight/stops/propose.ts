import type { StopProposal } from '@takt/contract/stops.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { lastBefore, type Run, type RunsByStation } from './runs.ts'

/** Which stations come right before and right after each on the routes of the line. */
export type Neighbours = { before: (station: string) => string[]; after: (station: string) => string[] }
type AlarmOn = { alarmCode: string; onTime: string }

/** An alarm belongs to a stop if it came up so long before it or after it began. Milliseconds. */
const near = 60_000
export const alarmsNear = ({ stationNumber, from, to }: Run) => ({
  stationNumber,
  from: isoOf(from - near),
  to: isoOf(Math.min(to, from + near)),
})

const standing = ['unplanned', 'setup']

/** What stopped first: by the order of the route and of time, both. Nothing where they do not agree. `alarm`: the first that came with the stop. */
export function proposalFor(
  stop: Run,
  runs: RunsByStation,
  neighbours: Neighbours,
  alarm: AlarmOn | undefined,
): StopProposal | null {
  if (stop.timeClass === 'unplanned') return byAlarm(alarm)
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

/** Of the next stations in that direction the one that was stopped when this one began to wait; for one that only waits its own is searched. */
function firstAlong(
  stop: Run,
  runs: RunsByStation,
  next: (station: string) => string[],
  seen: Set<string>,
): Run | null {
  for (const station of next(stop.stationNumber)) {
    if (seen.has(station)) continue
    seen.add(station)
    const run = lastBefore(runs.get(station) ?? [], stop.from)
    if (!run || run.to < stop.from) continue
    if (standing.includes(run.timeClass)) return run
    const first = run.timeClass === 'delay' ? firstAlong(run, runs, next, seen) : null
    if (first) return first
  }
  return null
}

function byAlarm(alarm: AlarmOn | undefined): StopProposal | null {
  if (!alarm) return null
  return {
    stopCause: 'alarm',
    causeStation: null,
    alarmCode: alarm.alarmCode,
    lossType: 'equipment',
    causeStatus: null,
    causeSince: isoOf(Date.parse(alarm.onTime)),
  }
}
