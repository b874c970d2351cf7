import { ensureMonth } from '../platform/db/partitions.ts'
import type { Db } from '../platform/db/tables.ts'

/** What people do to a line is a turn of it, also where a test stops the clock in another month. */
export async function streamMonth(db: Db, at: string) {
  for (const table of ['line_turns', 'events'] as const) await ensureMonth(db, at, table)
}
