import { type Insertable, sql } from 'kysely'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const shown = ['message', 'kind', 'value', 'bomCodes', 'reason', 'by', 'at'] as const

type NewRule = Omit<Insertable<Tables['holdRules']>, 'markedAt' | 'releasedAt' | 'releasedBy'>

export const insertHoldRule = (db: Db, rule: NewRule) =>
  db
    .insertInto('holdRules')
    .values({ ...rule, markedAt: null, releasedAt: null, releasedBy: null })
    .returning(shown)
    .executeTakeFirstOrThrow()

/** All that were found are marked: what is not for later ones too is over. */
export const markHoldRule = (db: Db, line: LineNumber, message: string) =>
  db
    .updateTable('holdRules')
    .set({
      markedAt: nowIso(),
      releasedAt: sql<string | null>`case when later then released_at else ${nowIso()}::timestamptz end`,
    })
    .where('lineNumber', '=', line)
    .where('message', '=', message)
    .where('markedAt', 'is', null)
    .execute()

/** Those that bite: also of a list that is not marked to its end. */
export const lastingHoldRules = (db: Db, line: LineNumber) =>
  db
    .selectFrom('holdRules')
    .select(shown)
    .where('lineNumber', '=', line)
    .where('releasedAt', 'is', null)
    .orderBy('at')
    .execute()

export const releaseHoldRule = (db: Db, line: LineNumber, message: string, releasedBy: string) =>
  db
    .updateTable('holdRules')
    .set({ releasedAt: nowIso(), releasedBy })
    .where('lineNumber', '=', line)
    .where('message', '=', message)
    .where('releasedAt', 'is', null)
    .returning(shown)
    .executeTakeFirst()
