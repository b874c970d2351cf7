import { Failure } from '@takt/contract/failures.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const fields = Object.keys(Failure.shape) as (keyof Failure)[] // a shape's keys are its fields

/** The newest first. */
export const failuresLoggedBy = (db: Db, line: LineNumber, loggedBy: string, from: string, most: number) =>
  db
    .selectFrom('failures')
    .select(fields)
    .where('lineNumber', '=', line)
    .where('failSource', '=', 'manual')
    .where('loggedBy', '=', loggedBy)
    .where('failTime', '>=', from)
    // A part of a quantity that was decided about is no report of its own.
    .where('splitFrom', 'is', null)
    .orderBy('failTime', 'desc')
    .orderBy('failId', 'desc')
    .limit(most)
    .execute()

/** How often people logged which defect at a station. */
export const defectsLoggedAt = (db: Db, line: LineNumber, stationNumber: string, from: string) =>
  db
    .selectFrom('failures')
    .select(['defectCode', 'subDefectCode'])
    .select(({ fn }) => fn.countAll<number>().as('failures'))
    .where('lineNumber', '=', line)
    .where('failSource', '=', 'manual')
    .where('stationNumber', '=', stationNumber)
    .where('failTime', '>=', from)
    .where('defectCode', 'is not', null)
    .where('splitFrom', 'is', null)
    .groupBy(['defectCode', 'subDefectCode'])
    .execute()

/** Pieces of the lot that a person found something wrong with, and that nobody found good since. */
export async function piecesFailedOf(db: Db, line: LineNumber, lotNo: string) {
  const { pieces } = await db
    .selectFrom('failures')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('pieces'))
    .where('lineNumber', '=', line)
    .where('lotNo', '=', lotNo)
    .where('productId', 'is', null)
    .where('removedFrom', 'is', null)
    .where('failStatus', 'in', ['open', 'rework', 'scrap', 'returned'])
    .executeTakeFirstOrThrow()
  return pieces ?? 0
}
