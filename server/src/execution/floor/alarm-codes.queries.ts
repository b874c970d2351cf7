import { sql } from 'kysely'
import type { AlarmCodeSeen } from '@takt/contract/alarmDefs.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The codes a line's stations sent in the last 90 days, each with the text it came with last. */
export const alarmCodesSeen = async (db: Db, line: LineNumber) =>
  (
    await sql<AlarmCodeSeen>`
    select alarm_code, station_number, count(*)::int as times_seen, max(on_time) as last_seen,
      (array_agg(alarm_text order by on_time desc) filter (where alarm_text is not null))[1] as alarm_text
    from equipment_alarms where line_number = ${line} and on_time > now() - interval '90 days'
    group by alarm_code, station_number`.execute(db)
  ).rows
