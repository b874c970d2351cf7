import { type StationStatus, type TimeClass, timeClassOf } from '@takt/contract/stations.ts'
import { type PlantClock, type Span, within } from '../plant/plant/plant.ts'

export type StatusAt = { stationNumber: string; at: number; stationStatus: StationStatus }
type Limits = { shortStopFrom: number; reasonFrom: number }

/** What counts of the statuses of one station: the last report of each moment, in order. */
const wordsOf = (statuses: readonly StatusAt[], stationNumber: string) =>
  [
    ...new Map(
      statuses.filter((one) => one.stationNumber === stationNumber).map((one) => [one.at, one.stationStatus]),
    ),
  ].toSorted(([a], [b]) => a - b)

/** What the statuses that are known come to, one by one and without the database. */
export function expectedTimes(
  clock: PlantClock,
  statuses: readonly StatusAt[],
  span: Span,
  stationNumber: string,
) {
  const work = clock.workSpans(span.from, span.to)
  const lengthIn = (from: number, to: number) =>
    work.flatMap((part) => within(part, { from, to })).reduce((sum, one) => sum + one.to - one.from, 0)
  const ordered = wordsOf(statuses, stationNumber)
  const times: Record<TimeClass, number> = {
    producing: 0,
    delay: 0,
    unplanned: 0,
    setup: 0,
    planned: 0,
    unknown: 0,
  }
  let breakdowns = 0
  let isCounted = false
  for (const [place, [at, stationStatus]] of ordered.entries()) {
    const spent = lengthIn(Math.max(span.from, at), Math.min(span.to, ordered[place + 1]?.[0] ?? Infinity))
    const timeClass = timeClassOf[stationStatus]
    times[timeClass] += spent
    if (timeClass !== 'unplanned') isCounted = false
    else if (spent > 0 && !isCounted) {
      breakdowns += 1
      isCounted = true
    }
  }
  const seen = Object.values(times).reduce((sum, ms) => sum + ms, 0)
  times.unknown += lengthIn(span.from, span.to) - seen
  times.planned += span.to - span.from - lengthIn(span.from, span.to)
  return { times, breakdowns }
}

/** Stops are as long as they are within their production day; the part within the span counts. */
export function expectedStops(
  clock: PlantClock,
  statuses: readonly StatusAt[],
  span: Span,
  stationNumber: string,
  limits: Limits,
) {
  const ordered = wordsOf(statuses, stationNumber)
  const workIn = (from: number, to: number) => 1000 * clock.workSecondsBetween(from, Math.max(from, to))
  const sums = { brief: 0, shortStops: 0, longStops: 0, longWaits: 0 }
  for (let at = span.from; at < span.to; at = clock.dayAt(at).end) {
    const { start, end } = clock.dayAt(at)
    const day = { from: start, to: Math.min(end, Date.now()) }
    const pieces = ordered
      .map(([began, status], place) => ({
        timeClass: timeClassOf[status],
        from: Math.max(began, day.from),
        to: Math.min(ordered[place + 1]?.[0] ?? Infinity, day.to),
      }))
      .filter(({ from, to }) => to > from)
    const stops: typeof pieces = []
    for (const piece of pieces) {
      const last = stops.at(-1)
      if (last?.timeClass === piece.timeClass) last.to = piece.to
      else stops.push({ ...piece })
    }
    for (const { timeClass, from, to } of stops) {
      if (timeClass !== 'delay' && timeClass !== 'unplanned') continue
      const whole = Math.round(workIn(from, to))
      const workTime = Math.round(workIn(Math.max(from, span.from), Math.min(to, span.to)))
      if (whole < limits.shortStopFrom * 1000) sums.brief += workTime
      else if (whole <= limits.reasonFrom * 1000) sums.shortStops += workTime
      else if (timeClass === 'delay') sums.longWaits += workTime
      else sums.longStops += workTime
    }
  }
  return sums
}
