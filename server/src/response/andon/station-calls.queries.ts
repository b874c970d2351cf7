import type { AndonCall } from '@takt/contract/andon.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Sql } from '../../platform/db/rows.ts'

type StationLoss = Pick<AndonCall, 'stationNumber' | 'lossType'>
/** Times are milliseconds. */
export type OpenCall = StationLoss & { id: number; at: number }
/** `at`: from when on it stops the line. */
export type StoppingCall = Pick<OpenCall, 'id' | 'stationNumber' | 'at'>
/** How a call is cleared: `message` is what was done. */
export type Cleared = { at: number; by: string; message: string | null; hash: number }
export type Raised = StationLoss & Cleared & { stopsLine: boolean; stopsAt: string | null }

export const placeOf = ({ stationNumber, lossType }: StationLoss) => `${stationNumber}\0${lossType}`

const calledAt = '(extract(epoch from called_at) * 1000)::float8 as at'
const isOpen = "call_state in ('called', 'arrived')"

export async function stoppingCalls(client: Sql, line: string): Promise<StoppingCall[]> {
  const { rows } = await client.query<StoppingCall>({
    name: 'andon_stopping',
    text: `select id, station_number as "stationNumber", extract(epoch from stops_at)::float8 * 1000 as at
           from andon_calls where line_number = $1 and stops_line and ${isOpen} order by called_at`,
    values: [line],
  })
  return rows
}

export async function openCalls(client: Sql, line: string, stations: readonly string[]): Promise<OpenCall[]> {
  const { rows } = await client.query<OpenCall>({
    name: 'andon_open',
    text: `select id, station_number as "stationNumber", loss_type as "lossType", ${calledAt}
           from andon_calls where line_number = $1 and station_number = any($2) and ${isOpen}
           order by called_at desc`,
    values: [line, stations],
  })
  return rows
}

type Sent = { stationNumber: string; hash: number }
/** Which of these messages were taken already. */
export async function playedMessages(client: Sql, line: string, sent: readonly Sent[]) {
  const values = [line, sent.map(({ stationNumber }) => stationNumber), sent.map(({ hash }) => hash)]
  const found = (name: string, table: string, isSame: string) =>
    client.query<{ key: string }>({
      name,
      text: `select t.station_number || chr(1) || m.hash as key
             from unnest($2::text[], $3::bigint[]) as m (station, hash)
             join ${table} t on t.line_number = $1 and t.station_number = m.station and ${isSame}`,
      values,
    })
  const both = await Promise.all([
    found('andon_played', 'andon_calls', 'm.hash in (t.raised_message, t.cleared_message)'),
    found('andon_heard', 'andon_station_messages', 't.message = m.hash'),
  ])
  return new Set(both.flatMap(({ rows }) => rows).map(({ key }) => key.replace('\u0001', '\0')))
}

export type StoredCall = Pick<
  AndonCall,
  | 'id'
  | 'stationNumber'
  | 'lossType'
  | 'message'
  | 'reason'
  | 'callState'
  | 'calledAt'
  | 'calledBy'
  | 'solvedAt'
  | 'solvedBy'
  | 'endedAt'
  | 'endedBy'
>
const stored = `andon_calls.id, andon_calls.station_number as "stationNumber", andon_calls.loss_type as "lossType",
  andon_calls.message, andon_calls.reason, call_state as "callState", called_at as "calledAt", called_by as "calledBy",
  solved_at as "solvedAt", solved_by as "solvedBy", ended_at as "endedAt", ended_by as "endedBy"`

/** People are notified of them by a follower of the events left here: nothing of it may hold up the line. */
export async function storeRaised(
  client: Sql,
  line: string,
  calls: readonly (Raised & { cleared: Cleared | null })[],
): Promise<StoredCall[]> {
  const { rows } = await client.query<StoredCall>({
    name: 'andon_raise',
    text: `insert into andon_calls (line_number, station_number, loss_type, message, stops_line, stops_at, announced,
             call_state, called_at, heard_at, called_by, raised_message, ended_at, ended_by, reason, cleared_message)
           select $1, "stationNumber", "lossType", message, "stopsLine", "stopsAt", cleared is not null,
             case when cleared is null then 'called' else 'cancelled' end, at, $3, by, hash,
             (cleared ->> 'at')::timestamptz, cleared ->> 'by', cleared ->> 'message',
             (cleared ->> 'hash')::bigint
           from jsonb_to_recordset($2::jsonb) as fresh("stationNumber" text, "lossType" text, message text,
             "stopsLine" boolean, "stopsAt" timestamptz, at timestamptz, by text, hash bigint, cleared jsonb)
           returning ${stored}`,
    values: [
      line,
      JSON.stringify(
        calls.map(({ cleared, ...call }) => ({
          ...call,
          at: isoOf(call.at),
          // A null of JSON is a value, and no null: what is not cleared is left out.
          ...(cleared && { cleared: { ...cleared, at: isoOf(cleared.at) } }),
        })),
      ),
      nowIso(),
    ],
  })
  return rows
}

/** Solved where somebody has come, else cancelled. Whoever moved it meanwhile was first. */
export async function storeCleared(
  client: Sql,
  line: string,
  calls: readonly (Cleared & { id: number })[],
): Promise<StoredCall[]> {
  const { rows } = await client.query<StoredCall>({
    name: 'andon_clear',
    text: `update andon_calls
           set call_state = case when call_state = 'arrived' then 'solved' else 'cancelled' end,
             solved_at = case when call_state = 'arrived' then greatest(h.at, arrived_at) end,
             solved_by = case when call_state = 'arrived' then h.by end,
             ended_at = case when call_state = 'called' then h.at end,
             ended_by = case when call_state = 'called' then h.by end,
             reason = h.message, cleared_message = h.hash, announced = true
           from jsonb_to_recordset($2::jsonb) as h(id bigint, at timestamptz, by text, message text, hash bigint)
           where andon_calls.id = h.id and line_number = $1 and ${isOpen}
           returning ${stored}`,
    values: [line, JSON.stringify(calls.map((call) => ({ ...call, at: isoOf(call.at) })))],
  })
  return rows
}
