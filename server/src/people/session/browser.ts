import { randomBytes } from 'node:crypto'
import type { PlantCall } from '../../platform/db/call.ts'
import { hashToken } from '../../platform/db/callers.ts'
import type { Db } from '../../platform/db/tables.ts'
import { rememberBrowser } from './throttle.queries.ts'

/** A cookie no script reads. It opens nothing: it only shows that this browser logged in before, so that others' wrong tries do not keep it out. */
const name = 'takt-browser'
const maxAge = 400 * 86_400

const browserOf = ({ from }: PlantCall) =>
  new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`).exec(from?.cookies ?? '')?.[1] ?? null

export function browserHashOf(call: PlantCall) {
  const browser = browserOf(call)
  return browser === null ? null : hashToken(browser)
}

export async function noteBrowser(db: Db, call: PlantCall, userName: string) {
  if (!call.setCookie) return
  const browser = browserOf(call) ?? randomBytes(32).toString('base64url')
  await rememberBrowser(db, hashToken(browser), userName)
  call.setCookie(
    `${name}=${browser}; Path=/api; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${call.from?.secure ? '; Secure' : ''}`,
  )
}
