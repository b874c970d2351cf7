import { type Insertable, sql, type Updateable } from 'kysely'
import type { Problem, ProblemFilter } from '@takt/contract/problems.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export function listProblems(db: Db, line: LineNumber, filter: ProblemFilter) {
  let query = db.selectFrom('problems').selectAll().where('lineNumber', '=', line)
  for (const name of ['defectCode', 'stationNumber', 'typeNo', 'problemState'] as const)
    if (filter[name]) query = query.where(name, '=', filter[name])
  if (filter.owner) query = query.where('owner', 'ilike', contains(filter.owner))
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy('openedAt', 'desc')),
    filter,
    ['problemId'],
  )
}

const ofId = (db: Db, line: LineNumber, problemId: string) =>
  db.selectFrom('problems').selectAll().where('lineNumber', '=', line).where('problemId', '=', problemId)

export const findProblem = (db: Db, line: LineNumber, problemId: string) =>
  ofId(db, line, problemId).executeTakeFirst()

export const lockProblem = (db: Db, line: LineNumber, problemId: string) =>
  ofId(db, line, problemId).forUpdate().executeTakeFirst()

/** Whoever opens a problem of this defect waits until the one before is through, else neither sees the other's. */
export const lockDefect = (db: Db, line: LineNumber, defectCode: string) =>
  sql`select pg_advisory_xact_lock(hashtext('problem ' || ${line}), hashtext(${defectCode}))`.execute(db)

/** The one that is worked on for the very same; people do not open a second by the way. */
export const openProblemOf = (
  db: Db,
  line: LineNumber,
  { defectCode, stationNumber, typeNo }: Pick<Problem, 'defectCode' | 'stationNumber' | 'typeNo'>,
) =>
  db
    .selectFrom('problems')
    .select('owner')
    .where('lineNumber', '=', line)
    .where('defectCode', '=', defectCode)
    .where('stationNumber', 'is not distinct from', stationNumber)
    .where('typeNo', 'is not distinct from', typeNo)
    .where('problemState', '<>', 'closed')
    .executeTakeFirst()

export const insertProblem = (
  db: Db,
  problem: Omit<Insertable<Tables['problems']>, 'lineNumber'> & { lineNumber: LineNumber },
): Promise<Problem> => db.insertInto('problems').values(problem).returningAll().executeTakeFirstOrThrow()

export const updateProblem = (
  db: Db,
  line: LineNumber,
  problemId: string,
  change: Updateable<Tables['problems']>,
): Promise<Problem> =>
  db
    .updateTable('problems')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('problemId', '=', problemId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteProblemsOf = (db: Db, line: string) =>
  db.deleteFrom('problems').where('lineNumber', '=', line).execute()

/** Acted so long ago that they can be judged, and not judged yet. */
export const problemsToJudge = (db: Db, line: LineNumber, actedBefore: string): Promise<Problem[]> =>
  db
    .selectFrom('problems')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('actedAt', '<=', actedBefore)
    .where('judgedAt', 'is', null)
    .execute()
