import type { PoolClient } from 'pg'
import type { NewEvent } from '@takt/contract/events.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { columnsOf, insertRows } from '../../platform/db/rows.ts'
import { type Evidence, type Interval, mergeIntervals } from './intervals.ts'
import { changedSpan } from './late-changes.ts'
import { statusEvents } from './status-events.ts'
import type { Span } from '../../plant/plant/plant.ts'
import type { Writes } from './writes.ts'

export type StatusNow = { stationStatus: StationStatus; since: string }

/** Event time rules: a late status is put where it belongs, and its neighbours end and begin anew. Returns each station's newest status, what became another one, and the time whose statuses changed. */
export async function storeStatuses(
  client: PoolClient,
  line: string,
  writes: Pick<Writes, 'statuses' | 'spoken' | 'heard'>,
): Promise<{ now: Map<string, StatusNow>; events: NewEvent[]; touched: Span[] }> {
  const evidence = evidenceByStation(writes)
  const stored = Map.groupBy(
    await intervalsFrom(client, line, evidence),
    ({ stationNumber }) => stationNumber,
  )
  const now = new Map<string, StatusNow>()
  const events: NewEvent[] = []
  const touched: Span[] = []
  const [changed, gone]: [StationInterval[], StationInterval[]] = [[], []]
  for (const [stationNumber, fresh] of evidence) {
    const before = stored.get(stationNumber) ?? []
    const merged = mergeIntervals(before, fresh).map((one) => ({ stationNumber, ...one }))
    const starts = new Set(merged.map(({ startTime }) => startTime))
    const unchanged = new Set(before.map(asText))
    changed.push(...merged.filter((one) => !unchanged.has(asText(one))))
    gone.push(...before.filter(({ startTime }) => !starts.has(startTime)))
    events.push(...statusEvents(stationNumber, before, merged))
    touched.push(...changedSpan(before, merged))
    const last = merged.at(-1)
    if (last) now.set(stationNumber, { stationStatus: last.stationStatus, since: last.startTime })
  }
  if (gone.length) await deleteIntervals(client, line, gone)
  if (changed.length) await upsertIntervals(client, line, changed)
  return { now, events, touched }
}

type StationInterval = Interval & { stationNumber: string }
const asText = ({ startTime, endTime, stationStatus, origin, liveSince }: Interval) =>
  [startTime, endTime, stationStatus, origin, liveSince].join(' ')

function evidenceByStation({ statuses, spoken, heard }: Pick<Writes, 'statuses' | 'spoken' | 'heard'>) {
  const [reported, sent] = [
    Map.groupBy(statuses, ({ stationNumber }) => stationNumber),
    Map.groupBy(spoken, ({ stationNumber }) => stationNumber),
  ]
  const stations = new Set([...reported.keys(), ...sent.keys(), ...heard.keys()])
  return new Map(
    [...stations].map((station) => {
      const evidence: Evidence = {
        reported: reported.get(station) ?? [],
        spoken: (sent.get(station) ?? []).map(({ at }) => at),
        heard: heard.get(station) ?? null,
      }
      const since = Math.min(
        ...evidence.reported.map(({ at }) => at),
        ...evidence.spoken,
        heard.get(station)?.start ?? Infinity,
      )
      return [station, { ...evidence, since }]
    }),
  )
}

/** For every station the last reported status up to its earliest message, and all after it. */
async function intervalsFrom(
  client: PoolClient,
  line: string,
  evidence: Map<string, { since: number }>,
): Promise<StationInterval[]> {
  const { rows } = await client.query<StationInterval>({
    name: 'floor_intervals',
    text: `select s.station_number as "stationNumber", s.start_time as "startTime", s.end_time as "endTime", s.station_status as "stationStatus", s.origin,
             (extract(epoch from s.live_since) * 1000)::float8 as "liveSince"
           from unnest($2::text[], $3::timestamptz[]) as f (station_number, since)
           join status_intervals s on s.line_number = $1 and s.station_number = f.station_number
             and s.start_time >= coalesce((select b.start_time from status_intervals b
                                           where b.line_number = $1 and b.station_number = f.station_number and b.start_time <= f.since and b.origin = 'told'
                                           order by b.start_time desc limit 1), '-infinity')
           order by s.start_time for update of s`,
    values: [line, [...evidence.keys()], [...evidence.values()].map(({ since }) => isoOf(since))],
  })
  return rows
}

const intervalColumns = columnsOf<StationInterval>({
  stationNumber: 'text',
  startTime: 'timestamptz',
  endTime: 'timestamptz',
  stationStatus: 'text',
  origin: 'text',
  liveSince: 'instant',
})

const upsertIntervals = (client: PoolClient, line: string, intervals: StationInterval[]) =>
  insertRows(
    client,
    'status_intervals',
    line,
    intervalColumns(intervals),
    `on conflict (line_number, station_number, start_time) do update
        set end_time = excluded.end_time, station_status = excluded.station_status, origin = excluded.origin, live_since = excluded.live_since`,
  )

const deleteIntervals = (client: PoolClient, line: string, intervals: StationInterval[]) =>
  client.query({
    name: 'floor_delete_intervals',
    text: 'delete from status_intervals s using unnest($2::text[], $3::timestamptz[]) as f (station_number, start_time) where s.line_number = $1 and s.station_number = f.station_number and s.start_time = f.start_time',
    values: [line, intervals.map((one) => one.stationNumber), intervals.map((one) => one.startTime)],
  })

type StateNow = { stationNumber: string; heardAt: number; lastCycle: number | null } & Partial<StatusNow>
const stateColumns = columnsOf<StateNow>(
  { stationNumber: 'text', heardAt: 'instant', lastCycle: 'float8' },
  {
    last_heartbeat: ['instant', ({ heardAt }) => heardAt],
    station_status: ['text', ({ stationStatus }) => stationStatus ?? 'unknown'],
    status_since: ['timestamptz', ({ since }) => since ?? null],
  },
)

/** The status of each sender, and that it is alive: always in the same order, as heartbeats are noted while the line's other transactions run. */
export function storeStates(
  client: PoolClient,
  line: string,
  stations: string[],
  now: Map<string, StatusNow>,
  { cycles }: Pick<Writes, 'cycles'>,
) {
  const heardAt = Date.now()
  return insertRows(
    client,
    'station_states',
    line,
    stateColumns(
      stations.toSorted().map((stationNumber) => ({
        stationNumber,
        heardAt,
        lastCycle: cycles.get(stationNumber) ?? null,
        ...now.get(stationNumber),
      })),
    ),
    `on conflict (line_number, station_number) do update set heard_at = excluded.heard_at,
        last_heartbeat = greatest(station_states.last_heartbeat, excluded.last_heartbeat), last_cycle = coalesce(excluded.last_cycle, station_states.last_cycle),
        station_status = case when excluded.status_since is null then station_states.station_status else excluded.station_status end,
        status_since = coalesce(excluded.status_since, station_states.status_since)`,
  )
}
