import { type Insertable, sql } from 'kysely'
import { forgetOlderOfLines } from '../../platform/db/forget.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** Without its list, which may be long. */
const head = (db: Db, line: string, message: string) =>
  db
    .selectFrom('bulkActs')
    .select(['lineNumber', 'message', 'meaning', 'verb', 'userName', 'asked', 'deeper', 'done', 'changed'])
    .select(['unchanged', 'finished'])
    .select(sql<number | null>`cardinality(units)`.as('units'))
    .where('lineNumber', '=', line)
    .where('message', '=', message)

export const readBulk = (db: Db, line: LineNumber, message: string) =>
  head(db, line, message).executeTakeFirst()
export type BulkAct = NonNullable<Awaited<ReturnType<typeof readBulk>>>

/** Locked, with the units that come next. */
export const lockPiece = (db: Db, line: LineNumber, message: string, most: number) =>
  head(db, line, message)
    .select(sql<string[]>`units[done + 1 : done + ${most}]`.as('piece'))
    .select(sql<(number | null)[]>`steps[done + 1 : done + ${most}]`.as('pieceSteps'))
    .forUpdate()
    .executeTakeFirstOrThrow()

export const insertBulk = (db: Db, bulk: Insertable<Tables['bulkActs']>) =>
  db
    .insertInto('bulkActs')
    .values(bulk)
    .onConflict((c) => c.doNothing())
    .execute()

type Found = { id: string; stood: number | null }

/** The first who looked decides. */
export const freezeList = (
  db: Db,
  { lineNumber, message }: BulkAct,
  found: readonly Found[],
  deeper: boolean,
) =>
  db
    .updateTable('bulkActs')
    .set({
      units: sql<string[]>`${found.map(({ id }) => id)}::uuid[]`,
      steps: sql<number[]>`${found.map(({ stood }) => stood)}::int[]`,
      deeper,
      touchedAt: nowIso(),
    })
    .where('lineNumber', '=', lineNumber)
    .where('message', '=', message)
    .where('units', 'is', null)
    .execute()

type Progress = Pick<BulkAct, 'done' | 'changed' | 'unchanged' | 'finished'>

export const advance = (db: Db, { lineNumber, message }: BulkAct, { unchanged, ...progress }: Progress) =>
  db
    .updateTable('bulkActs')
    .set({ ...progress, unchanged: JSON.stringify(unchanged), touchedAt: nowIso() })
    .where('lineNumber', '=', lineNumber)
    .where('message', '=', message)
    .execute()

/** Somebody has tried. */
export const touchBulk = (db: Db, line: LineNumber, message: string) =>
  db
    .updateTable('bulkActs')
    .set({ touchedAt: nowIso() })
    .where('lineNumber', '=', line)
    .where('message', '=', message)
    .execute()

/** Nobody has gone on with these for a while: their server is gone. */
export const leftBehind = (db: Db, seconds: number) =>
  db
    .selectFrom('bulkActs')
    .select(['lineNumber', 'message', 'userName'])
    .where('finished', '=', false)
    .where('touchedAt', '<', isoOf(Date.now() - 1000 * seconds))
    .orderBy('touchedAt')
    .execute()

export const forgetBulks = (db: Db, days: number) =>
  forgetOlderOfLines(db, 'bulkActs', ['message'], 'touchedAt', days)
