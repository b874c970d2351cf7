import type { QueryClient } from '@tanstack/react-query'
import { lines, type Line } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { plant } from '@takt/contract/plant.ts'
import { preferences, type Settings } from '@takt/contract/preferences.ts'
import { session } from '@takt/contract/session.ts'
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

/** Learns who this is and what they may open, once for each session however many navigations ask. */
export function enter(cache: QueryClient): Promise<void> {
  const token = readToken()
  if (entering?.token !== token) entering = { token, done: learn(cache) }
  return entering.done
}

/** Whether the person now known is the one this token belongs to. */
export const isEntered = (token: string | null) => token !== null && entering?.token === token

async function learn(cache: QueryClient) {
  const info = await call(session.info, {})
  if (!info) throw new EntryRefused('infoMissing')
  if (info.roleKey.length === 0) throw new EntryRefused('rolesMissing')
  await applySettings(await withChosenLanguage(info.settings))
  cache.setQueryData(keyOf(notices.unread, {}), { unread: info.unread })
  // Until the password is their own, the server tells them nothing more.
  if (!info.plant) return useSession.setState({ info, grants: {} })
  const { lines: offered, ...known } = info.plant
  cache.setQueryData(keyOf(plant.get, {}), known)
  cache.setQueryData(keyOf(lines.list, {}), offered)
  settleLine(offered, info.settings.lineNumber)
  const access = await call(session.access, { lineNumber: readLine() })
  startGrants(cache, info, access)
}

/** A language that was chosen on the log-in page wins, and is kept for the account. */
async function withChosenLanguage(settings: Settings): Promise<Settings> {
  const language = takeChosenLanguage()
  if (!language || language === settings.language) return settings
  await call(preferences.saveSettings, { language }).catch(() => {}) // not before the password is their own: this browser's cookie remembers it
  return { ...settings, language }
}

/** This browser takes on what the person keeps on the server: size and language for the next first picture too. */
async function applySettings(settings: Settings) {
  keepSettings(settings)
  writeCookie('size', settings.size)
  if (settings.language === null) return
  writeCookie('language', settings.language)
  if (settings.language !== document.documentElement.lang) await speak(settings.language)
}

/** In a browser without a line: the one this person usually works on. One they may not choose (any more) is replaced by the first. */
function settleLine(offered: Line[], usual: string | null) {
  const usable = offered.filter(({ enabled }) => enabled)
  const wanted = readLine() ?? usual
  const found = usable.find(({ lineNumber }) => lineNumber === wanted) ?? usable[0] ?? null
  if (found?.lineNumber !== readLine()) writeLine(found)
}

/** The same session, asked anew: after a first password was changed. */
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

/** The server is told first; whatever it says, this browser forgets. */
export async function logOut(cache: QueryClient) {
  await call(session.logout, {}).catch(() => {}) // it may be down, or the session already over: gone is gone
  forgetTyped()
  leave(cache)
}
