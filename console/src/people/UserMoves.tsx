import { fill } from '@takt/contract/errors.ts'
import { users, type User } from '@takt/contract/users.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'

type OfUser = { user: User; bare?: boolean }

/** Nobody does these things to themselves; the server checks the rest. */
function useBlock(endpoint: (typeof users)['lock' | 'delete' | 'makeLink'], { userName }: User) {
  const { people } = useWords()
  const forbidden = useForbidden(endpoint)
  const own = useSession(({ info }) => info?.userId === userName)
  return forbidden ?? (own ? people.ownAccount : null)
}

export function LockUser({ user, bare = false }: OfUser) {
  const { people } = useWords()
  const { userName, locked } = user
  const blocked = useBlock(users.lock, user)
  const set = useCommand(users.lock, locked ? people.unlockedSuccess : people.lockedSuccess)
  return (
    <ConfirmButton
      icon={locked ? 'key' : 'lock'}
      bare={bare}
      look={locked || bare ? 'plain' : 'danger'}
      blocked={blocked}
      destroys={!locked}
      reason={locked ? 'none' : 'required'}
      question={fill(locked ? people.unlockQuestion : people.lockQuestion, { userName })}
      onConfirm={(reason) => set({ userName, locked: !locked, ...(reason && { reason }) })}
    >
      {locked ? people.unlock : people.lock}
    </ConfirmButton>
  )
}

export function DeleteUser({ user, bare = true }: OfUser) {
  const words = useWords()
  const { userName } = user
  const blocked = useBlock(users.delete, user)
  const remove = useCommand(users.delete, words.say.deleteSuccess)
  return (
    <ConfirmButton
      icon="bin"
      bare={bare}
      {...(!bare && { look: 'danger' as const })}
      blocked={blocked}
      destroys
      question={fill(words.people.deleteQuestion, { userName })}
      onConfirm={() => remove({ userName })}
    >
      {words.people.delete}
    </ConfirmButton>
  )
}

export function MakeLink({ user, bare = true, onOpen }: OfUser & { onOpen: () => void }) {
  const { people } = useWords()
  const blocked = useBlock(users.makeLink, user)
  return (
    <Action
      icon="link"
      bare={bare}
      blocked={blocked ?? (user.locked ? people.linkLocked : null)}
      onClick={onOpen}
    >
      {people.link}
    </Action>
  )
}
