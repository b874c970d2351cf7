import { sql } from 'kysely'
import type { Db } from './tables.ts'

export type DatabaseFigures = {
  size: number
  migration: string
  postgres: string
  hostWaiting: number
  hostDead: number
  hostOldest: number
  eventsSetAside: number
  lastBackup: number | null
}

/** What monitoring reads of the database, in one statement. The open and the dead telegrams have an index each. */
export async function databaseFigures(db: Db): Promise<DatabaseFigures> {
  const {
    rows: [found],
  } = await sql<DatabaseFigures>`
    select pg_database_size(current_database()) as size, (select max(name) from migrations) as migration, current_setting('server_version') as postgres,
           (select extract(epoch from max(finished_at))::float8 from backups where error_text is null) as last_backup,
           (select count(*) from events_set_aside) as events_set_aside, waiting.*, dead.*
    from (select count(*) as host_waiting, coalesce(extract(epoch from now() - min(at)), 0)::float8 as host_oldest from host_telegrams where direction = 'out' and tele_state in ('waiting', 'retry')) as waiting
    cross join (select count(*) as host_dead from host_telegrams where direction = 'out' and tele_state = 'dead') as dead`.execute(
    db,
  )
  return found! // aggregates make one row
}
