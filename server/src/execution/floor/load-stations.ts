import type { PoolClient } from 'pg'
import { isoOf } from '../../platform/db/instants.ts'
import { inMilliseconds } from './load-units.ts'
import type { Mentioned } from './mentioned.ts'
import type { Floor, StationSilence } from './state.ts'
import type { Refused } from './writes.ts'

/** Silences of these stations that last, or into which what was sent at `from` or later may fall. */
export async function silencesOf(
  client: PoolClient,
  lineNumber: string,
  stations: string[],
  from: number,
): Promise<Floor['silences']> {
  const { rows } = await client.query<StationSilence & { station: string }>({
    name: 'floor_silences',
    text: `select asked.station, ${['i.start_time as start', 'i.live_since as "liveSince"'].map(inMilliseconds).join(', ')}, s.heartbeat_seconds as "heartbeatSeconds"
           from unnest($2::text[]) as asked (station)
           join status_intervals i on i.line_number = $1 and i.station_number = asked.station and i.origin = 'silence' and i.live_since > $3
           join station_states s on s.line_number = $1 and s.station_number = asked.station`,
    values: [lineNumber, stations, isoOf(Math.min(from, Date.now()))],
  })
  return Map.groupBy(rows, ({ station }) => station)
}

export async function refusedBefore(
  client: PoolClient,
  lineNumber: string,
  arrivals: Mentioned['arrivals'],
): Promise<Floor['refusedBefore']> {
  if (arrivals.length === 0) return new Map()
  const { rows } = await client.query<{ station: string; message: number; reasons: Refused['reasons'] }>({
    name: 'floor_refused_before',
    text: `select r.station_number as station, r.message, r.reasons from unnest($2::text[], $3::bigint[]) as asked (station, message)
           join refused_arrivals r on r.line_number = $1 and r.station_number = asked.station and r.message = asked.message`,
    values: [
      lineNumber,
      arrivals.map(({ stationNumber }) => stationNumber),
      arrivals.map(({ message }) => message),
    ],
  })
  return new Map(rows.map(({ station, message, reasons }) => [`${station}\0${message}`, reasons]))
}
