import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import type { oidc } from '@takt/contract/oidc.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { nobody, type PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findAccount, openSession, spendLink } from '../session/session.ts'
import { rememberNewcomer } from '../users/users.ts'
import { browserOf, hashOf, proofsOf } from './browser.ts'
import { bindIdentity, findIdentity, insertCode, takeCode } from './oidc.queries.ts'
import type { Person } from './provider.ts'

type Arrival = { browser: string; person: Person; create: string | null }

/** For somebody the log-in service has identified: a code by which this browser, and no other, fetches its session. Null as the account: nobody is bound to this person yet. */
export async function codeFor(db: Db, { browser, person, create }: Arrival) {
  const { issuer, subject } = person
  const userName =
    (await findIdentity(db, person))?.userName ??
    (create === null ? null : await newcomer(db, person, create))
  if (userName !== null && (await findAccount(db, userName))?.locked) refuse('session.locked')
  const made = randomBytes(32).toString('base64url')
  await insertCode(db, { codeHash: hashOf(made), browserHash: hashOf(browser), userName, issuer, subject })
  return made
}

/** An account of their own. A name that is taken belongs to somebody: it is never given to who merely is called so elsewhere. */
async function newcomer(db: Db, person: Person, role: string) {
  const { data: userName } = code().safeParse(person.account)
  if (userName === undefined || userName !== person.account || (await findAccount(db, userName))) return null
  return inOneGo(db, async (db) => {
    const { made } = await rememberNewcomer(db, { ...person, userName, role })
    return made && (await bindIdentity(db, person, userName)) ? userName : null
  })
}

type Exchange = z.output<(typeof oidc)['exchange']['input']>

/** The account is checked again: a lock in the meantime counts. */
export async function exchange(call: PlantCall, { code, state, link }: Exchange) {
  const { db } = call
  const browser = browserOf(call.from?.cookies ?? '')
  const held = await takeCode(db, hashOf(code))
  if (
    !browser ||
    !held?.fresh ||
    !hashOf(browser).equals(held.browserHash) ||
    state !== proofsOf(browser).state
  )
    return refuse('oidc.not_proven')
  return inOneGo(db, async (db) => {
    const userName =
      held.userName ?? (link ? await bindByLink(db, call, held, link) : refuse('oidc.not_linked'))
    const account = (await findAccount(db, userName)) ?? refuse('oidc.account_unknown')
    return openSession(db, call, account, { provenElsewhere: true })
  })
}

/** Whoever holds the link is the owner of the account, and stays it by the log-in service's number. */
async function bindByLink(
  db: Db,
  call: PlantCall,
  identity: { issuer: string; subject: string },
  { userName, token }: NonNullable<Exchange['link']>,
) {
  await spendLink(db, userName, token)
  if (!(await bindIdentity(db, identity, userName))) refuse('oidc.linked_already')
  await recordChange(db, Object.assign(call, { user: { ...nobody, userName } }), {
    entity: 'user',
    key: userName,
    action: 'linkIdentity',
    after: identity,
  })
  return userName
}
