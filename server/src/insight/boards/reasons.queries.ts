import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

type Span = { from: string; to: string }

/** What was written about the slots of this time. */
export const reasonsBetween = (db: Db, line: string, { from, to }: Span) =>
  db
    .selectFrom('slotReasons')
    .select(['start', 'reason', 'writtenBy', 'writtenAt'])
    .where('lineNumber', '=', line)
    .where('start', '>=', from)
    .where('start', '<', to)
    .orderBy('start')
    .execute()

/** Reasons of a line that goes away. */
export const dropReasonsOfLine = (db: Db, line: string) =>
  db.deleteFrom('slotReasons').where('lineNumber', '=', line).execute()

export const putReason = (db: Db, line: string, start: string, reason: string, writtenBy: string) =>
  db
    .insertInto('slotReasons')
    .values({ lineNumber: line, start, reason, writtenBy })
    .onConflict((c) =>
      c.columns(['lineNumber', 'start']).doUpdateSet({ reason, writtenBy, writtenAt: nowIso() }),
    )
    .execute()

export const dropReason = (db: Db, line: string, start: string) =>
  db.deleteFrom('slotReasons').where('lineNumber', '=', line).where('start', '=', start).execute()
