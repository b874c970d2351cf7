import { sql } from 'kysely'
import { isoOf } from './instants.ts'
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

/** The same of a table that is divided by line: each line's rows by their key, which is the line's number and `key`. */
export async function forgetOlderOfLines<T extends keyof Tables>(
  db: Db,
  table: T,
  key: readonly (keyof Tables[T] & string)[],
  column: keyof Tables[T] & string,
  days: number,
) {
  const before = isoOf(Date.now() - days * 86_400_000)
  const [name, since, keys] = [sql.ref(table), sql.ref(column), sql.join(key.map((one) => sql.ref(one)))]
  // Also of a line that is gone.
  for (const { lineNumber } of await db.selectFrom('lineHeads').select('lineNumber').execute())
    for (;;) {
      const old = sql`select ${keys} from ${name} where line_number = ${lineNumber} and ${since} < ${before} limit ${atOnce}`
      const { numAffectedRows } = await sql`
        delete from ${name} where line_number = ${lineNumber} and (${keys}) in (${old})`.execute(db)
      if (numAffectedRows === undefined || numAffectedRows < atOnce) break
    }
}
