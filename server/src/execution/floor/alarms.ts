import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Message, MessageOf } from '../../platform/kernel/kernel.ts'
import { inMilliseconds } from './load-units.ts'
import type { Floor } from './state.ts'

const alarmKey = (one: { stationNumber: string; alarmCode: string }) =>
  `${one.stationNumber}\0${one.alarmCode}`

type Row = { stationNumber: string; alarmCode: string; onTime: number; offTime: number | null }

/**
 * Of the alarms the messages name: those that are on, and what went on or off at the message's time or ends at the next off after it.
 * That is all a message can change.
 */
export async function alarmsOf(
  client: PoolClient,
  line: string,
  messages: readonly Message[],
): Promise<Floor['alarms']> {
  const alarmMessages = messages.filter((message) => message.kind === 'alarm')
  if (alarmMessages.length === 0) return new Map()
  const { rows } = await client.query<Row>({
    name: 'floor_alarms',
    text: `select distinct a.station_number as "stationNumber", a.alarm_code as "alarmCode",
             ${['a.on_time as "onTime"', 'a.off_time as "offTime"'].map(inMilliseconds).join(', ')}
           from unnest($2::text[], $3::text[], $4::timestamptz[]) as told (station, code, at)
           cross join lateral (select min(off_time) as off_time from equipment_alarms
             where line_number = $1 and station_number = told.station and alarm_code = told.code
               and off_time >= told.at) next
           join equipment_alarms a on a.line_number = $1 and a.station_number = told.station
             and a.alarm_code = told.code
             and (a.off_time is null or a.on_time = told.at or a.off_time = next.off_time)`,
    values: [
      line,
      alarmMessages.map(({ stationNumber }) => stationNumber),
      alarmMessages.map(({ alarmCode }) => alarmCode),
      alarmMessages.map(({ time }) => isoOf(time)),
    ],
  })
  const byAlarm = [...Map.groupBy(rows, alarmKey)]
  return new Map(
    byAlarm.map(([key, some]) => [key, new Map(some.map(({ onTime, offTime }) => [onTime, offTime]))]),
  )
}

type NamedAlarm = { stationNumber: string; alarmCode: string; at: string }

/** Alarms of a line that have no end yet, as `sayAlarm` reports them. */
export async function alarmsStillOn(
  db: Db,
  line: string,
  alarms: readonly NamedAlarm[],
): Promise<Set<string>> {
  const { rows } = await sql<NamedAlarm>`
    select a.station_number, a.alarm_code, a.on_time as at
    from jsonb_to_recordset(${JSON.stringify(alarms)}::jsonb) as asked ("stationNumber" text, "alarmCode" text, at timestamptz)
    join equipment_alarms a on a.line_number = ${line} and a.station_number = asked."stationNumber"
      and a.alarm_code = asked."alarmCode" and a.on_time = asked.at
    where a.off_time is null`.execute(db)
  return new Set(rows.map(sayAlarm))
}
export const sayAlarm = ({ stationNumber, alarmCode, at }: NamedAlarm) =>
  JSON.stringify([stationNumber, alarmCode, Date.parse(at)])

/**
 * Every on is a row that ends at the next off; an off that ends nothing is a row without length. So the rows are the same whatever
 * order the messages come in, and however often. An event only where it tells something new.
 */
export function alarm(floor: Floor, message: MessageOf<'alarm'>) {
  const { journal, writes } = floor
  const { stationNumber, alarmCode, alarmText = null, on, time: at } = message
  const times = floor.alarms.get(alarmKey(message)) ?? new Map<number, number | null>()
  journal.set(floor.alarms, alarmKey(message), times)
  const keep = (onTime: number, offTime: number | null) => {
    journal.set(times, onTime, offTime)
    journal.push(writes.alarms, {
      stationNumber,
      alarmCode,
      onTime,
      offTime,
      alarmText: on ? alarmText : null,
    })
  }
  const forget = (onTime: number) => {
    journal.delete(times, onTime)
    journal.push(writes.alarms, { stationNumber, alarmCode, onTime, offTime: 'none', alarmText: null })
  }
  const tell = (kind: 'alarmOn' | 'alarmOff', at: number) =>
    journal.push(writes.events, {
      kind,
      about: stationNumber,
      data: { stationNumber, alarmCode, alarmText, at: isoOf(at) },
    })
  const startsOf = (offTime: number | null) =>
    [...times].flatMap(([start, end]) => (end === offTime ? [start] : []))
  if (on) wentOn()
  else wentOff()
  return { stored: true }

  function wentOn() {
    if (times.has(at)) return
    const off = [...times.values()].reduce(
      (next, end) => (end !== null && end >= at && (next === null || end < next) ? end : next),
      null,
    )
    const isMark = off !== null && times.get(off) === off
    const wasOn = off !== null && startsOf(off).some((start) => start < off)
    // Reported again without an off in between, sent again with a new time, or late: people already know that it is on.
    const isOn = startsOf(null).length > 0
    if (isMark) forget(off)
    keep(at, off)
    if (isOn || wasOn) return
    tell('alarmOn', at)
    if (off !== null) tell('alarmOff', off)
  }

  function wentOff() {
    if ([...times.values()].includes(at)) return
    const ended = [...times].filter(([start, end]) => start <= at && (end === null || end > at))
    for (const [start] of ended) keep(start, at)
    if (ended.length === 0) keep(at, at)
    const was = ended[0]?.[1] ?? null
    if (was !== null && startsOf(was).length === 0) keep(was, was)
    if (ended.length === 0 || was !== null) return
    tell('alarmOff', at)
    // One that went on after this late off was taken for the same alarm.
    const later = startsOf(null)
    if (later.length) tell('alarmOn', Math.min(...later))
  }
}
