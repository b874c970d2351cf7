import type { PoolClient } from 'pg'
import { isoOf } from '../../platform/db/instants.ts'
import { columnsOf, insertRows } from '../../platform/db/rows.ts'
import type { NewAlarm } from './writes.ts'

const alarmColumns = columnsOf<NewAlarm & { offTime: number | null }>({
  stationNumber: 'text',
  alarmCode: 'text',
  alarmText: 'text',
  onTime: 'instant',
  offTime: 'instant',
})

/** As each row is after all messages of the transaction, whatever it was in between. */
export function storeAlarms(client: PoolClient, line: string, alarms: NewAlarm[]): Promise<unknown>[] {
  const last = new Map<string, NewAlarm>()
  for (const alarm of alarms) {
    const key = `${alarm.stationNumber}\0${alarm.alarmCode}\0${alarm.onTime}`
    last.set(key, { ...alarm, alarmText: last.get(key)?.alarmText ?? alarm.alarmText })
  }
  const rows = [...last.values()]
  const stand = rows.flatMap((row) => (row.offTime === 'none' ? [] : [{ ...row, offTime: row.offTime }]))
  const gone = rows.filter(({ offTime }) => offTime === 'none')
  const kept = `on conflict (line_number, station_number, alarm_code, on_time) do update
    set off_time = excluded.off_time`
  return [
    ...(stand.length ? [insertRows(client, 'equipment_alarms', line, alarmColumns(stand), kept)] : []),
    ...(gone.length ? [deleteAlarms(client, line, gone)] : []),
  ]
}

const deleteAlarms = (client: PoolClient, line: string, gone: readonly NewAlarm[]) =>
  client.query({
    name: 'floor_alarms_gone',
    text: `delete from equipment_alarms a
      using unnest($2::text[], $3::text[], $4::timestamptz[]) as gone (station, code, at)
      where a.line_number = $1 and a.station_number = gone.station and a.alarm_code = gone.code
        and a.on_time = gone.at`,
    values: [
      line,
      gone.map(({ stationNumber }) => stationNumber),
      gone.map(({ alarmCode }) => alarmCode),
      gone.map(({ onTime }) => isoOf(onTime)),
    ],
  })
