import { Refusal, refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { type User, UserDraft } from '@takt/contract/users.ts'
import { recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { judgeRows, namesIn, readRows, type Wish, wishesOf } from '../../platform/imports/imports.ts'
import { accountContextOf, objectionsTo } from './objections.ts'
import { tellRights } from './rights-events.ts'
import {
  findUsers,
  insertUsers,
  lockUsers,
  otherAdmin,
  setRolesAndLines,
  updateUsers,
} from './users.queries.ts'

type UserImport = { rows: ImportRow[]; existing: 'update' | 'refuse'; dryRun: boolean }

const unsaid = { lines: [], cardId: null, editRight: false, introduction: null }
/** In whatever order somebody has their roles and lines, they are the same. */
const sets = ({ roles, lines, ...draft }: UserDraft): UserDraft => ({
  ...draft,
  roles: [...new Set(roles)].toSorted(),
  lines: [...new Set(lines)].toSorted(),
})
const schema = UserDraft.transform(sets)
const Written = UserDraft.strip()

/** Every row is judged by the rules for one account. */
export function importPeople(call: PlantCall, { rows, existing, dryRun }: UserImport) {
  return inOneGo(call.db, async (db) => {
    recordNothing(call)
    await lockUsers(db)
    const names = namesIn(rows, 'userName').filter((name) => code().safeParse(name).success)
    const there = new Map((await findUsers(db, names)).map((user) => [user.userName, user]))
    const read = readRows(rows, {
      key: 'userName',
      schema,
      there,
      draftOf: (user) => sets(Written.parse(user)),
      unsaid,
    })
    const wishes = wishesOf(read)
    const context = await accountContextOf(
      db,
      wishes.map(({ draft }) => draft),
    )
    // A badge that its holder gives back in this very file is free.
    for (const { draft, before } of wishes)
      if (before?.cardId && before.cardId !== draft.cardId) context.cards.delete(before.cardId)
    const { fresh, changed, tell } = judgeRows(read, ['userName', 'cardId'], ({ draft, before }) => [
      ...(before && existing === 'refuse'
        ? [new Refusal('record.code_taken', { code: draft.userName }, 'userName')]
        : []),
      ...objectionsTo(call.user, context, before, draft),
    ])
    const report = tell(dryRun)
    if (report.written) await write(db, call, fresh, changed)
    return report
  })
}

async function write(
  db: Db,
  call: PlantCall,
  fresh: readonly Wish<UserDraft, User>[],
  changed: readonly Wish<UserDraft, User>[],
) {
  const all = [...changed, ...fresh]
  if (all.length === 0) return
  await updateUsers(
    db,
    changed.map(({ draft }) => draft),
  )
  await insertUsers(
    db,
    fresh.map(({ draft }) => ({ ...draft, passwordHash: null, mustChangePassword: true })),
  )
  await setRolesAndLines(
    db,
    all.map(({ draft }) => draft),
  )
  if (!(await otherAdmin(db))) refuse('users.last_admin', {}, 'roles')
  const after = new Map(
    (
      await findUsers(
        db,
        all.map(({ draft }) => draft.userName),
      )
    ).map((user) => [user.userName, user]),
  )
  await recordChanges(
    db,
    call,
    all.map(({ draft: { userName }, before }) => ({
      entity: 'user',
      key: userName,
      action: before ? 'update' : 'create',
      before,
      after: after.get(userName) ?? null,
    })),
  )
  await tellRights(
    db,
    call,
    changed.map(({ draft, before }) => ({ before, after: after.get(draft.userName) })),
  )
}
