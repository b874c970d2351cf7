import { sql } from 'kysely'
import { stationStatuses, type TimeClass, timeClassOf } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

type Span = { from: number; to: number }
/** A part of a production day, told apart by its place in the list. `day`: the whole day, as far as it has come. */
export type DayPart = Span & { day: Span }
/** A span of work and the milliseconds of all spans before it. */
export type Worked = Span & { before: number }
/** A stop is shorter than the first (milliseconds of work), longer than the second, or between. */
export type StopLimits = { short: number; long: number }

export type TimesFound = {
  place: number
  stationNumber: string
  timeClass: TimeClass
  /** 0: shorter than the first limit, 1: between, 2: longer than the second. Of a stop, as long as it is within its production day. */
  size: 0 | 1 | 2
  milliseconds: number
  /** Times the station was in this class without a gap. */
  runs: number
  /** One of them began before the day, lasted beyond it, or both. The first two have work time in the part. */
  cameIn: boolean
  wentOn: boolean
  wentThrough: boolean
}

/** Work time up to an instant, looked up by halving: joining each interval with its spans took seconds (20 stations, 90 days). */
function workUpTo(work: readonly Worked[]) {
  const begins = sql`${work.map(({ from }) => isoOf(from))}::timestamptz[]`
  const before = sql`${work.map((one) => one.before)}::float8[]`
  const lengths = sql`${work.map(({ from, to }) => to - from)}::float8[]`
  const spanAt = (at: string) => sql`width_bucket(${sql.ref(at)}, ${begins})`
  const upTo = (at: string, span: string) => sql`case when ${sql.ref(span)} = 0 then 0 else
      (${before})[${sql.ref(span)}] + least((${lengths})[${sql.ref(span)}],
        round(1000 * extract(epoch from ${sql.ref(at)} - (${begins})[${sql.ref(span)}])::float8)) end`
  return { spanAt, upTo }
}

const workBefore = (work: readonly Worked[], at: number) => {
  const span = work.findLast(({ from }) => from <= at)
  return span ? span.before + Math.min(span.to - span.from, at - span.from) : 0
}

/**
 * Milliseconds of work in each class of time, by the length of what they were part of. An interval ends where the next one starts,
 * whatever its own end says. `offset 0`: else the database asks for the first interval once for each interval there is.
 */
export async function stationTimes(
  db: Db,
  line: string,
  stations: readonly string[],
  parts: readonly DayPart[],
  work: readonly Worked[],
  { short, long }: StopLimits,
): Promise<TimesFound[]> {
  const days = [...new Map(parts.map(({ day }) => [day.from, day])).values()]
  const placeOfDay = new Map(days.map(({ from }, place) => [from, place]))
  const { spanAt, upTo } = workUpTo(work)
  const { rows } = await sql<TimesFound>`
    with classes as (
      select * from unnest(${[...stationStatuses]}::text[], ${stationStatuses.map((status) => timeClassOf[status])}::text[])
        as c (station_status, time_class)
    ), said as (
      select day_no, day_from, day_to, i.station_number, time_class, start_time as told,
             least(i.end_time, lead(i.start_time) over following) as till,
             not coalesce(lag(time_class) over following = time_class
               and coalesce(lag(i.end_time) over following, i.start_time) >= i.start_time, false) as begins
      from unnest(${days.map((_, place) => place)}::int[], ${days.map(({ from }) => isoOf(from))}::timestamptz[],
             ${days.map(({ to }) => isoOf(to))}::timestamptz[]) as d (day_no, day_from, day_to)
      cross join unnest(${stations}::text[]) as s (station)
      cross join lateral (
        select coalesce(max(b.start_time), day_from) as first
        from status_intervals b
        where b.line_number = ${line} and b.station_number = station and b.start_time < day_from) as f
      cross join lateral (
        select * from status_intervals
        where line_number = ${line} and station_number = station and start_time >= f.first and start_time < day_to
        offset 0) as i
      join classes using (station_status)
      window following as (partition by day_no, i.station_number order by i.start_time)
    ), numbered as (
      select *, sum(begins::int) over (partition by day_no, station_number order by told) as run from said
    ), runs as (
      select day_no, day_from, day_to, station_number, time_class, min(told) as told,
             greatest(min(told), day_from) as start_time,
             case when bool_or(till is null) then 'infinity' else max(till) end as till,
             least(case when bool_or(till is null) then 'infinity' else max(till) end, day_to) as end_time
      from numbered group by day_no, day_from, day_to, station_number, time_class, run
    ), placed as (
      select *, ${spanAt('startTime')} as start_span, ${spanAt('endTime')} as end_span
      from runs where end_time > start_time
    ), worked as (
      select day_no, station_number, time_class, told < day_from as came, till >= day_to as goes,
             ${upTo('startTime', 'startSpan')} as since, ${upTo('endTime', 'endSpan')} as until
      from placed
    ), cut as (
      select place, station_number, time_class, came, goes,
             (until - since >= ${short}::float8)::int + (until - since > ${long}::float8)::int as size,
             greatest(0, least(until, work_to) - greatest(since, work_from)) as milliseconds
      from worked
      join unnest(${parts.map((_, place) => place)}::int[], ${parts.map(({ day }) => placeOfDay.get(day.from))}::int[],
             ${parts.map(({ from }) => workBefore(work, from))}::float8[], ${parts.map(({ to }) => workBefore(work, to))}::float8[])
        as p (place, day_no, work_from, work_to) using (day_no)
    )
    select place, station_number, time_class, size, sum(milliseconds)::bigint as milliseconds,
           count(*) filter (where milliseconds > 0) as runs,
           bool_or(came and milliseconds > 0) as came_in, bool_or(goes and milliseconds > 0) as went_on,
           bool_or(came and goes) as went_through
    from cut
    where milliseconds > 0 or (came and goes)
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

/** What was told late of times within these UTC days, the first and the last included. */
export const lateChangesOn = (db: Db, line: string, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('lateChanges')
    .select(['day', 'changes'])
    .where('lineNumber', '=', line)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
