import { account, type Account } from '@takt/contract/account.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'

export const useMe = () => useAnswer(account.me, {})

/** What was saved shows at once wherever one's name and picture are shown. */
export const showMe = ({ name, avatar, introduction }: Account) =>
  useSession.setState(({ info }) => ({ info: info && { ...info, name, avatar, introduction } }))

/** `Admin | editor`: the specification's way to name one's roles. */
export const sayRoles = (roles: readonly string[]) =>
  roles.join(' | ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
