import { sql } from 'kysely'
import { type Database, patiently } from './connect.ts'

/**
 * PostgreSQL checks its tables once a minute. In the first minute of a plant, or of an import, it believes them empty and reads
 * all of a line where an index would do (measured: 100 times slower). So we analyze them ourselves, and only what has grown to the double of what it
 * was: what lies between is estimated by its pages, and on a new plant each look at passes costs the database as much as a tenth of its work. Rows that
 * change are left to PostgreSQL, since a unit changes at every station.
 */
export async function analyzeGrown({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public' and s.n_live_tup > 200 + 2 * greatest(c.reltuples, 0)`.execute(db)
  if (rows.length === 0) return
  // A look at a large table on a slow disk is not given up half way, or it would never come to an end.
  await patiently(pool.options.connectionString!, async (db) => {
    for (const { name } of rows) await sql`select analyze_table(${name})`.execute(db)
  })
}
