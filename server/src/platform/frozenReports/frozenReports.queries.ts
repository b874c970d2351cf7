import type { FrozenFilter, FrozenReport, ReportKind } from '@takt/contract/frozenReports.ts'
import { contains, onePage } from '../db/connect.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'

const headFields = [
  'lineNumber',
  'reportId',
  'reportKind',
  'reportTitle',
  'remark',
  'since',
  'until',
  'timeZone',
  'frozenAt',
  'frozenBy',
] as const

export function listFrozen(db: Db, line: LineNumber, kind: ReportKind, filter: FrozenFilter) {
  let query = db
    .selectFrom('frozenReports')
    .select(headFields)
    .where('lineNumber', '=', line)
    .where('reportKind', '=', kind)
  if (filter.reportTitle) query = query.where('reportTitle', 'ilike', contains(filter.reportTitle))
  if (filter.frozenBy) query = query.where('frozenBy', 'ilike', contains(filter.frozenBy))
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy('frozenAt', 'desc')),
    filter,
    ['reportId'],
  )
}

export const findFrozen = (db: Db, line: LineNumber, kind: ReportKind, reportId: string) =>
  db
    .selectFrom('frozenReports')
    .select([...headFields, 'asked', 'report'])
    .where('lineNumber', '=', line)
    .where('reportKind', '=', kind)
    .where('reportId', '=', reportId)
    .executeTakeFirst()

/** What its values were, apart from it: as many as the report has points, or more. */
export const findMeasured = async (db: Db, line: LineNumber, reportId: string) =>
  (
    await db
      .selectFrom('frozenReports')
      .select('measured')
      .where('lineNumber', '=', line)
      .where('reportId', '=', reportId)
      .executeTakeFirst()
  )?.measured ?? null

export const insertFrozen = (
  db: Db,
  lineNumber: LineNumber,
  {
    asked,
    report,
    measured,
    ...head
  }: Omit<FrozenReport, 'lineNumber'> & { asked: object; report: object; measured?: object | undefined },
): Promise<FrozenReport> =>
  db
    .insertInto('frozenReports')
    .values({
      ...head,
      lineNumber,
      asked: JSON.stringify(asked),
      report: JSON.stringify(report),
      measured: measured ? JSON.stringify(measured) : null,
    })
    .returning(headFields)
    .executeTakeFirstOrThrow()

export const deleteFrozenOf = (db: Db, line: string) =>
  db.deleteFrom('frozenReports').where('lineNumber', '=', line).execute()
