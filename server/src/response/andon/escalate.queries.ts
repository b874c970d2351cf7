import { sql } from 'kysely'
import type { AndonLevel } from '@takt/contract/andonRules.ts'
import type { CallLevel } from '@takt/contract/andon.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Calls that nobody has come to. */
export const unanswered = (db: Db) =>
  db
    .selectFrom('andonCalls')
    .select(['id', 'lineNumber', 'stationNumber', 'lossType', 'heardAt', 'level', 'levelAt', 'announced'])
    .where('callState', '=', 'called')
    .orderBy('id')
    .execute()

/** Nobody was notified of them: from now on they count as notified. Not what another server has, or had, nor what is over. */
export const announce = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('andonCalls')
    .set({ announced: true })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('announced', '=', false)
    .where('callState', '=', 'called')
    .returningAll()
    .execute()

/** Of these calls, those that no other server, nor somebody who comes, holds, and that are not answered. */
export const holdUnanswered = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('andonCalls')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('callState', '=', 'called')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Calls that somebody has come to, and that are not solved. */
export const answered = (db: Db) =>
  db
    .selectFrom('andonCalls')
    .select(['id', 'lineNumber', 'stationNumber', 'lossType', 'arrivedAt', 'solveAskedAt'])
    .where('callState', '=', 'arrived')
    .orderBy('id')
    .execute()

export const holdAnswered = (db: Db, id: number) =>
  db
    .selectFrom('andonCalls')
    .selectAll()
    .where('id', '=', id)
    .where('callState', '=', 'arrived')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const setSolveAsked = (db: Db, id: number, solveAskedAt: string) =>
  db.updateTable('andonCalls').set({ solveAskedAt }).where('id', '=', id).execute()

type LevelRow = Omit<CallLevel, 'reminder'> & { isReminder: boolean }

/** A reminder is counted here, under its call's lock: at most one of a call at a time. Returns the number of each. */
export async function insertLevels(db: Db, rows: readonly LevelRow[]) {
  const inserted = await sql<{ callId: number; level: AndonLevel; reminder: number }>`
    insert into andon_call_levels (call_id, level, reminder, outcome, due_at, told_at, people)
    select r."callId", r.level,
      case when r."isReminder" then (select count(*) from andon_call_levels l
        where l.call_id = r."callId" and l.level = r.level and l.reminder > 0) + 1 else 0 end,
      r.outcome, r."dueAt", r."toldAt", r.people
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("callId" bigint, level text,
      "isReminder" boolean, outcome text, "dueAt" timestamptz, "toldAt" timestamptz, people jsonb)
    returning call_id, level, reminder`.execute(db)
  const numbers = new Map(
    inserted.rows.map(({ callId, level, reminder }) => [`${callId} ${level}`, reminder]),
  )
  return (callId: number, level: AndonLevel) => numbers.get(`${callId} ${level}`)!
}

export const setLevels = (db: Db, rows: readonly { id: number; level: AndonLevel }[], levelAt: string) =>
  sql`
    update andon_calls c set level = r.level, level_at = ${levelAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, level text)
    where c.id = r.id`.execute(db)

/** Whoever answered that it is not theirs is asked again. */
export const askAnew = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('andonCalls')
    .set({ declinedBy: '[]' })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

export const levelsOfCalls = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('andonCallLevels')
    .selectAll()
    .where(sql<boolean>`call_id = any(${ids}::bigint[])`)
    .orderBy('callId')
    .orderBy('toldAt')
    .orderBy('level')
    .orderBy('reminder')
    .execute()

export const callsUnanswered = async (db: Db, line: string, ids: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('andonCalls')
        .select(['id', 'declinedBy'])
        .where('lineNumber', '=', line)
        .where('id', 'in', ids)
        .where('callState', '=', 'called')
        .execute()
    ).map(({ id, declinedBy }) => [id, declinedBy]),
  )
