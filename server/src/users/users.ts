import { refuse } from '@takt/contract/errors.ts'
import type { User, UserDraft } from '@takt/contract/users.ts'
import { recordChange } from '../audit/audit.ts'
import { maySee, type PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { unknownLines } from '../lines/lines.ts'
import { endSessionsOf, forgetTries, hashPassword } from '../session/session.ts'
import {
  deleteUser, findUser, holderOfCard, insertUser, listRoles, lockUsers, otherAdmin, setUserLines, setUserRoles, updateUser,
} from './users.queries.ts'

// The start of the server, and of a demonstration plant.
export { addDemoAccount, firstPeople } from './first-people.ts'

/** Whoever made the account knows its password, so the person it belongs to must choose another. */
export async function createUser(call: PlantCall, { password, roles, lines, ...draft }: UserDraft & { password: string }) {
  mustCover(call, lines)
  const passwordHash = await hashPassword(password)
  return inOneGo(call.db, async (db) => {
    await lockUsers(db)
    await checkDraft(db, { roles, lines, ...draft })
    const fresh = { ...draft, passwordHash, mustChangePassword: true, avatar: null, lockReason: null, lastLogin: null }
    if (!(await insertUser(db, fresh))) refuse('record.code_taken', { code: draft.userName }, 'userName')
    await setUserRoles(db, draft.userName, roles)
    await setUserLines(db, draft.userName, lines)
    return traced(db, call, 'create', null, draft.userName)
  })
}

export function changeUser(call: PlantCall, { userName, revision, roles, lines, ...draft }: UserDraft & { revision: number }) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, call, userName)
    mustCover(call, lines)
    if (before.revision !== revision) refuse('record.changed')
    await checkDraft(db, { userName, roles, lines, ...draft })
    if (!roles.includes('admin')) await adminMustRemain(db, call, before)
    await updateUser(db, userName, draft)
    await setUserRoles(db, userName, roles)
    await setUserLines(db, userName, lines)
    return traced(db, call, 'update', before, userName)
  })
}

/** What the account did stays in the change history. */
export function removeUser(call: PlantCall, { userName }: Pick<User, 'userName'>) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, call, userName)
    if (userName === call.user.userName) refuse('users.yourself')
    await adminMustRemain(db, call, before)
    await deleteUser(db, userName)
    await recordChange(db, call, { entity: 'user', key: userName, action: 'delete', before })
    return before
  })
}

/** Locking ends the account's sessions at once; unlocking also forgives the wrong tries that were counted. */
export function lockUser(call: PlantCall, { userName, locked, reason }: Pick<User, 'userName' | 'locked'> & { reason?: string | undefined }) {
  return inOneGo(call.db, async (db) => {
    const before = await known(db, call, userName)
    if (userName === call.user.userName) refuse('users.yourself')
    if (locked && !reason) refuse('record.reason_missing')
    if (locked) await adminMustRemain(db, call, before)
    await updateUser(db, userName, { locked, lockReason: locked ? reason! : null })
    await (locked ? endSessionsOf(db, userName) : forgetTries(db, userName))
    return traced(db, call, locked ? 'lock' : 'unlock', before, userName)
  })
}

/** Nobody takes the administrator's role from themselves, nor from the last who could give it back. */
async function adminMustRemain(db: Db, { user }: PlantCall, { userName, roles }: User) {
  if (!roles.includes('admin')) return
  if (!(await otherAdmin(db, userName))) refuse('users.last_admin', {}, 'roles')
  if (userName === user.userName) refuse('users.yourself', {}, 'roles')
}

async function checkDraft(db: Db, { userName, roles, lines, cardId }: UserDraft) {
  const keys = new Set((await listRoles(db)).map((role) => role.roleKey))
  if (!roles.length || !roles.every((role) => keys.has(role))) refuse('record.unknown', {}, 'roles')
  if ((await unknownLines(db, lines)).length) refuse('record.unknown', {}, 'lines')
  const holder = cardId === null ? undefined : await holderOfCard(db, cardId)
  if (holder && holder.userName !== userName) refuse('record.code_taken', { code: cardId! }, 'cardId')
}

/** The table is locked first, so that two administrators cannot take the role from each other. */
async function known(db: Db, call: PlantCall, userName: string) {
  await lockUsers(db)
  const user = (await findUser(db, userName)) ?? refuse('record.unknown')
  mustCover(call, user.lines)
  return user
}

/** Who is limited to lines gives nobody more than these, themselves included, and touches nobody who has more. */
function mustCover({ user }: PlantCall, lines: readonly string[]) {
  const beyond = lines.length ? lines.find((line) => !maySee(user, line)) : user.lines.length ? '*' : undefined
  if (beyond !== undefined) refuse('call.line_forbidden', { lineNumber: beyond }, 'lines')
}

async function traced(db: Db, call: PlantCall, action: string, before: User | null, userName: string) {
  const after = (await findUser(db, userName))!
  await recordChange(db, call, { entity: 'user', key: userName, action, before, after })
  return after
}
