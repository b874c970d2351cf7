import { sql } from 'kysely'
import type { Language } from '@takt/contract/languages.ts'
import type { ReportDelivery } from '@takt/contract/report-schedules.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const shown = [
  'deliveryId',
  'reportId',
  'userName',
  'mailAddress',
  'teleState',
  'attempts',
  'nextTry',
  'errorText',
  'queuedAt',
  'doneAt',
] as const

export const deliveriesOf = (db: Db, line: LineNumber, reportId: string): Promise<ReportDelivery[]> =>
  db
    .selectFrom('reportDeliveries')
    .select(shown)
    .where('lineNumber', '=', line)
    .where('reportId', '=', reportId)
    .orderBy('queuedAt')
    .orderBy('deliveryId')
    .execute()

type New = Pick<ReportDelivery, 'deliveryId' | 'reportId' | 'userName' | 'mailAddress' | 'nextTry'> & {
  mailLanguage: Language
}
export const insertDeliveriesOf = (db: Db, lineNumber: LineNumber, rows: readonly New[]) =>
  db
    .insertInto('reportDeliveries')
    .values(rows.map((row) => ({ lineNumber, ...row })))
    .execute()

export type Due = Pick<
  ReportDelivery,
  'deliveryId' | 'reportId' | 'userName' | 'mailAddress' | 'attempts'
> & {
  mailLanguage: Language
}

/** Longer than a dialogue of a dozen steps may take, and to write down how it ended. */
const grace = 180

const secondsFromNow = (seconds: number) => isoOf(Date.now() + 1000 * seconds)

/**
 * Takes what is due, so that no other server does; one that dies leaves it to be tried again. As a subquery of `in` the limit was evaluated again for
 * each row, and all that was due was taken at once.
 */
export const takeDueReports = async (db: Db, line: LineNumber, most: number) =>
  (
    await sql<Due>`
    with due as materialized (
      select delivery_id from report_deliveries
      where line_number = ${line} and tele_state in ('waiting', 'retry') and next_try <= ${nowIso()}
      order by next_try, delivery_id limit ${most} for update skip locked)
    update report_deliveries d
    set attempts = attempts + 1, next_try = ${secondsFromNow(grace)}
    from due where d.line_number = ${line} and d.delivery_id = due.delivery_id
    returning d.delivery_id, report_id, user_name, mail_address, attempts, mail_language`.execute(db)
  ).rows

/** `pause`: seconds until the next try; null: there is none. */
export const markReport = (
  db: Db,
  line: LineNumber,
  deliveryId: string,
  { errorText, pause }: { errorText: string | null; pause: number | null },
) =>
  db
    .updateTable('reportDeliveries')
    .set({
      errorText,
      teleState: errorText === null ? 'ok' : pause === null ? 'dead' : 'retry',
      nextTry: pause === null ? null : secondsFromNow(pause),
      doneAt: pause === null ? nowIso() : null,
    })
    .where('lineNumber', '=', line)
    .where('deliveryId', '=', deliveryId)
    .where('teleState', 'in', ['waiting', 'retry'])
    .execute()
