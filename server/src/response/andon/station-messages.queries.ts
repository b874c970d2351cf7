import type { AndonCall } from '@takt/contract/andon.ts'
import { forgetOlderOfLines } from '../../platform/db/forget.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Sql } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A press while a call was open, or a clear. `at` in milliseconds; `endedCall`: a clear that ended a call. */
export type CallMessage = Pick<AndonCall, 'stationNumber' | 'lossType'> & {
  hash: number
  on: boolean
  at: number
  by: string
  message: string | null
  endedCall: boolean
}

/** What these stations said of calls after an instant, the earliest first. */
export async function messagesAfter(client: Sql, line: string, stations: readonly string[], since: number) {
  const { rows } = await client.query<CallMessage>({
    name: 'andon_said',
    text: `select station_number as "stationNumber", loss_type as "lossType", message::float8 as hash, is_on as "on",
             (extract(epoch from said_at) * 1000)::float8 as at, said_by as by, note as message, ended_call as "endedCall"
           from andon_station_messages
           where line_number = $1 and station_number = any($2) and said_at > $3 order by said_at`,
    values: [line, stations, isoOf(since)],
  })
  return rows
}

export const storeMessages = (client: Sql, line: string, messages: readonly CallMessage[]) =>
  client.query({
    name: 'andon_say',
    text: `insert into andon_station_messages
             (line_number, station_number, message, loss_type, is_on, said_at, said_by, note, ended_call, heard_at)
           select l.line_number, "stationNumber", hash, "lossType", "on", at, by, message, "endedCall", $3
           from lines l, jsonb_to_recordset($2::jsonb) as said("stationNumber" text, hash bigint, "lossType" text, "on" boolean,
             at timestamptz, by text, message text, "endedCall" boolean)
           where l.line_number = $1
           on conflict (line_number, station_number, message) do update set ended_call = excluded.ended_call`,
    values: [line, JSON.stringify(messages.map((one) => ({ ...one, at: isoOf(one.at) }))), nowIso()],
  })

/** No station repeats a message, or brings an older one, after so many days. */
const daysKept = 7

export const forgetCallMessages = (db: Db) =>
  forgetOlderOfLines(db, 'andonStationMessages', ['stationNumber', 'message'], 'heardAt', daysKept)

export const deleteCallMessagesOf = (db: Db, line: string) =>
  db.deleteFrom('andonStationMessages').where('lineNumber', '=', line).execute()
