import { useEffect } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { session, type RouterAccess, type UserInfo } from '@takt/contract/session.ts'
import { useAnswer } from '~/api/hooks.ts'
import { keyOf } from '~/api/keys.ts'
import { grantsOf, useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'

const follows = 'users'
const keyWith = (...[endpoint, input]: Parameters<typeof keyOf>) => [
  follows,
  ...keyOf(endpoint, input).slice(1),
]

/** What was loaded at the entry; nothing of it is read twice. */
export function startGrants(cache: QueryClient, info: UserInfo, access: RouterAccess[]) {
  cache.setQueryData(keyWith(session.info, {}), info)
  cache.setQueryData(keyWith(session.access, { lineNumber: readLine() }), access)
  useSession.setState({ info, grants: grantsOf(info.roleKey, access) })
}

/** A role or a page that was given or taken shows at once: the menu follows, and a page that is gone closes. */
export function useGrantsKept() {
  const { data: info } = useAnswer(session.info, {}, { follows })
  const { data: access } = useAnswer(session.access, { lineNumber: readLine() }, { follows })
  useEffect(() => {
    if (info && access) useSession.setState({ info, grants: grantsOf(info.roleKey, access) })
  }, [info, access])
}
