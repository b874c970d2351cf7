import { sql } from 'kysely'
import type { WaitingRework } from '@takt/contract/rework.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const mostWaiting = 500
type Waiting = Omit<WaitingRework, 'resultName'> & { setKey: number | null }

/** Units that wait at rework stations, with the failure that sent them there, the longest first. */
export const unitsInRework = async (db: Db, line: LineNumber): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select u.product_id, u.product_sn, u.type_no, u.current_station, u.process_status, u.rework_count,
      coalesce(f.fail_time, u.last_time) as since, f.station_number, f.result_code, f.defect_code,
      f.set_key
    from units u
    left join lateral (
      select fail_time, station_number, result_code, defect_code, set_key
      from failures f
      where f.line_number = ${line} and f.product_id = u.product_id
        and f.fail_status in ('open', 'rework')
      order by fail_time desc
      limit 1) as f on true
    where u.line_number = ${line} and u.process_status = 'rework'
    order by since
    limit ${mostWaiting}`.execute(db)
  return rows
}
