import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** What happened on a line. The features that own these tables ask this one for lines, so it looks at their tables instead of asking back. */
export async function historyOf(db: Db, line: string) {
  const { rows } = await sql<{ producing: boolean; orders: number; since: string | null }>`
    select exists (select from orders where line_number = ${line} and order_status = 'producing') as producing,
           (select count(*) from orders where line_number = ${line}) as orders,
           (select min(at) from (
             select min(slot) as at from output_slots where line_number = ${line}
             union all select min(start_time) from status_intervals where line_number = ${line}
             union all select min(on_time) from equipment_alarms where line_number = ${line}
             union all select min(at) from refused_arrivals where line_number = ${line}
             union all select min(update_date) from parameter_sets where line_number = ${line} and definition_status <> 'draft'
             union all select min(at) from station_parameters where line_number = ${line}
             union all select min(registered_at) from units where line_number = ${line}
             union all select min(since) from station_logins where line_number = ${line}
           ) as traces) as since`.execute(db)
  return rows[0]!
}

/** Accounts and roles. */
export async function limitedTo(db: Db, lineNumber: string) {
  const rows = await db
    .selectFrom('userLines')
    .select('userName as who')
    .where('lineNumber', '=', lineNumber)
    .union(db.selectFrom('roleLines').select('roleKey as who').where('lineNumber', '=', lineNumber))
    .orderBy('who')
    .limit(20)
    .execute()
  return rows.map(({ who }) => who)
}
