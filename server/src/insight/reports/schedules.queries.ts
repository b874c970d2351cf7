import { sql } from 'kysely'
import type { Language } from '@takt/contract/languages.ts'
import type { PeriodKind } from '@takt/contract/reports.ts'
import type { ReportSchedule, ScheduleDraft } from '@takt/contract/report-schedules.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const shown = [
  'periodKind',
  'minutesAfter',
  'toUsers',
  'toRoles',
  'toMails',
  'enabled',
  'updateDate',
  'updateAuthor',
  'revision',
] as const

export const schedulesOf = (db: Db, line: LineNumber) =>
  db
    .selectFrom('reportSchedules')
    .select([...shown, 'mailLanguage'])
    .where('lineNumber', '=', line)
    .execute()

export const scheduleOf = (
  db: Db,
  line: LineNumber,
  periodKind: PeriodKind,
): Promise<ReportSchedule | undefined> =>
  db
    .selectFrom('reportSchedules')
    .select(shown)
    .where('lineNumber', '=', line)
    .where('periodKind', '=', periodKind)
    .forUpdate()
    .executeTakeFirst()

/** Nothing comes back where somebody else saved it meanwhile. */
export function storeSchedule(
  db: Db,
  line: LineNumber,
  { toUsers, toRoles, toMails, revision, ...draft }: ScheduleDraft,
  by: { updateAuthor: string; mailLanguage: Language },
): Promise<ReportSchedule | undefined> {
  const lists = {
    toUsers: JSON.stringify(toUsers),
    toRoles: JSON.stringify(toRoles),
    toMails: JSON.stringify(toMails),
  }
  const row = { ...draft, ...lists, ...by, updateDate: nowIso() }
  if (revision === null)
    return db
      .insertInto('reportSchedules')
      .values({ lineNumber: line, ...row })
      .onConflict((on) => on.doNothing())
      .returning(shown)
      .executeTakeFirst()
  return db
    .updateTable('reportSchedules')
    .set({ ...row, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('periodKind', '=', draft.periodKind)
    .where('revision', '=', revision)
    .returning(shown)
    .executeTakeFirst()
}
