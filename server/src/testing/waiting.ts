import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../platform/db/tables.ts'

/** Until so many statements on this database wait for what other transactions hold. */
export async function untilWaiting(db: Db, statements: number) {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(statements)
}
