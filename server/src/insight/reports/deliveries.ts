import type { Language } from '@takt/contract/languages.ts'
import type { ReportSchedule } from '@takt/contract/report-schedules.ts'
import { peopleToTell } from '../../people/users/users.ts'
import { timedId } from '../../platform/db/ids.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mayOpen } from '../../response/noticeRules/noticeRules.ts'
import { insertDeliveriesOf } from './deliveries.queries.ts'

type Named = Pick<ReportSchedule, 'toUsers' | 'toRoles' | 'toMails'> & { mailLanguage: Language }

/** A mail for each person the schedule names, in the transaction of the report: both are there or neither. Who may not open reports gets none. */
export async function queueReport(db: Db, line: LineNumber, schedule: Named, reportId: string) {
  const { toUsers, toRoles, toMails, mailLanguage } = schedule
  const people = (await peopleToTell(db)).filter(
    (person) =>
      (toUsers.includes(person.userName) || person.held.some(({ roleKey }) => toRoles.includes(roleKey))) &&
      mayOpen(person, line, 'reports'),
  )
  const to = [
    ...people.map(({ userName }) => ({ userName, mailAddress: null })),
    ...[...new Set(toMails)].map((mailAddress) => ({ userName: null, mailAddress })),
  ]
  if (to.length === 0) return
  const rows = to.map((one) => ({
    ...one,
    deliveryId: timedId(Date.now()),
    reportId,
    mailLanguage,
    nextTry: nowIso(),
  }))
  await insertDeliveriesOf(db, line, rows)
}
