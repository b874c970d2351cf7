import type { QueryClient } from '@tanstack/react-query'
import { lines } from '@takt/contract/lines.ts'
import { plant } from '@takt/contract/plant.ts'
import { session } from '@takt/contract/session.ts'
import { call } from '~/api/call.ts'
import { keyOf } from '~/api/keys.ts'
import { forgetSession, grantsOf, useSession } from '~/api/session.ts'
import { clearToken, readLine, readToken, writeLine } from '~/api/stored.ts'
import { useTabs } from './tabs.ts'

export type EntryFault = 'infoMissing' | 'rolesMissing'
export class EntryRefused extends Error {
  readonly fault: EntryFault
  constructor(fault: EntryFault) {
    super(fault)
    this.fault = fault
  }
}

let entering: { token: string | null; done: Promise<void> } | null = null

/** Learns who this is and what they may open, once for each session however many navigations ask. */
export function enter(cache: QueryClient): Promise<void> {
  const token = readToken()
  if (entering?.token !== token) entering = { token, done: learn(cache) }
  return entering.done
}

async function learn(cache: QueryClient) {
  const info = await call(session.info, {})
  if (!info) throw new EntryRefused('infoMissing')
  if (info.roleKey.length === 0) throw new EntryRefused('rolesMissing')
  // Until the password is their own, the server tells them nothing more.
  if (info.mustChangePassword) return useSession.setState({ info, grants: {} })
  const [access] = await Promise.all([call(session.access, {}), settleLine(cache), prefetch(cache, plant.get)])
  useSession.setState({ info, grants: grantsOf(info.roleKey, access) })
}

const prefetch = (cache: QueryClient, query: typeof plant.get) => cache.prefetchQuery({ queryKey: keyOf(query, {}), queryFn: () => call(query, {}) })

/** A stored line that this person may not choose (any more) is replaced by the first one. */
async function settleLine(cache: QueryClient) {
  const found = await cache.fetchQuery({ queryKey: keyOf(lines.list, {}), queryFn: () => call(lines.list, {}) })
  const usable = found.filter(({ enabled }) => enabled)
  if (!usable.some(({ lineNumber }) => lineNumber === readLine())) writeLine(usable[0] ?? null)
}

/** The same session, asked anew: after a first password was changed. */
export function forgetEntry() {
  entering = null
  forgetSession()
}

/** Every way out of a session leaves nothing of it behind. */
export function leave(cache: QueryClient) {
  clearToken()
  forgetEntry()
  useTabs.getState().reset()
  cache.clear()
}

/** The server is told first; whatever it says, this browser forgets. */
export async function logOut(cache: QueryClient) {
  await call(session.logout, {}).catch(() => {}) // it may be down, or the session already over: gone is gone
  leave(cache)
}
