import { sql } from 'kysely'
import { remembered } from './remembered.ts'
import type { Db } from './tables.ts'

const aDay = 86_400_000
/** Passes are kept for 93 days at least. */
const staysFor = 60 * aDay

/** By handle: a server reads its database once a month. */
const existingPartitions = remembered(() => new Set<string>())

/** By the month in which a pass ended, or its turn was taken. */
const monthlyTables = ['passes', 'line_turns', 'events'] as const
type MonthlyTable = (typeof monthlyTables)[number]

/**
 * Makes sure that rows of this instant's month (UTC) have a place to go. Call it with the server's handle and before a transaction begins:
 * the new table must be seen by everybody at once, also when the caller's own work comes to nothing.
 */
export async function ensureMonth(db: Db, instant: string, table: MonthlyTable = 'passes') {
  const month = new Date(instant).toISOString().slice(0, 7)
  const months = existingPartitions(db)
  const key = `${table} ${month}`
  if (months.has(key)) return
  await makePartition(db, table, month.replace('-', '_'), `${month}-01T00:00:00Z`, monthAfter(month))
  // An old month may leave meanwhile, by another server's hand; a young one stays.
  if (Date.parse(monthAfter(month)) > Date.now() - staysFor) months.add(key)
}

/** This month and the next: what stations send and people do from now on never waits for a table. */
export async function ensureMonths(db: Db) {
  const now = Temporal.Now.zonedDateTimeISO('UTC')
  for (const month of [now, now.add({ months: 1 })])
    for (const table of monthlyTables) await ensureMonth(db, month.toInstant().toString(), table)
}

/** Telegrams of this instant's day (UTC) have a place to go. */
export async function ensureDay(db: Db, table: DailyTable, time: number) {
  const day = dayOf(time)
  const days = existingPartitions(db)
  const key = `${table} ${day}`
  if (days.has(key)) return
  await makePartition(
    db,
    table,
    day.replaceAll('-', '_'),
    `${day}T00:00:00Z`,
    `${dayOf(Date.parse(day) + aDay)}T00:00:00Z`,
  )
  days.add(key)
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
  for (const { name } of rows) await sql`select drop_telegram_day(${name})`.execute(db)
}

/** The months of passes that exist and ended before this one begins (`2026-03`), the oldest first; and those that left the list and still exist. */
export async function monthsBefore(db: Db, month: string, name: 'passes' | 'leaving_passes') {
  const { rows } = await sql<{ month: string }>`
    select replace(right(relname, 7), '_', '-') as month from pg_class where relnamespace = 'public'::regnamespace
    and relname ~ ${`^${name}_\\d{4}_\\d\\d$`} and relkind = 'r' and right(relname, 7) < ${month.replace('-', '_')} order by 1`.execute(
    db,
  )
  return rows.map((row) => row.month)
}

export const detachMonth = (db: Db, month: string) =>
  sql`select detach_month(${month.replace('-', '_')})`.execute(db)
export const dropMonth = (db: Db, month: string, counted: number) =>
  sql`select drop_month(${month.replace('-', '_')}, ${counted})`.execute(db)

/** So long turns and events are kept; those that a follower has not seen stay. */
const streamDays = 93

/** Lets the months of all streams go that ended before so many days. One that somebody is reading is tried again the next time. */
export async function dropStreamMonths(db: Db, followers: readonly string[], now = Date.now()) {
  const first = new Date(now - streamDays * aDay).toISOString().slice(0, 7).replace('-', '_')
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent in ('events'::regclass, 'line_turns'::regclass) and right(c.relname, 7) < ${first} order by 1`.execute(
    db,
  )
  for (const { name } of rows) await sql`select drop_stream_month(${name}, ${followers}::text[])`.execute(db)
}

/** The application owns no table: this function of the owner makes the partition, or finds it made by another server. */
const makePartition = (db: Db, parent: string, suffix: string, from: string, to: string) =>
  sql`select add_partition(${parent}, ${suffix}, ${from}, ${to})`.execute(db)

/** The first instant of the month after this one (`2026-03`), UTC. */
export const monthAfter = (month: string) =>
  `${Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()}-01T00:00:00Z`
