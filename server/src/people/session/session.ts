import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { nullIfRefused, refuse } from '@takt/contract/errors.ts'
import type { session } from '@takt/contract/session.ts'
import { recordChange, recordNothing } from '../../platform/audit/audit.ts'
import { linesOrAll, type PlantCall } from '../../platform/db/call.ts'
import { callerOf, callerOfSession, hashToken } from '../../platform/db/callers.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { makeTicket } from '../../platform/db/tickets.ts'
import { linesFor } from '../../plant/lines/lines.ts'
import { port } from '../../platform/ports/ports.ts'
import { plantWithHistory } from '../../plant/plant/plant.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import { routerAccess } from './access.ts'
import { noteBrowser } from './browser.ts'
import { deviceOf } from './device.ts'
import { mustBeStrong } from './password-rule.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  deleteLink,
  deleteOld,
  deleteSession,
  endSessions,
  findAccount,
  insertSession,
  noteLogin,
  setPassword,
} from './session.queries.ts'
import { attemptOf } from './throttle.ts'
import {
  countFailures,
  deleteOldTries,
  forgetAddressBars,
  forgetFailures,
  forgetFailuresOf,
  secondsBarred,
} from './throttle.queries.ts'

// What the register of people and the log-in elsewhere need of sessions.
export { deleteLink as withdrawLink, findAccount, hashPassword, mustBeStrong }
/** How many notices a person has not read: the specification requires it with the session. */
export const unreadNotices = port<(db: Db, userName: string) => Promise<number>>('unread notices')

export { makeLinkFor, spendLink } from './links.ts'
export const endSessionsOf = (db: Db, userName: string) => endSessions(db, userName, null)
export const forgetTries = (db: Db, userName: string) => forgetFailuresOf(db, userName)
/** From the console of the machine: an account and every address may log in again. Null: there is no such account. */
export async function unbar(db: Db, userName: string) {
  if (!(await findAccount(db, userName))) return null
  return { account: await forgetFailuresOf(db, userName), addresses: await forgetAddressBars(db) }
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>
type Login = z.output<(typeof session)['login']['input']>
type NewPassword = z.output<(typeof session)['savePassword']['input']>

/** One answer for a wrong password and an unknown account, after the same work. */
export async function logIn(call: PlantCall, { userName, password }: Login) {
  const { db } = call
  const account = await provePassword(call, userName, password)
  return inOneGo(db, (db) => openSession(db, call, account))
}

/** However somebody proved who they are: a lock or a new password in the meantime keeps them out, and the log-in leaves a trace of where it came from. */
export async function openSession(
  db: Db,
  call: PlantCall,
  { userName, passwordHash }: Account,
  { provenElsewhere = false } = {},
) {
  const now = await noteLogin(db, userName)
  if (now?.locked) refuse('session.locked')
  if (!now || (!provenElsewhere && now.passwordHash !== passwordHash)) return refuse('session.wrong_password')
  const token = randomBytes(32).toString('base64url')
  const { address = null, userAgent = null } = call.from ?? {}
  await insertSession(db, {
    tokenHash: hashToken(token),
    userName,
    address,
    userAgent,
    endedAt: null,
    provenElsewhere,
  })
  await recordChange(db, Object.assign(call, { user: { ...call.user, userName } }), {
    entity: 'session',
    key: userName,
    action: 'login',
    after: { address, ...deviceOf(userAgent) },
  })
  await noteBrowser(db, call, userName)
  return sessionAnswer(db, token)
}

/** The session as answered to the one who just opened it. */
async function sessionAnswer(db: Db, token: string) {
  const tokenHash = hashToken(token)
  const { userName, roles } = await callerOfSession(db, tokenHash)
  const { name, avatar, introduction, editRight } = (await findAccount(db, userName))!
  const { ticket } = await makeTicket(db, tokenHash)
  return {
    token,
    name,
    username: userName,
    avatar,
    introduction,
    editRight,
    roles,
    routerAccess: await routerAccess({ db }, null),
    ticket,
  }
}

/** `ownSession`: who is signed in proves the password they have. */
async function provePassword(
  call: PlantCall,
  userName: string,
  password: string,
  { ownSession = false, field = 'currentPassword' } = {},
) {
  const { db } = call
  const { keys, lane } = await attemptOf(call, userName, { ownSession })
  const seconds = await secondsBarred(db, keys)
  if (seconds > 0) refuse('session.too_many_tries', { seconds })
  const account = await findAccount(db, userName)
  if ((await isPassword(password, account?.passwordHash ?? null, lane)) && account) {
    await forgetFailures(
      db,
      keys.filter(({ scope }) => scope !== 'address'),
    )
    return account
  }
  // Not in the refusal's transaction: a wrong try is remembered because it was refused.
  await countFailures(db, keys)
  return ownSession ? refuse('session.current_password_wrong', {}, field) : refuse('session.wrong_password')
}

/** Who is signed in proves it again, for a signature. Who only ever logs in elsewhere has nothing to prove it with here. */
export async function proveAgain(call: PlantCall, password: string) {
  const { userName } = call.user
  if (((await findAccount(call.db, userName))?.passwordHash ?? null) === null)
    refuse('session.no_password', {}, 'password')
  await provePassword(call, userName, password, { ownSession: true, field: 'password' })
}
/** Every hour, so that neither table grows with every day and every made-up name. */
export const forgetOld = (db: Db, sessionDays: number) =>
  Promise.all([deleteOld(db, sessionDays), deleteOldTries(db)])

export async function isValid({ db }: PlantCall, userName: string | null, token: string | null) {
  const caller = await callerOf(db, token).catch(nullIfRefused)
  if (!caller || (userName !== null && caller.userName !== userName))
    return { valid: false, userName: null, name: null }
  return { valid: true, userName: caller.userName, name: caller.name }
}

/** A person changes their own password, knowing the current one. Every other session of theirs ends. */
export async function savePassword(call: PlantCall, { userName, password, currentPassword }: NewPassword) {
  const { db, token } = call
  if (!token) refuse('session.link_invalid')
  const caller = await callerOf(db, token)
  if (caller.userName !== userName || !currentPassword) return refuse('session.link_invalid')
  await provePassword(call, userName, currentPassword, { ownSession: true })
  if (password === currentPassword) refuse('session.password_same')
  await mustBeStrong(db, password, caller)
  const passwordHash = await hashPassword(password)
  return inOneGo(db, async (db) => {
    await setPassword(db, userName, passwordHash)
    await deleteLink(db, userName)
    await endSessions(db, userName, hashToken(token!))
    await recordChange(db, Object.assign(call, { user: caller }), {
      entity: 'user',
      key: userName,
      action: 'savePassword',
    })
    return {}
  })
}

export async function logOut(call: PlantCall) {
  const { db, token } = call
  const ended = token ? await deleteSession(db, hashToken(token)) : undefined
  if (ended)
    await recordChange(db, Object.assign(call, { user: { ...call.user, userName: ended.userName } }), {
      entity: 'session',
      key: ended.userName,
      action: 'logout',
    })
  else recordNothing(call)
  return {}
}

export async function userInfo(call: PlantCall) {
  const { db, user } = call
  const [found, preferences, unread, plant, lines] = await Promise.all([
    findAccount(db, user.userName),
    preferencesOf(db, user.userName),
    unreadNotices.get()(db, user.userName),
    plantWithHistory(db),
    linesFor(call),
  ])
  const { mustChangePassword } = user
  const { name, avatar, introduction, editRight } = found ?? refuse('session.unknown')
  return {
    roleKey: user.roles,
    userId: user.userName,
    name,
    avatar,
    introduction,
    editRight,
    lines: linesOrAll(user),
    unread,
    ...preferences,
    mustChangePassword,
    plant: mustChangePassword ? null : { ...plant, lines },
  }
}
