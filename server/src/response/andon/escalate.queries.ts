import { sql } from 'kysely'
import type { AndonLevel } from '@takt/contract/andonRules.ts'
import type { CallLevel } from '@takt/contract/andon.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Calls that nobody has come to. */
export const unanswered = (db: Db) =>
  db
    .selectFrom('andonCalls')
    .select(['id', 'lineNumber', 'stationNumber', 'lossType', 'heardAt', 'level', 'levelAt'])
    .where('callState', '=', 'called')
    .orderBy('id')
    .execute()

/** Calls that stations raised and nobody was told of. */
export const unannounced = (db: Db) =>
  db.selectFrom('andonCalls').select(['id', 'lineNumber']).where('announced', '=', false).execute()

/** Nothing where another server has it, or had it. */
export const announce = (db: Db, id: number) =>
  db
    .updateTable('andonCalls')
    .set({ announced: true })
    .where('id', '=', id)
    .where('announced', '=', false)
    .returningAll()
    .executeTakeFirst()

/** Calls that their stations cleared before anybody came, with something queued, perhaps. */
export const clearedQueues = (db: Db) =>
  db.selectFrom('andonCalls').select('id').where('queueLeft', '=', true).execute()

/** Nothing where another server has it, or had it. */
export const takeQueue = (db: Db, id: number) =>
  db
    .updateTable('andonCalls')
    .set({ queueLeft: false })
    .where('id', '=', id)
    .where('queueLeft', '=', true)
    .returning('id')
    .executeTakeFirst()

/** Nothing where another server, or somebody who comes, holds it, or where it is answered. */
export const holdUnanswered = (db: Db, id: number) =>
  db
    .selectFrom('andonCalls')
    .selectAll()
    .where('id', '=', id)
    .where('callState', '=', 'called')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** `reminder` is counted here, under the call's lock. */
export const insertLevel = (
  db: Db,
  callId: number,
  { people, isReminder, ...level }: Omit<CallLevel, 'callId' | 'reminder'> & { isReminder: boolean },
) =>
  db
    .insertInto('andonCallLevels')
    .values({
      ...level,
      callId,
      people: JSON.stringify(people),
      reminder: isReminder
        ? sql<number>`(select count(*) from andon_call_levels
            where call_id = ${callId} and level = ${level.level} and reminder > 0) + 1`
        : 0,
    })
    .returning('reminder')
    .executeTakeFirstOrThrow()

export const setLevel = (db: Db, id: number, level: AndonLevel, levelAt: string) =>
  db.updateTable('andonCalls').set({ level, levelAt }).where('id', '=', id).execute()

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
