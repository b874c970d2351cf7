import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'

/** An entry as it is sealed. `place`: when it was written, to the microsecond. */
export type Entry = { id: number; place: string; text: string }
export type EntryPosition = Pick<Entry, 'id' | 'place'>

const exactly = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`)

/** So many entries of a day (UTC) in the order of their time, after one of them. The text names its fields by their order alone. */
export async function entriesOfDay(
  db: Db,
  day: string,
  after: EntryPosition | null,
  most: number,
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select id, to_char(at at time zone 'UTC', ${exactly}) as place,
           json_build_array(id, to_char(at at time zone 'UTC', ${exactly}), user_name, line_number, entity, entity_key, action,
             before::text, after::text, trace_id)::text as text
    from audit_log
    where at >= ${`${day}T00:00:00Z`}::timestamptz and at < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours'
      and (at, id) > (${after?.place ?? '-infinity'}::timestamptz, ${after?.id ?? 0}::bigint)
    order by at, id limit ${most}`.execute(db)
  return rows
}

export async function countEntries(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from audit_log
    where at >= ${`${day}T00:00:00Z`}::timestamptz and at < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours'`.execute(
    db,
  )
  return rows[0]!.entries
}

/** The day of the first entry there is; null: there is none. */
export async function firstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD') as day from audit_log`.execute(db)
  return rows[0]!.day
}
