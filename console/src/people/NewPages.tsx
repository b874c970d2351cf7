import { roleInWords } from '@takt/contract/first-roles.ts'
import { fill } from '@takt/contract/errors.ts'
import { usualMenu } from '@takt/contract/role-templates.ts'
import { users, type Grant, type Role } from '@takt/contract/users.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './people.module.css'

type NewPagesProps = { roles: readonly Role[]; onAdd: (role: Role, add: Grant[]) => void }

/** Pages that came with an update, and the roles that have them in a new plant but not in this one. Nothing once somebody has looked. */
export function NewPages({ roles, onAdd }: NewPagesProps) {
  const words = useWords()
  const { people, page } = words
  const { list } = useFormats()
  const { data: names = [] } = useAnswer(users.newPages, {})
  const forbidden = useForbidden(users.saveRole)
  const unclosable = useForbidden(users.closeNewPages)
  const close = useCommand(users.closeNewPages, people.closeNewPagesSuccess)
  if (names.length === 0) return null
  const pages = names.length
  const lacking = (role: Role) =>
    usualMenu(role.roleKey).filter(
      (grant) => names.includes(grant.page) && !role.menu.some((held) => held.page === grant.page),
    )
  return (
    <section className={css.newPages} role="status" data-tone="plan">
      <p>
        <b>{fill(people.newPages, { pages })}</b> {list(names.map((name) => page[name]))}
      </p>
      <p>{people.newPagesAbout}</p>
      <div className={css.moves}>
        {roles.map((role) => {
          const add = lacking(role)
          if (add.length === 0) return null
          const { roleName } = roleInWords(role, words)
          return (
            <Action key={role.roleKey} icon="plus" blocked={forbidden} onClick={() => onAdd(role, add)}>
              {fill(people.newPagesFor, { roleName, pages: add.length })}
            </Action>
          )
        })}
        <ConfirmButton
          icon="check"
          blocked={unclosable}
          question={fill(people.closeNewPagesQuestion, { pages })}
          onConfirm={() => close({})}
        >
          {people.closeNewPages}
        </ConfirmButton>
      </div>
    </section>
  )
}
