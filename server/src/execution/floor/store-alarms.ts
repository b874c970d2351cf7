import type { PoolClient } from 'pg'
import { isoOf } from '../../platform/db/instants.ts'
import { columnsOf, insertRows, lineRow } from '../../platform/db/rows.ts'
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
  const each = (name: string, text: string, { stationNumber, alarmCode, at }: NewAlarm) =>
    client.query({ name, text, values: [line, stationNumber, alarmCode, isoOf(at)] })
  const late = on.flatMap((alarm) => [
    each('floor_alarm_late', closeByMark, alarm),
    each('floor_alarm_mark_used', deleteMark, alarm),
  ])
  const ended = off.flatMap((alarm) => [
    each('floor_alarm_off', close, alarm),
    each('floor_alarm_mark', insertMark, alarm),
  ])
  return [...went, ...late, ...ended]
}

const ofAlarm = 'line_number = $1 and station_number = $2 and alarm_code = $3'
const nextMark = `(select min(on_time) from equipment_alarms where ${ofAlarm} and off_time = on_time and on_time > $4)`
const closeByMark = `update equipment_alarms set off_time = ${nextMark}
  where ${ofAlarm} and on_time = $4 and off_time is null`
const deleteMark = `delete from equipment_alarms where ${ofAlarm} and on_time = ${nextMark} and off_time = on_time`
const close = `update equipment_alarms set off_time = $4::timestamptz where ${ofAlarm} and off_time is null and on_time <= $4`
/** Only where nothing was closed: what was ends at this moment. */
const insertMark = `insert into equipment_alarms (line_number, station_number, alarm_code, on_time, off_time)
  select l.line_number, $2::text, $3::text, $4::timestamptz, $4 from ${lineRow} where l.line_number = $1
    and not exists (select from equipment_alarms where ${ofAlarm} and off_time = $4)
  on conflict do nothing`
