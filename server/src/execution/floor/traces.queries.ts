import { sql } from 'kysely'
import { isOnTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Since when anything happened on a line, or at one of its stations. Every pass counts in its slot, so the slots know whether there is one. */
export async function floorTraces(db: Db, line: string, station: string | null) {
  const there = station === null ? sql`true` : sql`station_number = ${station}`
  const units =
    station === null
      ? sql`select min(registered_at) from units where line_number = ${line}`
      : sql`select min(last_time) from units where line_number = ${line} and current_station = ${station}
              and process_status ${sql.raw(isOnTheFloor)}`
  const { rows } = await sql<{ since: string | null }>`
    select min(at) as since from (
      select min(slot) as at from output_slots where line_number = ${line} and ${there}
      union all select min(start_time) from status_intervals where line_number = ${line} and ${there}
      union all select min(on_time) from equipment_alarms where line_number = ${line} and ${there}
      union all select min(at) from refused_arrivals where line_number = ${line} and ${there}
      union all ${units}
    ) as traces`.execute(db)
  return rows[0]!.since // one row is always selected
}
