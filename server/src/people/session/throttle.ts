import { createHash } from 'node:crypto'
import type { PlantCall } from '../../platform/db/call.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { browserHashOf } from './browser.ts'
import { networkOf } from '../../platform/db/network.ts'
import type { Lane } from './fair-queue.ts'
import { knowsAddress, knowsBrowser, type TryKey } from './throttle.queries.ts'

/** Wrong tries that cost nothing: a person mistypes a few times; one address may be a whole office; an account is tried from many addresses only by an attack. */
const free = { browser: 4, pair: 4, address: 29, account: 19 } as const

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

/**
 * What this try is counted by, and which lane its hash waits in. A browser that logged in to this account before, and a session that proves its own password,
 * are counted by themselves alone. The bar of the account counts only where nobody logged in to it lately.
 */
export async function attemptOf(
  call: PlantCall,
  userName: string,
  { ownSession = false } = {},
): Promise<{ keys: TryKey[]; lane: Lane }> {
  const { db, token, from } = call
  const network = networkOf(from?.address ?? '')
  const browser = ownSession && token ? hashToken(token) : browserHashOf(call)
  // Always both questions, for names that exist and others: an answer takes the same time.
  const [knowsThisBrowser, knowsThisAddress] = [
    browser !== null && (ownSession || (await knowsBrowser(db, browser, userName))),
    await knowsAddress(db, from?.address ?? '', userName),
  ]
  const row = (scope: TryKey['scope'], key: Buffer, over: Partial<TryKey> = {}): TryKey => ({
    scope,
    key,
    free: free[scope],
    userName,
    address: null,
    ...over,
  })
  if (knowsThisBrowser && browser)
    return {
      lane: { name: browser.toString('hex'), recognised: true },
      keys: [row('browser', digest(browser.toString('hex'), userName))],
    }
  const keys = [
    row('pair', digest(network, userName), { address: network }),
    row('address', digest(network), { userName: null, address: network }),
  ]
  return {
    lane: { name: network, recognised: knowsThisAddress },
    keys: knowsThisAddress ? keys : [...keys, row('account', digest(userName))],
  }
}
