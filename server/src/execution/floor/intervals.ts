import type { StationStatus } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'

/** `told`: the station reported it. `silence`: the server noted it. `heard`: what the station went on with after a silence. */
export type Origin = 'told' | 'silence' | 'heard'
/** `liveSince` in milliseconds, of silences only: what was stamped before it was sent late. Infinity while the station is silent. */
export type Interval = {
  startTime: string
  endTime: string | null
  stationStatus: StationStatus
  origin: Origin
  liveSince: number | null
}

/** What came in from one station. `spoken`: when it sent messages without a status. `heard`: ends an open silence. Times are epoch milliseconds. */
export type Evidence = {
  reported: { at: number; stationStatus: StationStatus }[]
  spoken: number[]
  heard: { at: number; liveSince: number } | null
}

type Silence = { start: number; liveSince: number; heardAt: number | null }

/**
 * The intervals that follow from everything known of a station, whatever the order in which it came in. `stored` begins at a reported status.
 * A silence into which a late message falls never was one: the station was cut off. Any other stays, and so does a reported `unknown`.
 */
export function mergeIntervals(
  stored: Interval[],
  { reported: statuses, spoken, heard }: Evidence,
): Interval[] {
  const reported = new Map(
    stored
      .filter(({ origin }) => origin === 'told')
      .map((one) => [Date.parse(one.startTime), one.stationStatus]),
  )
  for (const { at, stationStatus } of statuses) reported.set(at, stationStatus)
  const moments = [...reported.keys(), ...spoken]
  const silences = silencesIn(stored, heard).filter(
    ({ start, liveSince, heardAt }) =>
      !reported.has(start) &&
      (heardAt === null || heardAt > start) &&
      !moments.some((at) => at >= start && at < liveSince),
  )

  const times = [...reported.keys()].toSorted((a, b) => a - b)
  const points = new Map<number, Pick<Interval, 'stationStatus' | 'origin' | 'liveSince'>>()
  for (const { start, liveSince, heardAt } of silences) {
    points.set(start, { stationStatus: 'unknown', origin: 'silence', liveSince })
    if (heardAt === null || times.some((at) => at > start && at <= heardAt)) continue
    const before = times.findLast((at) => at < start)
    points.set(heardAt, {
      stationStatus: before === undefined ? 'unknown' : reported.get(before)!,
      origin: 'heard',
      liveSince: null,
    })
  }
  for (const [at, stationStatus] of reported)
    points.set(at, { stationStatus, origin: 'told', liveSince: null })

  const ordered = [...points].toSorted(([a], [b]) => a - b)
  return ordered.map(([start, point], i) => ({
    startTime: isoOf(start),
    endTime: i + 1 < ordered.length ? isoOf(ordered[i + 1]![0]) : null,
    ...point,
  }))
}

function silencesIn(stored: Interval[], heard: Evidence['heard']): Silence[] {
  const silences: Silence[] = []
  for (const { origin, startTime, liveSince } of stored) {
    const at = Date.parse(startTime)
    if (origin === 'silence') {
      const isOpen = liveSince === Infinity && heard !== null
      silences.push({
        start: at,
        liveSince: isOpen ? heard.liveSince : liveSince!,
        heardAt: isOpen ? heard.at : null,
      })
    }
    const last = silences.at(-1)
    if (origin === 'heard' && last) last.heardAt = at
  }
  return silences
}
