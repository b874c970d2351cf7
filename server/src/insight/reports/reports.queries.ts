import type { FigureChange, PeriodReport, ReportContent, ReportFilter } from '@takt/contract/reports.ts'
import { onePage } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const headFields = [
  'reportId',
  'periodKind',
  'firstDay',
  'lastDay',
  'shiftName',
  'reportVer',
  'changed',
  'since',
  'until',
  'timeZone',
  'remark',
  'keptAt',
  'keptBy',
] as const

export function listReports(db: Db, line: LineNumber, filter: ReportFilter) {
  const { periodKind, shiftName, day, keptBy } = filter
  let query = db.selectFrom('periodReports').select(headFields).where('lineNumber', '=', line)
  if (periodKind) query = query.where('periodKind', '=', periodKind)
  if (shiftName) query = query.where('shiftName', '=', shiftName)
  if (day) query = query.where('firstDay', '<=', day).where('lastDay', '>=', day)
  if (keptBy) query = query.where('keptBy', '=', keptBy)
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy('until', 'desc').orderBy('keptAt', 'desc')),
    filter,
    ['reportId'],
  )
}

export const findReport = (db: Db, line: LineNumber, reportId: string) =>
  db
    .selectFrom('periodReports')
    .select([...headFields, 'content', 'changes'])
    .where('lineNumber', '=', line)
    .where('reportId', '=', reportId)
    .executeTakeFirst()

type Named = Pick<PeriodReport, 'periodKind' | 'firstDay' | 'shiftName'>

/** All of the same period, the newest first. */
export const revisionsOf = (db: Db, line: LineNumber, { periodKind, firstDay, shiftName }: Named) =>
  db
    .selectFrom('periodReports')
    .select(headFields)
    .where('lineNumber', '=', line)
    .where('periodKind', '=', periodKind)
    .where('firstDay', '=', firstDay)
    .where('shiftName', 'is not distinct from', shiftName)
    .orderBy('reportVer', 'desc')
    .execute()

export type NewReport = Omit<PeriodReport, 'changed'> & { content: ReportContent; changes: FigureChange[] }

/** Nothing comes back where somebody else made it meanwhile. */
export const insertReport = (
  db: Db,
  lineNumber: LineNumber,
  { content, changes, ...head }: NewReport,
): Promise<PeriodReport | undefined> =>
  db
    .insertInto('periodReports')
    .values({
      ...head,
      lineNumber,
      changed: changes.length,
      content: JSON.stringify(content),
      changes: JSON.stringify(changes),
    })
    .onConflict((on) => on.doNothing())
    .returning(headFields)
    .executeTakeFirst()

/** The newest revision of each period that ended since. */
export const endedSince = (db: Db, line: LineNumber, since: number) =>
  db
    .selectFrom('periodReports')
    .select(['reportId', 'periodKind'])
    .distinctOn(['periodKind', 'firstDay', 'shiftName'])
    .where('lineNumber', '=', line)
    .where('until', '>=', isoOf(since))
    .orderBy('periodKind')
    .orderBy('firstDay')
    .orderBy('shiftName')
    .orderBy('reportVer', 'desc')
    .execute()

export async function deleteReportsOf(db: Db, line: string) {
  await db.deleteFrom('reportDeliveries').where('lineNumber', '=', line).execute()
  await db.deleteFrom('reportSchedules').where('lineNumber', '=', line).execute()
  await db.deleteFrom('periodReports').where('lineNumber', '=', line).execute()
}
