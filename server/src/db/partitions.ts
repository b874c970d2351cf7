import { sql } from 'kysely'
import { inOneGo } from './connect.ts'
import type { Db } from './tables.ts'

/** By handle: a server asks its database once a month. */
const known = new WeakMap<Db, Set<string>>()

/**
 * Passes of this instant's month (UTC) have a place to go. Ask with the server's handle and before a transaction begins:
 * the new table must be seen by everybody at once, also when the caller's own work comes to nothing.
 */
export async function ensureMonth(db: Db, instant: string) {
  const month = new Date(instant).toISOString().slice(0, 7)
  const months = known.get(db) ?? new Set<string>()
  if (months.has(month)) return
  await inOneGo(db, (db) => makeMonth(db, month))
  known.set(db, months.add(month))
}

/** This month and the next: what stations say from now on never waits for a table. */
export async function ensureMonths(db: Db) {
  const now = Temporal.Now.zonedDateTimeISO('UTC')
  for (const month of [now, now.add({ months: 1 })]) await ensureMonth(db, month.toInstant().toString())
}

/** Made beside the table and then attached: that takes no lock a station would wait for. */
async function makeMonth(db: Db, month: string) {
  const name = `passes_${month.replace('-', '_')}`
  // Two servers that meet the new month together take turns; the second finds the work done.
  await sql`select pg_advisory_xact_lock(hashtext('takt months'))`.execute(db)
  const { rows: [there] } = await sql<{ made: boolean }>`select to_regclass(${name}) is not null as made`.execute(db)
  if (there?.made) return
  const table = sql.table(name)
  await sql`create table ${table} (like passes including all)`.execute(db)
  await sql`alter table passes attach partition ${table} for values from (${sql.lit(`${month}-01T00:00:00Z`)}) to (${sql.lit(monthAfter(month))})`.execute(db)
}

const monthAfter = (month: string) => `${Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()}-01T00:00:00Z`
