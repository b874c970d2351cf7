import type { PoolClient } from 'pg'
import type { StationStatus } from '@takt/contract/stations.ts'
import { isoOf } from '../db/instants.ts'
import { column, insertRows } from '../db/rows.ts'
import type { NewStatus, Writes } from './state.ts'

type Interval = {
  stationNumber: string
  startTime: string
  endTime: string | null
  stationStatus: StationStatus
}
export type StatusNow = { stationStatus: StationStatus; since: string }

/** Event time rules: a late status is put where it belongs, and its neighbours end and begin anew. Answers each station's newest status. */
export async function storeStatuses(
  client: PoolClient,
  line: string,
  statuses: NewStatus[],
): Promise<Map<string, StatusNow>> {
  const byStation = Map.groupBy(statuses, ({ stationNumber }) => stationNumber)
  const stored = Map.groupBy(
    await intervalsFrom(client, line, byStation),
    ({ stationNumber }) => stationNumber,
  )
  const now = new Map<string, StatusNow>()
  const changed: Interval[] = []
  for (const [stationNumber, fresh] of byStation) {
    const known = stored.get(stationNumber) ?? []
    const merged = mergeIntervals(stationNumber, known, fresh)
    const unchanged = new Set(known.map((one) => JSON.stringify(one)))
    changed.push(...merged.filter((one) => !unchanged.has(JSON.stringify(one))))
    const last = merged.at(-1)!
    now.set(stationNumber, { stationStatus: last.stationStatus, since: last.startTime })
  }
  await dropSilence(client, line, byStation)
  await insertRows(
    client,
    'status_intervals',
    line,
    [
      column(
        'station_number',
        'text',
        changed.map((one) => one.stationNumber),
      ),
      column(
        'start_time',
        'timestamptz',
        changed.map((one) => one.startTime),
      ),
      column(
        'end_time',
        'timestamptz',
        changed.map((one) => one.endTime),
      ),
      column(
        'station_status',
        'text',
        changed.map((one) => one.stationStatus),
      ),
    ],
    'on conflict (line_number, station_number, start_time) do update set end_time = excluded.end_time, station_status = excluded.station_status',
  )
  return now
}

const earliest = (statuses: NewStatus[]) => isoOf(Math.min(...statuses.map(({ at }) => at)))

/** For every station the interval in which its earliest message falls, and all after it. */
async function intervalsFrom(
  client: PoolClient,
  line: string,
  byStation: Map<string, NewStatus[]>,
): Promise<Interval[]> {
  const { rows } = await client.query<Interval>({
    name: 'floor_intervals',
    text: `select s.station_number as "stationNumber", s.start_time as "startTime", s.end_time as "endTime", s.station_status as "stationStatus"
           from unnest($2::text[], $3::timestamptz[]) as f (station_number, since)
           join status_intervals s on s.line_number = $1 and s.station_number = f.station_number
             and s.start_time >= coalesce((select max(b.start_time) from status_intervals b
                                           where b.line_number = $1 and b.station_number = f.station_number and b.start_time <= f.since), '-infinity')
           order by s.start_time for update of s`,
    values: [line, [...byStation.keys()], [...byStation.values()].map(earliest)],
  })
  return rows
}

/** A station that was only cut off tells afterwards what it did: the silence we noted in that time is no fact any more. */
export function mergeIntervals(stationNumber: string, known: Interval[], fresh: NewStatus[]): Interval[] {
  const first = earliest(fresh)
  const starts = new Map(
    known
      .filter((one) => one.stationStatus !== 'unknown' || one.startTime <= first)
      .map((one) => [one.startTime, one.stationStatus]),
  )
  for (const { at, stationStatus } of fresh) starts.set(isoOf(at), stationStatus)
  const ordered = [...starts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return ordered.map(([startTime, stationStatus], i) => ({
    stationNumber,
    startTime,
    endTime: ordered[i + 1]?.[0] ?? null,
    stationStatus,
  }))
}

const dropSilence = (client: PoolClient, line: string, byStation: Map<string, NewStatus[]>) =>
  client.query({
    name: 'floor_drop_silence',
    text: `delete from status_intervals s using unnest($2::text[], $3::timestamptz[]) as f (station_number, since)
           where s.line_number = $1 and s.station_number = f.station_number and s.start_time > f.since and s.station_status = 'unknown'`,
    values: [line, [...byStation.keys()], [...byStation.values()].map(earliest)],
  })

/** What each station that spoke now is, and that it was heard. */
export function storeStates(
  client: PoolClient,
  line: string,
  stations: string[],
  now: Map<string, StatusNow>,
  { heartbeats, cycles }: Writes,
) {
  const beat = (station: string) => {
    const beats = heartbeats.filter(({ stationNumber }) => stationNumber === station).map(({ at }) => at)
    return beats.length ? isoOf(Math.max(...beats)) : null
  }
  return insertRows(
    client,
    'station_states',
    line,
    [
      column('station_number', 'text', stations),
      column(
        'heard_at',
        'timestamptz',
        stations.map(() => isoOf(Date.now())),
      ),
      column('last_heartbeat', 'timestamptz', stations.map(beat)),
      column(
        'last_cycle',
        'float8',
        stations.map((station) => cycles.get(station) ?? null),
      ),
      column(
        'station_status',
        'text',
        stations.map((station) => now.get(station)?.stationStatus ?? 'unknown'),
      ),
      column(
        'status_since',
        'timestamptz',
        stations.map((station) => now.get(station)?.since ?? null),
      ),
    ],
    `on conflict (line_number, station_number) do update set heard_at = excluded.heard_at,
        last_heartbeat = greatest(station_states.last_heartbeat, excluded.last_heartbeat), last_cycle = coalesce(excluded.last_cycle, station_states.last_cycle),
        station_status = case when excluded.status_since is null then station_states.station_status else excluded.station_status end,
        status_since = coalesce(excluded.status_since, station_states.status_since)`,
  )
}
