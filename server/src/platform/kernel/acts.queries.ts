import type { Insertable } from 'kysely'
import { forgetOlderOfLines } from '../db/forget.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db, Tables } from '../db/tables.ts'

export const doneMessage = (db: Db, line: LineNumber, message: string) =>
  db
    .selectFrom('doneMessages')
    .select(['meaning', 'answer'])
    .where('lineNumber', '=', line)
    .where('message', '=', message)
    .executeTakeFirst()

export const insertDone = (db: Db, done: Insertable<Tables['doneMessages']>) =>
  db.insertInto('doneMessages').values(done).execute()

/** Those that were not there. */
export const insertNew = (db: Db, done: Insertable<Tables['doneMessages']>[]) =>
  db
    .insertInto('doneMessages')
    .values(done)
    .onConflict((conflict) => conflict.doNothing())
    .returning('message')
    .execute()

/** Nobody repeats an act after so many days. */
const daysKept = 7

export const forgetDone = (db: Db) => forgetOlderOfLines(db, 'doneMessages', ['message'], 'at', daysKept)
