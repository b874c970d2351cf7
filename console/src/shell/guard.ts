import { lineParameter, pageNames, pages } from '@takt/contract/pages.ts'
import { home } from './menu.ts'

/** Open without a session, by their exact path. */
const openPaths: readonly string[] = ['/login', '/auth-redirect', '/password']

/** Wall views: these also open by a signed link, which is in the address as `wall` and is no session. */
const wallPaths = pageNames
  .filter((name) => pages[name].group === 'wall')
  .map((name): string => pages[name].path)

/** `line`: the address named the one it is about, as a link in a mail does. `token`: the address carried one; it belongs into the cookie. `otherToken`: so it did, but another session is open in this browser: the person decides. */
export type Verdict =
  | { go: string; token?: string; otherToken?: string; line?: string }
  | { show: 'open' | 'inside' | 'wall' }

/** Where a navigation may end: decided anew each time, with the token as the cookie has it now. */
export function judgeNavigation(
  path: string,
  search: string,
  token: string | null,
  unauthorised = false,
): Verdict {
  const params = new URLSearchParams(search)
  const carried = params.get('token')
  if (carried && path !== '/password') {
    params.delete('token')
    const go = addressOf(path, params)
    if (token === null) return { go, token: carried }
    return token === carried ? { go } : { go, otherToken: carried }
  }
  if (params.get('wall') && wallPaths.includes(path)) return { show: 'wall' }
  if (unauthorised && path === '/401') return { show: 'open' }
  if (!token)
    return openPaths.includes(path)
      ? { show: 'open' }
      : { go: loginAddress(path === '/' ? home : path + search) }
  if (path === '/login') return { go: '/' }
  const line = params.get(lineParameter)
  if (line && !openPaths.includes(path)) {
    params.delete(lineParameter)
    return { go: addressOf(path, params), line }
  }
  return { show: openPaths.includes(path) ? 'open' : 'inside' }
}

export const loginAddress = (path: string) => `/login?${new URLSearchParams({ redirect: path })}`

/** After login: to the requested page, with everything else the address carried. Never out of the app, never in a circle. */
export function afterLogin(search: string): string {
  const params = new URLSearchParams(search)
  const redirect = params.get('redirect') ?? '/'
  params.delete('redirect')
  const [path = '/', ...rest] = redirect.split('?')
  const inside = /^\/(?![/\\\s])/.test(path) && path !== '/login' ? path : '/'
  const target = new URLSearchParams(rest.join('?'))
  params.forEach((value, name) => target.append(name, value))
  return addressOf(inside, target)
}

const addressOf = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path)
