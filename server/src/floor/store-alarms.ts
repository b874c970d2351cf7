import type { PoolClient } from 'pg'
import { isoOf } from '../db/instants.ts'
import { column, insertRows } from './rows.ts'
import type { NewAlarm } from './state.ts'

/** Alarms that went on are rows; those that went off close them. */
export function storeAlarms(client: PoolClient, line: string, alarms: NewAlarm[]): Promise<unknown>[] {
  const [on, off] = [alarms.filter((alarm) => alarm.on), alarms.filter((alarm) => !alarm.on)]
  const went = on.length === 0 ? [] : [insertRows(client, 'equipment_alarms', line, [
    column('station_number', 'text', on.map((alarm) => alarm.stationNumber)), column('alarm_code', 'text', on.map((alarm) => alarm.alarmCode)),
    column('on_time', 'timestamptz', on.map((alarm) => isoOf(alarm.at))), column('alarm_text', 'text', on.map((alarm) => alarm.alarmText)),
  ], 'on conflict do nothing')]
  const ended = off.map(({ stationNumber, alarmCode, at }) => client.query({
    name: 'floor_alarm_off',
    text: `update equipment_alarms set off_time = $4 where line_number = $1 and station_number = $2 and alarm_code = $3 and off_time is null and on_time <= $4`,
    values: [line, stationNumber, alarmCode, isoOf(at)],
  }))
  return [...went, ...ended]
}
