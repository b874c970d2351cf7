import { sql } from 'kysely'
import type { StationStatus } from '@takt/contract/stations.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { lineRow, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { nextTurn } from '../../platform/db/turns.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { beatsMissed, silentFrom } from '../../platform/db/silent.ts'
import { lateDays, storeLate } from './late-changes.ts'
import { statusEvent } from './status-events.ts'

/**
 * Makes silent stations unknown since the moment the third heartbeat was due, and answers the lines on which that changed something.
 * One transaction per line, so a state and its interval agree whatever happens; two servers share the rows: what one holds the other skips.
 * A station whose message is just being processed is held by the floor and skipped too, so neither ever waits for the other.
 */
export async function markSilent(db: Db): Promise<string[]> {
  const marked: string[] = []
  for (const line of await linesWithSilence(db))
    if (await inOneGo(db, (db) => markOnLine(db, line))) marked.push(line)
  return marked
}

const overdue = sql`s.station_status <> 'unknown' and ${silentFrom(sql`s`)} <= now()`

async function linesWithSilence(db: Db) {
  const { rows } = await sql<{ lineNumber: string }>`
    select distinct s.line_number from station_states s where ${overdue} order by 1`.execute(db)
  return rows.map(({ lineNumber }) => lineNumber)
}

async function markOnLine(db: Db, line: string): Promise<boolean> {
  // A station whose clock runs ahead reported something for a later moment: silence begins after it.
  if (!(await nextTurn(db, line))) return false
  const { rows } = await sql<{ station: string; since: string; before: StationStatus }>`
    select s.station_number as station, s.station_status as before,
           greatest(s.heard_at + ${beatsMissed} * s.heartbeat_seconds * interval '1 second',
             i.start_time + interval '1 millisecond', i.end_time)::text as since
    from station_states s
    join status_intervals i on i.line_number = s.line_number and i.station_number = s.station_number
      and i.start_time = (select max(b.start_time) from status_intervals b
                          where b.line_number = ${line} and b.station_number = s.station_number)
    where s.line_number = ${line} and ${overdue}
    for update of s, i skip locked`.execute(db)
  if (rows.length === 0) return false
  const silent = sql`unnest(${rows.map(({ station }) => station)}::text[], ${rows.map(({ since }) => since)}::timestamptz[])
    as silent (station_number, since)`
  await sql`
    update status_intervals i set end_time = silent.since from ${silent}
    where i.line_number = ${line} and i.station_number = silent.station_number
      and i.end_time is null and i.start_time < silent.since`.execute(db)
  await sql`
    insert into status_intervals (line_number, station_number, start_time, station_status, origin, live_since)
    select l.line_number, silent.station_number, silent.since, 'unknown', 'silence', 'infinity'
    from ${sql.raw(lineRow)}, ${silent} where l.line_number = ${line}`.execute(db)
  await sql`
    update station_states s set station_status = 'unknown', status_since = silent.since from ${silent}
    where s.line_number = ${line} and s.station_number = silent.station_number`.execute(db)
  // After an hour in which nobody looked, a silence began long ago.
  const silences = rows.map(({ since }) => ({ from: Date.parse(since), to: Infinity }))
  await Promise.all(storeLate(sqlIn(db), line, lateDays(silences, Date.now())))
  await appendEvents(
    db,
    line,
    rows.map(({ station, before, since }) =>
      statusEvent(station, before, { stationStatus: 'unknown', startTime: isoOf(Date.parse(since)) }),
    ),
  )
  return true
}
