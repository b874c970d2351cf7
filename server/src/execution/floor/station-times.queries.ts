import { sql } from 'kysely'
import { stationStatuses } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

type Span = { from: number; to: number }
/** The statuses of a station in a day, in order: status by its place in the list, from 1 on; when it began and ended, milliseconds with their fractions. */
export type StatusesInDay = {
  dayNo: number
  stationNumber: string
  statuses: number[]
  begins: number[]
  ends: (number | null)[]
}

const exactly = (at: string) => sql`1000 * extract(epoch from ${sql.ref(at)})::float8`

/**
 * Statuses of stations in each of the days, from the last that began before it. A row a day and station, in arrays of numbers. `offset 0`:
 * else the database reads the first interval once for each interval there is.
 */
export const statusesInDays = async (
  db: Db,
  line: string,
  stations: readonly string[],
  days: readonly Span[],
) =>
  (
    await sql<StatusesInDay>`
    select day_no, station as station_number,
      array_agg(array_position(${[...stationStatuses]}::text[], station_status) order by start_time) as statuses,
      array_agg(${exactly('startTime')} order by start_time) as begins,
      array_agg(${exactly('endTime')} order by start_time) as ends
    from unnest(${days.map((_, place) => place)}::int[], ${days.map(({ from }) => isoOf(from))}::timestamptz[],
           ${days.map(({ to }) => isoOf(to))}::timestamptz[]) as d (day_no, day_from, day_to)
    cross join unnest(${stations}::text[]) as s (station)
    cross join lateral (
      select coalesce(max(b.start_time), day_from) as first
      from status_intervals b
      where b.line_number = ${line} and b.station_number = station and b.start_time < day_from) as f
    cross join lateral (
      select station_status, start_time, end_time from status_intervals
      where line_number = ${line} and station_number = station and start_time >= f.first and start_time < day_to
      offset 0) as i
    group by day_no, station`.execute(db)
  ).rows

/** Late reports about times within these UTC days, the first and the last included. */
export const lateChangesOn = (db: Db, line: string, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('lateChanges')
    .select(['day', 'changes'])
    .where('lineNumber', '=', line)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
