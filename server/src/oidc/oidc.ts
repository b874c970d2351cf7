import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import type { oidc } from '@takt/contract/oidc.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { findAccount, openSession } from '../session/session.ts'
import { addKnownElsewhere } from '../users/users.ts'
import { browserOf, hashOf, proofsOf } from './browser.ts'
import { insertCode, takeCode } from './oidc.queries.ts'
import type { Person } from './provider.ts'

/** For somebody the log-in service knows: a code by which this browser, and no other, fetches its session. */
export async function codeFor(db: Db, browser: string, person: Person, create: string | null) {
  const { data: userName } = code().safeParse(person.account)
  if (userName !== person.account) return refuse('oidc.account_unknown')
  const account =
    (await findAccount(db, userName)) ??
    (create === null
      ? refuse('oidc.account_unknown')
      : await addKnownElsewhere(db, { ...person, userName, role: create }))
  if (account.locked) refuse('session.locked')
  const made = randomBytes(32).toString('base64url')
  await insertCode(db, { codeHash: hashOf(made), browserHash: hashOf(browser), userName })
  return made
}

type Exchange = z.output<(typeof oidc)['exchange']['input']>

/** The account is looked at again: a lock in the meantime counts. */
export async function exchange(call: PlantCall, { code, state }: Exchange) {
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
  const account = (await findAccount(db, held.userName)) ?? refuse('oidc.account_unknown')
  return inOneGo(db, (db) => openSession(db, call, account, { provenElsewhere: true }))
}
