import { refuse } from '@takt/contract/errors.ts'
import { plantStream } from '@takt/contract/events.ts'
import type { User, UserDraft } from '@takt/contract/users.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import {
  endSessionsOf,
  forgetTries,
  hashPassword,
  makeLinkFor,
  mustBeStrong,
  withdrawLink,
} from '../session/session.ts'
import { tellRights } from './rights-events.ts'
import { accountContextOf, mustNotObject, objectionsTo } from './objections.ts'
import {
  deleteUser,
  findUser,
  insertUsers,
  lockUsers,
  otherAdmin,
  setRolesAndLines,
  updateUser,
  updateUsers,
} from './users.queries.ts'
import { beyondAccount } from './within.ts'

// The start of the server, and of a demonstration plant; and people the plant's log-in service has identified.
export { addDemoAccount, firstPeople } from './first-people.ts'
export { rememberNewcomer } from './newcomers-elsewhere.ts'
// What people change of their own account.
export { findOwn, updateOwn, updatePicture } from './own-account.queries.ts'
export { accountWithCard, addressOf, keepUsers, peopleToTell, type Person } from './people-to-tell.queries.ts'
export { listRoles as allRoles } from './roles.queries.ts'
export { namesOfPeople } from './names-of-people.ts'
export { namesOfUsers } from './users.queries.ts'

/** Whoever made the account has its password, so the person it belongs to must choose another. Without one it waits for its owner's link. */
export async function createUser(
  call: PlantCall,
  { password, ...draft }: UserDraft & { password?: string | undefined },
) {
  if (password !== undefined) await mustBeStrong(call.db, password, draft)
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return inOneGo(call.db, async (db) => {
    await lockUsers(db)
    mustNotObject(objectionsTo(call.user, await accountContextOf(db, [draft]), null, draft))
    const made = await insertUsers(db, [{ ...draft, passwordHash, mustChangePassword: true }])
    if (made.length === 0) refuse('record.code_taken', { code: draft.userName }, 'userName')
    await setRolesAndLines(db, [draft])
    return traced(db, call, 'create', null, draft.userName)
  })
}

export function changeUser(call: PlantCall, { revision, ...draft }: UserDraft & { revision: number }) {
  return inOneGo(call.db, async (db) => {
    await lockUsers(db)
    const before = (await findUser(db, draft.userName)) ?? refuse('record.unknown')
    if (before.revision !== revision) refuse('record.changed')
    if (!draft.roles.includes('admin')) await adminMustRemain(db, before)
    mustNotObject(objectionsTo(call.user, await accountContextOf(db, [draft]), before, draft))
    await updateUsers(db, [draft])
    await setRolesAndLines(db, [draft])
    const after = await traced(db, call, 'update', before, draft.userName)
    await tellRights(db, call, [{ before, after }])
    return after
  })
}

/** What the account did stays in the change history. */
export function removeUser(call: PlantCall, { userName }: Pick<User, 'userName'>) {
  return inOneGo(call.db, async (db) => {
    const before = await touched(db, call, userName)
    await adminMustRemain(db, before)
    await deleteUser(db, userName)
    await recordChange(db, call, { entity: 'user', key: userName, action: 'delete', before })
    return before
  })
}

/** Locking ends the account's sessions at once and withdraws its link; unlocking also forgives the wrong tries that were counted. */
export function lockUser(
  call: PlantCall,
  { userName, locked, reason }: Pick<User, 'userName' | 'locked'> & { reason?: string | undefined },
) {
  return inOneGo(call.db, async (db) => {
    const before = await touched(db, call, userName)
    if (locked && !reason) refuse('record.reason_missing')
    if (locked) await adminMustRemain(db, before)
    await updateUser(db, userName, { locked, lockReason: locked ? reason! : null })
    if (locked) await withdrawLink(db, userName)
    await (locked ? endSessionsOf(db, userName) : forgetTries(db, userName))
    if (locked)
      await appendEvents(db, plantStream, [
        { kind: 'accountLocked', about: userName, data: { userName, by: call.user.userName } },
      ])
    return traced(db, call, locked ? 'lock' : 'unlock', before, userName)
  })
}

export function makePasswordLink(call: PlantCall, { userName }: Pick<User, 'userName'>) {
  return inOneGo(call.db, async (db) => {
    const { locked } = await touched(db, call, userName)
    if (locked) refuse('session.locked')
    const link = await makeLinkFor(db, userName)
    await recordChange(db, call, {
      entity: 'user',
      key: userName,
      action: 'makeLink',
      after: { linkExpires: link.expires },
    })
    return link
  })
}

/** The account of somebody else, as far as this person may touch it. The table is locked first, so that two administrators cannot take the role from each other. */
async function touched(db: Db, { user }: PlantCall, userName: string) {
  await lockUsers(db)
  const account = (await findUser(db, userName)) ?? refuse('record.unknown')
  if (userName === user.userName) refuse('users.yourself')
  const { roles } = await accountContextOf(db, [])
  mustNotObject(beyondAccount(user, roles, account))
  return account
}

async function adminMustRemain(db: Db, { userName, roles }: User) {
  if (roles.includes('admin') && !(await otherAdmin(db, userName))) refuse('users.last_admin', {}, 'roles')
}

async function traced(db: Db, call: PlantCall, action: string, before: User | null, userName: string) {
  const after = (await findUser(db, userName))!
  await recordChange(db, call, { entity: 'user', key: userName, action, before, after })
  return after
}
