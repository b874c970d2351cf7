import { randomBytes } from 'node:crypto'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { nobody, type PlantCall } from '../../platform/db/call.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mustBeStrong } from './password-rule.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, findAccount, findLink, saveLink, setPassword, takeLink } from './session.queries.ts'
import { forgetBrowsers, forgetFailuresOf } from './throttle.queries.ts'

/** A link for the owner of an account; the one made before opens nothing any more. Only here is the token known. */
export async function makeLinkFor(db: Db, userName: string) {
  const token = randomBytes(32).toString('base64url')
  const { expiresAt } = await saveLink(db, userName, hashToken(token))
  return { token, expires: expiresAt }
}

export const isLink = async (db: Db, userName: string, token: string) => ({
  valid: (await findLink(db, userName, hashToken(token))) !== undefined,
})

/** Uses the link up, or refuses. */
export async function spendLink(db: Db, userName: string, token: string) {
  if (!(await takeLink(db, userName, hashToken(token)))) refuse('session.link_invalid')
}

/**
 * Whoever has the link is the owner: every session ends, and wrong tries are forgiven. Wrong tokens are not counted as wrong passwords are:
 * nobody guesses 32 random bytes, a wrong one costs one look and no hash, and counting them would let anybody bar the log-in.
 */
export async function savePasswordByLink(call: PlantCall, userName: string, token: string, password: string) {
  const tokenHash = hashToken(token)
  if (!(await findLink(call.db, userName, tokenHash))) refuse('session.link_invalid')
  const { name } = (await findAccount(call.db, userName)) ?? refuse('session.link_invalid')
  await mustBeStrong(call.db, password, { userName, name })
  const passwordHash = await hashPassword(password)
  return inOneGo(call.db, async (db) => {
    // The account before its link, like everybody who changes both: two orders would wait for each other.
    await setPassword(db, userName, passwordHash)
    if (!(await takeLink(db, userName, tokenHash))) refuse('session.link_invalid')
    await endSessions(db, userName, null)
    await forgetFailuresOf(db, userName)
    await forgetBrowsers(db, userName)
    await recordChange(db, Object.assign(call, { user: { ...nobody, userName } }), {
      entity: 'user',
      key: userName,
      action: 'savePassword',
    })
    return {}
  })
}
