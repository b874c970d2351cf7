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
  await makePartition(db, 'passes', month.replace('-', '_'), `${month}-01T00:00:00Z`, monthAfter(month))
  known.set(db, months.add(month))
}

/** This month and the next: what stations say from now on never waits for a table. */
export async function ensureMonths(db: Db) {
  const now = Temporal.Now.zonedDateTimeISO('UTC')
  for (const month of [now, now.add({ months: 1 })]) await ensureMonth(db, month.toInstant().toString())
}

const aDay = 86_400_000

/** Telegrams of this instant's day (UTC) have a place to go. */
export async function ensureDay(db: Db, table: DailyTable, time: number) {
  const day = dayOf(time)
  const days = known.get(db) ?? new Set<string>()
  const key = `${table} ${day}`
  if (days.has(key)) return
  await makePartition(
    db,
    table,
    day.replaceAll('-', '_'),
    `${day}T00:00:00Z`,
    `${dayOf(Date.parse(day) + aDay)}T00:00:00Z`,
  )
  known.set(db, days.add(key))
}

export type DailyTable = 'station_telegrams' | 'station_telegram_texts'
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Lets the days go that ended before so many days. A day that somebody is reading is tried again: nobody waits behind this. */
export async function dropDays(db: Db, table: DailyTable, days: number, now = Date.now()) {
  const first = `${table}_${dayOf(now - days * aDay).replaceAll('-', '_')}`
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = ${table}::regclass and relname < ${first}`.execute(
    db,
  )
  for (const { name } of rows) {
    await inOneGo(db, async (db) => {
      await sql`set local lock_timeout = '1s'`.execute(db)
      await sql`drop table if exists ${sql.table(name)}`.execute(db)
    })
  }
}

/** Made beside the table and then attached: that takes no lock a station would wait for. */
async function makePartition(db: Db, parent: string, suffix: string, from: string, to: string) {
  const name = `${parent}_${suffix}`
  await inOneGo(db, async (db) => {
    // Two servers that meet the new month together take turns; the second finds the work done.
    await sql`select pg_advisory_xact_lock(hashtext('takt months'))`.execute(db)
    const {
      rows: [there],
    } = await sql<{ made: boolean }>`select to_regclass(${name}) is not null as made`.execute(db)
    if (there?.made) return
    await sql`create table ${sql.table(name)} (like ${sql.table(parent)} including all)`.execute(db)
    await copyStatistics(db, parent, name)
    await sql`alter table ${sql.table(parent)} attach partition ${sql.table(name)} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
      db,
    )
  })
}

/** How closely each column is looked at does not come with `like`. */
async function copyStatistics(db: Db, parent: string, name: string) {
  const { rows } = await sql<{
    column: string
    target: number
  }>`select attname as column, attstattarget::int as target from pg_attribute where attrelid = ${parent}::regclass and attnum > 0 and attstattarget >= 0`.execute(
    db,
  )
  if (rows.length)
    await sql`alter table ${sql.table(name)} ${sql.join(rows.map(({ column, target }) => sql`alter column ${sql.ref(column)} set statistics ${sql.lit(target)}`))}`.execute(
      db,
    )
}

const monthAfter = (month: string) =>
  `${Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()}-01T00:00:00Z`
