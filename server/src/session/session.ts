import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { session } from '@takt/contract/session.ts'
import { recordChange, recordNothing } from '../audit/audit.ts'
import { linesTold, type PlantCall } from '../db/call.ts'
import { callerOf, hashToken } from '../db/callers.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { linesFor } from '../lines/lines.ts'
import { unreadOf } from '../notices/notices.ts'
import { plantOf } from '../plant/plant.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import { deviceOf } from './device.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  countFailure,
  deleteLink,
  deleteOld,
  deleteSession,
  endSessions,
  findAccount,
  forgetFailures,
  insertSession,
  noteLogin,
  secondsBarred,
  setPassword,
} from './session.queries.ts'

// What the register of people and the log-in elsewhere need of sessions.
export { deleteLink as withdrawLink, findAccount, hashPassword }
export { makeLinkFor } from './links.ts'
export const endSessionsOf = (db: Db, userName: string) => endSessions(db, userName, null)
export const forgetTries = (db: Db, userName: string) => forgetFailures(db, userName)

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>
type Login = z.output<(typeof session)['login']['input']>
type NewPassword = z.output<(typeof session)['savePassword']['input']>

/** One answer for a wrong password and an unknown account, after the same work. */
export async function logIn(call: PlantCall, { userName, password }: Login) {
  const { db } = call
  const account = await provePassword(call, userName, password, 'session.wrong_password')
  return inOneGo(db, async (db) => {
    const opened = await openSession(db, call, account)
    await forgetFailures(db, userName)
    return opened
  })
}

/** However somebody proved who they are: a lock or a new password in the meantime keeps them out, and the log-in leaves a trace of where it came from. */
export async function openSession(
  db: Db,
  call: PlantCall,
  { userName, name, passwordHash }: Account,
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
  return { token, name, username: userName }
}

async function provePassword(
  { db }: PlantCall,
  userName: string,
  password: string,
  otherwise: 'session.wrong_password' | 'session.current_password_wrong',
) {
  const seconds = await secondsBarred(db, userName)
  if (seconds > 0) refuse('session.too_many_tries', { seconds })
  const account = await findAccount(db, userName)
  if ((await isPassword(password, account?.passwordHash ?? null)) && account) return account
  // Not in the refusal's transaction: a wrong try is remembered because it was refused.
  await countFailure(db, userName)
  return refuse(otherwise)
}

/** Every hour, so that neither table grows with every day and every made-up name. */
export const forgetOld = (db: Db, sessionDays: number) => deleteOld(db, sessionDays)

export async function isValid({ db }: PlantCall, userName: string | null, token: string | null) {
  const caller = await callerOf(db, token).catch(() => null)
  return { valid: caller !== null && (userName === null || caller.userName === userName) }
}

/** A person changes their own password, knowing the current one. Every other session of theirs ends. */
export async function savePassword(call: PlantCall, { userName, password, currentPassword }: NewPassword) {
  const { db, token } = call
  if (!token) refuse('session.link_invalid')
  const caller = await callerOf(db, token)
  if (caller.userName !== userName || !currentPassword) return refuse('session.link_invalid')
  await provePassword(call, userName, currentPassword, 'session.current_password_wrong')
  if (password === currentPassword) refuse('session.password_same')
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
    unreadOf(db, user.userName),
    plantOf(db),
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
    lines: linesTold(user),
    unread,
    ...preferences,
    mustChangePassword,
    plant: mustChangePassword ? null : { ...plant, lines },
  }
}
