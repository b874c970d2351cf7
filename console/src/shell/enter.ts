import type { QueryClient } from '@tanstack/react-query'
import { brand } from '@takt/contract/brand.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { plant } from '@takt/contract/plant.ts'
import { preferences, type Settings } from '@takt/contract/preferences.ts'
import { session } from '@takt/contract/session.ts'
import { settings } from '@takt/contract/settings.ts'
import { call } from '~/api/call.ts'
import { keyOf } from '~/api/keys.ts'
import { keepSettings } from '~/api/preferences.ts'
import { forgetSession, useSession } from '~/api/session.ts'
import { forgetTyped, clearToken, readLine, readToken, writeCookie, writeLine } from '~/api/stored.ts'
import { speak } from '~/i18n/words.tsx'
import { takeChosenLanguage } from './comfort/language.ts'
import { startGrants } from './grants.ts'
import { letGo } from '~/shapes/unsaved.ts'
import { forgetTabs } from './tab-storage.ts'
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

/** Loads who this is and what they may open, once for each session however many navigations need it. */
export function enter(cache: QueryClient): Promise<void> {
  const token = readToken()
  if (entering?.token !== token) entering = { token, done: learn(cache) }
  return entering.done
}

/** Whether the person now known is the one this token belongs to. */
export const isEntered = (token: string | null) => token !== null && entering?.token === token

async function learn(cache: QueryClient) {
  const { info, first } = await call(session.entry, { lineNumber: readLine() })
  if (!info) throw new EntryRefused('infoMissing')
  if (info.roleKey.length === 0) throw new EntryRefused('rolesMissing')
  await applySettings(await withChosenLanguage(info.settings))
  cache.setQueryData(keyOf(notices.unread, {}), { unread: info.unread })
  // Until the password is their own, the server tells them nothing more.
  if (!info.plant || !first) return useSession.setState({ info, grants: {} })
  const { lines: offered, ...rest } = info.plant
  cache.setQueryData(keyOf(plant.get, {}), rest)
  cache.setQueryData(keyOf(lines.list, {}), offered)
  cache.setQueryData(keyOf(brand.brand, {}), first.brand)
  cache.setQueryData(keyOf(settings.common, {}), first.common)
  if (first.lineNumber !== readLine())
    writeLine(offered.find(({ lineNumber }) => lineNumber === first.lineNumber) ?? null)
  startGrants(cache, info, first.access)
}

/** A language that was chosen on the log-in page wins, and is kept for the account. */
async function withChosenLanguage(wished: Settings): Promise<Settings> {
  const language = takeChosenLanguage()
  if (!language || language === wished.language) return wished
  await call(preferences.saveSettings, { language }).catch(() => {}) // not before the password is their own: this browser's cookie remembers it
  return { ...wished, language }
}

/** This browser takes on what the person keeps on the server: size and language for the next first picture too. */
async function applySettings(wished: Settings) {
  keepSettings(wished)
  writeCookie('size', wished.size)
  if (wished.language === null) return
  writeCookie('language', wished.language)
  if (wished.language !== document.documentElement.lang) await speak(wished.language)
}

/** The same session, loaded anew: after a first password was changed. */
export function forgetEntry() {
  entering = null
  forgetSession()
}

/** Every way out of a session leaves nothing of it behind. */
export function leave(cache: QueryClient) {
  clearToken()
  forgetPerson(cache)
}

/** The token in the cookie may already be somebody else's. */
export function forgetPerson(cache: QueryClient) {
  letGo()
  forgetEntry()
  useTabs.getState().reset()
  forgetTabs()
  cache.clear()
}

/** The server is called first; whatever it answers, this browser forgets. */
export async function logOut(cache: QueryClient) {
  await call(session.logout, {}).catch(() => {}) // it may be down, or the session already over: gone is gone
  forgetTyped()
  leave(cache)
}
