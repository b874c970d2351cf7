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

/** Of the alarms the messages speak of, what may tell whether they are news: those that are on, of the same time, or wait for their on. */
export async function alarmsOf(
  client: PoolClient,
  line: string,
  messages: readonly Message[],
): Promise<Floor['alarms']> {
  const told = messages.filter((message) => message.kind === 'alarm')
  if (told.length === 0) return new Map()
  const { rows } = await client.query<Row>({
    name: 'floor_alarms',
    text: `select distinct a.station_number as "stationNumber", a.alarm_code as "alarmCode",
             ${['a.on_time as "onTime"', 'a.off_time as "offTime"'].map(inMilliseconds).join(', ')}
           from unnest($2::text[], $3::text[], $4::timestamptz[]) as told (station, code, at)
           join equipment_alarms a on a.line_number = $1 and a.station_number = told.station and a.alarm_code = told.code
             and (a.off_time is null or a.on_time = told.at or a.off_time = told.at
                  or a.off_time = a.on_time and a.on_time > told.at)`,
    values: [
      line,
      told.map(({ stationNumber }) => stationNumber),
      told.map(({ alarmCode }) => alarmCode),
      told.map(({ time }) => isoOf(time)),
    ],
  })
  const byAlarm = [...Map.groupBy(rows, alarmKey)]
  return new Map(
    byAlarm.map(([key, some]) => [key, new Map(some.map(({ onTime, offTime }) => [onTime, offTime]))]),
  )
}

type NamedAlarm = { stationNumber: string; alarmCode: string; at: string }

/** Those of a line that have no end yet, as `sayAlarm` says them. */
export async function alarmsStillOn(
  db: Db,
  line: string,
  asked: readonly NamedAlarm[],
): Promise<Set<string>> {
  const { rows } = await sql<NamedAlarm>`
    select a.station_number, a.alarm_code, a.on_time as at
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked ("stationNumber" text, "alarmCode" text, at timestamptz)
    join equipment_alarms a on a.line_number = ${line} and a.station_number = asked."stationNumber"
      and a.alarm_code = asked."alarmCode" and a.on_time = asked.at
    where a.off_time is null`.execute(db)
  return new Set(rows.map(sayAlarm))
}
export const sayAlarm = ({ stationNumber, alarmCode, at }: NamedAlarm) =>
  JSON.stringify([stationNumber, alarmCode, Date.parse(at)])

/** Written down in any case; an event only where it tells something new. */
export function alarm(floor: Floor, message: MessageOf<'alarm'>) {
  const { journal, writes } = floor
  const { stationNumber, alarmCode, alarmText = null, on, time: at } = message
  journal.push(writes.alarms, { stationNumber, at, alarmCode, on, alarmText })
  const times = floor.alarms.get(alarmKey(message)) ?? new Map<number, number | null>()
  journal.set(floor.alarms, alarmKey(message), times)
  const tell = (kind: 'alarmOn' | 'alarmOff', at: number) =>
    journal.push(writes.events, {
      kind,
      about: stationNumber,
      data: { stationNumber, alarmCode, alarmText, at: isoOf(at) },
    })
  if (on) {
    if (times.has(at)) return { stored: true }
    const early = [...times].flatMap(([onTime, offTime]) =>
      offTime === onTime && onTime > at ? [onTime] : [],
    )
    const off = early.length ? Math.min(...early) : null
    if (off !== null) journal.delete(times, off)
    // Told again without an off in between, sent again with a new time, or late: people know that it is on.
    const isOn = [...times.values()].includes(null)
    journal.set(times, at, off)
    if (isOn) return { stored: true }
    tell('alarmOn', at)
    if (off !== null) tell('alarmOff', off)
    return { stored: true }
  }
  const open = [...times].filter(([onTime, offTime]) => offTime === null && onTime <= at)
  for (const [onTime] of open) journal.set(times, onTime, at)
  if (open.length) {
    tell('alarmOff', at)
    // One that went on after this late off was taken for the same alarm.
    const later = [...times].flatMap(([onTime, offTime]) => (offTime === null ? [onTime] : []))
    if (later.length) tell('alarmOn', Math.min(...later))
  } else if (![...times.values()].includes(at) && !times.has(at)) journal.set(times, at, at)
  return { stored: true }
}
