import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type AlarmSpan = {
  lines: readonly string[]
  from: string
  to: string
  most: number
  /** Of one alarm only. */
  of?: { stationNumber: string; alarmCode: string } | undefined
}

/** What was on within a period, the newest first. A row without length is no alarm, only an off that ended nothing. */
export function alarmRows(db: Db, { lines, from, to, most, of }: AlarmSpan) {
  const [line] = lines
  let query = db
    .selectFrom('equipmentAlarms')
    .selectAll()
    .where(
      lines.length === 1
        ? sql<boolean>`line_number = ${line}`
        : sql<boolean>`line_number = any(${lines}::text[])`,
    )
    .where('onTime', '<', to)
    .where(sql<boolean>`(off_time is null or off_time >= ${from})`)
    .where(sql<boolean>`off_time is distinct from on_time`)
  if (of) query = query.where('stationNumber', '=', of.stationNumber).where('alarmCode', '=', of.alarmCode)
  return query.orderBy('onTime', 'desc').limit(most).execute()
}

type AlarmNear = { stationNumber: string; from: string; to: string }

/** The first alarm that came on at the station within each of these spans, both ends included: in the order of the spans. */
export async function firstAlarms(db: Db, line: LineNumber, spans: readonly AlarmNear[]) {
  if (spans.length === 0) return []
  const starts = spans.map(({ from }) => from)
  const { rows } = await sql<{ place: number; alarmCode: string; onTime: string }>`
    select distinct on (place) place, e.alarm_code as "alarmCode", e.on_time as "onTime"
    from unnest(
      ${spans.map((_, place) => place)}::int[], ${spans.map(({ stationNumber }) => stationNumber)}::text[],
      ${starts}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) as a (place, station, since, until)
    join equipment_alarms e on e.line_number = ${line} and e.station_number = a.station
      and e.on_time between a.since and a.until
    where e.off_time is distinct from e.on_time
      -- An index knows when alarms ended.
      and (e.off_time is null or e.off_time >= (select min(start) from unnest(${starts}::timestamptz[]) as start))
    order by place, e.on_time, e.alarm_code`.execute(db)
  const byPlace = new Map(rows.map(({ place, ...alarm }) => [place, alarm]))
  return spans.map((_, place) => byPlace.get(place))
}
