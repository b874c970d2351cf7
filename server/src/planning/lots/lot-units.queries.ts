import { sql } from 'kysely'
import type { LotWip } from '@takt/contract/lots.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { onTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Db } from '../../platform/db/tables.ts'

type OnTheLine = {
  lotNo: string
  currentProcess: string | null
  waitingSince: string | null
  ng: number
}

/**
 * Where most of a lot's units wait or are worked on, since when the first of them waits there, and how many
 * of all of them are NG now.
 */
export async function processesOf(db: Db, line: LineNumber, lotNos: string[]) {
  const { rows } = await sql<OnTheLine>`
    select distinct on (lot_no) lot_no, station as current_process, since as waiting_since,
           sum(ng) over (partition by lot_no)::int as ng
    from (
      select lot_no, coalesce(open_station, current_station) as station, count(*) as units,
             min(last_time) filter (where open_station is null) as since,
             count(*) filter (where result_status = 'ng') as ng
      from units
      where line_number = ${line} and lot_no = any(${lotNos}::text[])
        and process_status in (${sql.join(onTheFloor)})
      group by 1, 2) as here
    order by lot_no, station is null, units desc, station`.execute(db)
  return rows
}

/** Units of lots that are on the floor now, by the operation they wait for or are in. */
export async function wipOfLots(db: Db, line: LineNumber, lotNo?: string): Promise<LotWip[]> {
  const { rows } = await sql<LotWip>`
    select here.station_number, coalesce(s.station_name, here.station_number) as station_name,
           waiting, in_work, held, waiting_since, median_wait
    from (
      select coalesce(open_station, current_station) as station_number,
             count(*) filter (where waits)::int as waiting, count(open_station)::int as in_work,
             count(*) filter (where process_status = 'held')::int as held,
             min(last_time) filter (where waits) as waiting_since,
             percentile_cont(0.5) within group (order by extract(epoch from now() - last_time)::float8)
               filter (where waits) as median_wait
      from units
      cross join lateral (select open_station is null and process_status <> 'held' as waits) as now
      where line_number = ${line} and process_status in (${sql.join(onTheFloor)})
        and lot_no is not null and coalesce(open_station, current_station) is not null
        ${lotNo ? sql`and lot_no = ${lotNo}` : sql``}
      group by 1) as here
    left join stations s on s.line_number = ${line} and s.station_number = here.station_number
    order by here.station_number`.execute(db)
  return rows
}
