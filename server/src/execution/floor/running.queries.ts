import { sql } from 'kysely'
import { stationStatuses, timeClassOf } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

const running = stationStatuses.filter((status) => timeClassOf[status] === 'producing')

/**
 * Seconds in which stations ran (the statuses of the time class `producing`), in the order of the spans. A station's
 * last status lasts to the end of the span.
 */
export async function runningSeconds(
  db: Db,
  line: string,
  spans: readonly { stationNumber: string; from: number; to: number }[],
): Promise<number[]> {
  if (spans.length === 0) return []
  const { rows } = await sql<{ place: number; seconds: number }>`
    select place, sum(extract(epoch from least(i.end_time, span_end) - greatest(i.start_time, span_start)))::float8 as seconds
    from unnest(
      ${spans.map((_, place) => place)}::int[], ${spans.map((one) => one.stationNumber)}::text[],
      ${spans.map(({ from }) => isoOf(from))}::timestamptz[], ${spans.map(({ to }) => isoOf(to))}::timestamptz[])
      as a (place, station, span_start, span_end)
    cross join lateral (
      select coalesce(max(b.start_time), span_start) as first
      from status_intervals b
      where b.line_number = ${line} and b.station_number = station and b.start_time < span_start) as f
    join status_intervals i on i.line_number = ${line} and i.station_number = station
      and i.start_time >= f.first and i.start_time < span_end
      and (i.end_time is null or i.end_time > span_start) and i.station_status = any(${running}::text[])
    group by place`.execute(db)
  const found = new Map(rows.map(({ place, seconds }) => [place, seconds]))
  return spans.map((_, place) => found.get(place) ?? 0)
}
