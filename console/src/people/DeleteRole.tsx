import { fill } from '@takt/contract/errors.ts'
import { users, type Role } from '@takt/contract/users.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'

/** Not the administrator's, and none that somebody still holds. */
export function DeleteRole({ role: { roleKey, userCount } }: { role: Role }) {
  const { people, say } = useWords()
  const forbidden = useForbidden(users.deleteRole)
  const remove = useCommand(users.deleteRole, say.deleteSuccess)
  const fixed = roleKey === 'admin' ? people.adminFixed : null
  const held = userCount > 0 ? fill(people.held, { userCount }) : null
  return (
    <ConfirmButton
      icon="bin"
      bare
      blocked={forbidden ?? fixed ?? held}
      destroys
      question={fill(people.deleteRole, { roleKey })}
      onConfirm={() => remove({ roleKey })}
    >
      {people.delete}
    </ConfirmButton>
  )
}
