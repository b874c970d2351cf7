import type { PoolClient } from 'pg'
import { isoOf } from '../../platform/db/instants.ts'
import { columnsOf, insertRows } from '../../platform/db/rows.ts'
import type { NewAlarm } from './writes.ts'

const alarmColumns = columnsOf<NewAlarm>(
  { stationNumber: 'text', alarmCode: 'text', alarmText: 'text' },
  { on_time: ['instant', ({ at }) => at] },
)

/**
 * Alarms that went on are rows; those that went off close them. Off before on, as a late message has it, leaves a mark (a row without
 * length) by which the on is closed when it comes.
 */
export function storeAlarms(client: PoolClient, line: string, alarms: NewAlarm[]): Promise<unknown>[] {
  const [on, off] = [alarms.filter((alarm) => alarm.on), alarms.filter((alarm) => !alarm.on)]
  const went =
    on.length === 0
      ? []
      : [insertRows(client, 'equipment_alarms', line, alarmColumns(on), 'on conflict do nothing')]
  const ended = off.map(({ stationNumber, alarmCode, at }) =>
    client.query({
      name: 'floor_alarm_off',
      text: `with closed as (
             update equipment_alarms set off_time = $4 where line_number = $1 and station_number = $2 and alarm_code = $3 and off_time is null and on_time <= $4 returning 1
           ) insert into equipment_alarms (line_number, station_number, alarm_code, on_time, off_time) select $1, $2, $3, $4, $4
             where not exists (select from closed)
               and not exists (select from equipment_alarms where line_number = $1 and station_number = $2 and alarm_code = $3 and off_time = $4)
             on conflict do nothing`,
      values: [line, stationNumber, alarmCode, isoOf(at)],
    }),
  )
  const late = on.map(({ stationNumber, alarmCode, at }) =>
    client.query({
      name: 'floor_alarm_late',
      text: `with mark as (
             select min(on_time) as at from equipment_alarms where line_number = $1 and station_number = $2 and alarm_code = $3 and off_time = on_time and on_time > $4
           ), gone as (
             delete from equipment_alarms a using mark where line_number = $1 and station_number = $2 and alarm_code = $3 and a.on_time = mark.at and a.off_time = mark.at
           ) update equipment_alarms a set off_time = mark.at from mark
             where line_number = $1 and station_number = $2 and alarm_code = $3 and on_time = $4 and off_time is null and mark.at is not null`,
      values: [line, stationNumber, alarmCode, isoOf(at)],
    }),
  )
  return [...went, ...late, ...ended]
}
