import { create } from 'zustand'
import { changesSomething, type Endpoint } from '@takt/contract/endpoint.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { pages, type GrantLevel, type PageName } from '@takt/contract/pages.ts'
import type { Grants, RouterAccess, UserInfo } from '@takt/contract/session.ts'

type Session = {
  info: UserInfo | null
  grants: Grants
  /** The server ended the session. The person is asked once, however many calls failed. */
  ended: Refusal | null
  /** The server answered 401: nothing more can be done here. */
  unauthorised: boolean
}

const nobody: Session = { info: null, grants: {}, ended: null, unauthorised: false }

export const useSession = create<Session>(() => nobody)
export const forgetSession = () => useSession.setState(nobody)

/** Admin holds everything. Others: an entry's lists count; a page without an entry is open to look at if it is everyone's. */
export function grantsOf(roles: readonly string[], access: RouterAccess[]): Grants {
  const admin = roles.includes('admin')
  const held = (list: readonly string[]) => roles.some((role) => list.includes(role))
  const levelOf = (name: PageName): GrantLevel | null => {
    if (admin || pages[name].roles === 'always') return 'edit'
    const entry = access.find(({ title }) => title === name)
    if (!entry) return pages[name].roles === 'everyone' ? 'view' : null
    if (held(entry.edit)) return 'edit'
    return held(entry.roles) ? 'view' : null
  }
  const all = Object.keys(pages) as PageName[] // the table's own keys
  const grants: Grants = {}
  for (const name of all) {
    const level = levelOf(name)
    if (level) grants[name] = level
  }
  return grants
}

type Called = Pick<Endpoint, 'for' | 'kind'> & Partial<Pick<Endpoint, 'scope' | 'lines'>>

/** The same rule the server keeps: a query needs `view`, a command `edit`, of one of the pages it is for. */
export function mayCall(endpoint: Called, { info, grants }: Pick<Session, 'info' | 'grants'>): boolean {
  if (endpoint.for === 'anyone') return true
  if (!info) return false
  if (endpoint.for === 'signedIn' || info.roleKey.includes('admin')) return true
  if (endpoint.for === 'admin') return false
  return endpoint.for.some((name) =>
    changesSomething(endpoint) ? grants[name] === 'edit' : grants[name] !== undefined,
  )
}

/** … and what is the whole plant's is changed by those only whose lines are not limited. */
export function whyNot(
  endpoint: Called,
  session: Pick<Session, 'info' | 'grants'>,
): 'call.forbidden' | 'call.plant_forbidden' | null {
  if (!mayCall(endpoint, session)) return 'call.forbidden'
  const ofPlant =
    endpoint.scope === 'plant' &&
    changesSomething(endpoint) &&
    endpoint.lines !== 'own' &&
    endpoint.for !== 'signedIn' &&
    endpoint.for !== 'anyone'
  return ofPlant && session.info && session.info.lines?.length !== 0 ? 'call.plant_forbidden' : null
}
