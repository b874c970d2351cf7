import { sql } from 'kysely'
import type { Db, Tables } from './tables.ts'

const atOnce = 5_000

/** Deletes what is older than so many days, a piece at a time: a statement may last for seconds only. */
export async function forgetOlder<T extends keyof Tables>(
  db: Db,
  table: T,
  column: keyof Tables[T] & string,
  days: number,
) {
  const [name, since] = [sql.ref(table), sql.ref(column)]
  for (;;) {
    const { numAffectedRows } =
      await sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${since} < now() - make_interval(days => ${days}) limit ${atOnce}))`.execute(
        db,
      )
    if (numAffectedRows === undefined || numAffectedRows < atOnce) return
  }
}
