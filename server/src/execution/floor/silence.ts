import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { beatsMissed } from '../../platform/db/silent.ts'

/**
 * Makes silent stations unknown since the moment the third heartbeat was due, and answers the lines on which that changed something.
 * One statement, so a state and its interval agree whatever happens; two servers share the rows: what one holds the other skips.
 * A station that is just being heard is held by the floor and skipped too, so neither ever waits for the other.
 */
export async function markSilent(db: Db): Promise<string[]> {
  const { rows } = await sql<{ lineNumber: string }>`
    with silent as (
      select s.line_number, s.station_number,
             greatest(s.heard_at + ${beatsMissed} * s.heartbeat_seconds * interval '1 second',
               -- A station whose clock runs ahead reported something for a later moment: silence begins after it.
               i.start_time + interval '1 millisecond', i.end_time) as since
      from station_states s
      join status_intervals i on i.line_number = s.line_number and i.station_number = s.station_number
        and i.start_time = (select max(b.start_time) from status_intervals b where b.line_number = s.line_number and b.station_number = s.station_number)
      where s.station_status <> 'unknown' and s.heard_at + ${beatsMissed} * s.heartbeat_seconds * interval '1 second' <= now()
      for update of s, i skip locked
    ), closed as (
      update status_intervals i set end_time = silent.since from silent
      where i.line_number = silent.line_number and i.station_number = silent.station_number and i.end_time is null and i.start_time < silent.since
    ), opened as (
      insert into status_intervals (line_number, station_number, start_time, station_status, origin, live_since)
      select line_number, station_number, since, 'unknown', 'silence', 'infinity' from silent
    ), marked as (
      update station_states s set station_status = 'unknown', status_since = silent.since from silent
      where s.line_number = silent.line_number and s.station_number = silent.station_number
      returning s.line_number
    )
    select distinct line_number from marked order by 1`.execute(db)
  return rows.map(({ lineNumber }) => lineNumber)
}
