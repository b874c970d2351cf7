import { sql, type Updateable } from 'kysely'
import { Failure } from '@takt/contract/failures.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const fields = Object.keys(Failure.shape) as (keyof Failure)[] // a shape's keys are its fields

/** Read under the line's lock, which is that of its failures. */
export const readFailures = (db: Db, line: LineNumber, failIds: readonly string[]): Promise<Failure[]> =>
  failIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('failures')
        .select(fields)
        .where('lineNumber', '=', line)
        .where('failId', 'in', failIds)
        .orderBy('failTime')
        .orderBy('failId')
        .execute()

/** What is not worked off of these units. */
export const failuresOpenOf = (db: Db, line: LineNumber, units: readonly string[]): Promise<Failure[]> =>
  units.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('failures')
        .select(fields)
        .where('lineNumber', '=', line)
        .where('productId', 'in', units)
        .where('failStatus', 'in', ['open', 'rework'])
        .execute()

/** What is not worked off of a lot's pieces, what left it with a part aside. */
export const piecesOpenOf = (db: Db, line: LineNumber, lotNo: string): Promise<Failure[]> =>
  db
    .selectFrom('failures')
    .select(fields)
    .where('lineNumber', '=', line)
    .where('lotNo', '=', lotNo)
    .where('productId', 'is', null)
    .where('removedFrom', 'is', null)
    .where('failStatus', 'in', ['open', 'rework'])
    .execute()

/** Which of these no longer exist. */
export async function failuresGone(db: Db, line: string, failIds: readonly string[]) {
  if (failIds.length === 0) return []
  const kept = await db
    .selectFrom('failures')
    .select('failId')
    .where('lineNumber', '=', line)
    // One value however many there are: a statement takes no more than 65,535.
    .where('failId', '=', sql<string>`any(${failIds}::uuid[])`)
    .execute()
  const there = new Set(kept.map(({ failId }) => failId))
  return failIds.filter((failId) => !there.has(failId))
}

export const insertFailure = (db: Db, lineNumber: LineNumber, failure: Failure) =>
  db
    .insertInto('failures')
    .values({ lineNumber, ...failure })
    .execute()

export const updateFailures = (
  db: Db,
  line: LineNumber,
  failIds: readonly string[],
  change: Updateable<Tables['failures']>,
) =>
  db
    .updateTable('failures')
    .set(change)
    .where('lineNumber', '=', line)
    .where('failId', 'in', failIds)
    .execute()

export const deleteFailure = (db: Db, line: LineNumber, failId: string) =>
  db.deleteFrom('failures').where('lineNumber', '=', line).where('failId', '=', failId).execute()

export const isSplit = (db: Db, line: LineNumber, failId: string) =>
  db
    .selectFrom('failures')
    .select('failId')
    .where('lineNumber', '=', line)
    .where('splitFrom', '=', failId)
    .limit(1)
    .executeTakeFirst()
