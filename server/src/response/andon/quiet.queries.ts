import { sql } from 'kysely'
import type { Quiet } from '@takt/contract/andonQuiet.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A time in which calls of a line tell nobody. Milliseconds. */
export type Pause = { since: number; until: number }

const shown = ['quietSince', 'quietUntil', 'quietBy', 'reason'] as const

const running = (db: Db, line: LineNumber, now: string) =>
  db
    .selectFrom('andonQuiets')
    .select(shown)
    .where('lineNumber', '=', line)
    .where('quietSince', '<=', now)
    .where('quietUntil', '>', now)
    .orderBy('quietUntil', 'desc')

/** That of now; undefined: calls of the line tell people. */
export const quietNow = (db: Db, line: LineNumber, now: string) => running(db, line, now).executeTakeFirst()

export const lockQuiets = (db: Db, line: LineNumber, now: string) =>
  running(db, line, now).forUpdate().execute()

export const insertQuiet = (db: Db, lineNumber: LineNumber, quiet: Quiet) =>
  db
    .insertInto('andonQuiets')
    .values({ lineNumber, ...quiet, endedBy: null })
    .execute()

export const endQuiets = (db: Db, line: LineNumber, now: string, endedBy: string) =>
  db
    .updateTable('andonQuiets')
    .set({ quietUntil: now, endedBy })
    .where('lineNumber', '=', line)
    .where('quietSince', '<=', now)
    .where('quietUntil', '>', now)
    .execute()

/** A call that waits longer has other trouble. */
const longestDays = 30

/** Of each of these lines, in the order of their begin: a query for each, for each may be on another machine. */
export async function pausesOf(db: Db, lines: readonly string[], now: string) {
  const each = [...new Set(lines)]
  const byLine = new Map(
    await Promise.all(each.map(async (line) => [line, await pausesOn(db, line, now)] as const)),
  )
  return (line: string): readonly Pause[] => byLine.get(line) ?? []
}

async function pausesOn(db: Db, line: string, now: string): Promise<Pause[]> {
  const { rows } = await sql<Pause>`
    select extract(epoch from quiet_since)::float8 * 1000 as since,
      extract(epoch from quiet_until)::float8 * 1000 as until
    from andon_quiets
    where line_number = ${line}
      and quiet_until > ${now}::timestamptz - make_interval(days => ${longestDays})
    order by quiet_since`.execute(db)
  return rows
}

export const deleteQuietsOf = (db: Db, line: string) =>
  db.deleteFrom('andonQuiets').where('lineNumber', '=', line).execute()

/** A server has looked for levels, and sent all that were due. */
export const noteLook = (db: Db, lookedAt: string) =>
  db
    .insertInto('andonWatch')
    .values({ lookedAt })
    .onConflict((row) =>
      row.column('one').doUpdateSet({ lookedAt }).where('andonWatch.lookedAt', '<', lookedAt),
    )
    .execute()

/** Null: none has ever. */
export const lastLook = async (db: Db) =>
  (await db.selectFrom('andonWatch').select('lookedAt').executeTakeFirst())?.lookedAt ?? null
