import { refuse } from '@takt/contract/errors.ts'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import type { ReportSchedule, ScheduleDraft } from '@takt/contract/report-schedules.ts'
import { allRoles, namesOfUsers, peopleToTell } from '../../people/users/users.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type ExportCall, type LineCall, nameOrAccount } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mayOpen } from '../../response/noticeRules/noticeRules.ts'
import { hasMailServer } from '../../response/webhooks/webhooks.ts'
import { scheduleOf, schedulesOf, storeSchedule } from './schedules.queries.ts'

export const schedulesOfLine = async ({ db, line }: LineCall): Promise<ReportSchedule[]> =>
  (await schedulesOf(db, line)).map(({ mailLanguage: _, ...schedule }) => schedule)

export async function recipientsFor({ db, line }: LineCall) {
  const [people, roles] = await Promise.all([peopleToTell(db), allRoles(db)])
  return {
    users: people
      .filter((person) => mayOpen(person, line, 'reports'))
      .map(({ userName, name }) => ({ userName, name })),
    roles: roles.map(({ roleKey, roleName }) => ({ roleKey, roleName })),
    mail: hasMailServer(),
  }
}

export async function saveSchedule(call: ExportCall, draft: ScheduleDraft): Promise<ReportSchedule> {
  await mustFit(call.db, draft)
  return inOneGo(call.db, async (db) => {
    const { line, user, words } = call
    const before = (await scheduleOf(db, line, draft.periodKind)) ?? null
    const by = { updateAuthor: nameOrAccount(user), mailLanguage: languageSpoken(words) }
    const after = (await storeSchedule(db, line, draft, by)) ?? refuse('record.changed')
    await recordChange(db, call, {
      entity: 'reportSchedule',
      key: draft.periodKind,
      action: 'save',
      before,
      after,
    })
    return after
  })
}

async function mustFit(db: Db, { toUsers, toRoles, toMails }: ScheduleDraft) {
  if (toUsers.length + toRoles.length + toMails.length > 0 && !hasMailServer())
    refuse('noticeRules.no_mail_server', {}, toMails.length > 0 ? 'toMails' : 'toUsers')
  const users = await namesOfUsers(db, toUsers)
  const userName = toUsers.find((one) => !users.has(one))
  if (userName !== undefined) refuse('noticeRules.no_person', { userName }, 'toUsers')
  const roles = new Set((await allRoles(db)).map(({ roleKey }) => roleKey))
  const roleKey = toRoles.find((one) => !roles.has(one))
  if (roleKey !== undefined) refuse('noticeRules.no_role', { roleKey }, 'toRoles')
}
