import type { Absence, AbsenceDraft } from '@takt/contract/absences.ts'
import { refuse } from '@takt/contract/errors.ts'
import { namesOfUsers } from '../../people/users/users.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { absencesAhead, endAbsence, insertAbsence, lockAbsence } from './absences.queries.ts'

async function named(db: Db, rows: readonly Omit<Absence, 'name'>[]): Promise<Absence[]> {
  const names = await namesOfUsers(
    db,
    rows.map(({ userName }) => userName),
  )
  return rows.map((row) => ({ ...row, name: names.get(row.userName) ?? row.userName }))
}

export const listAbsences = async ({ db }: LineCall) => named(db, await absencesAhead(db, nowIso()))

export const sayAbsent = (call: LineCall, draft: AbsenceDraft) =>
  inOneGo(call.db, async (db): Promise<Absence> => {
    const { userName, absentFrom, absentUntil } = draft
    if (!(await namesOfUsers(db, [userName])).has(userName)) refuse('andonRules.no_such_person', { userName })
    const until = Date.parse(absentUntil)
    if (until <= Date.parse(absentFrom) || until <= Date.now()) refuse('andonRules.absence_ends')
    const after = await insertAbsence(db, { ...draft, saidBy: call.user.userName })
    await recordChange(db, call, { entity: 'user', key: userName, action: 'sayAbsent', after })
    return (await named(db, [after]))[0]! // one for each
  })

export const backAgain = (call: LineCall, id: number) =>
  inOneGo(call.db, async (db): Promise<Absence> => {
    const now = nowIso()
    const before = (await lockAbsence(db, id, now)) ?? refuse('record.unknown')
    const began = Math.min(Date.parse(before.absentFrom), Date.parse(now) - 1)
    const after = await endAbsence(db, id, { absentFrom: isoOf(began), absentUntil: now })
    await recordChange(db, call, {
      entity: 'user',
      key: before.userName,
      action: 'endAbsence',
      before,
      after,
    })
    return (await named(db, [after]))[0]! // one for each
  })
