import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { RoleDraft, users, type Grant, type Role } from '@takt/contract/users.ts'
import { useAnswer } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { AddedPages } from './AddedPages.tsx'
import { PageTree } from './PageTree.tsx'
import { LinePicker } from './pickers.tsx'
import { RolePreview } from './RolePreview.tsx'
import { RoleTemplate } from './RoleTemplate.tsx'

export type RoleWriting = { role: null; as: 'new' } | { role: Role; as: 'change' | 'copy'; add?: Grant[] }

// None named is an answer, too: every line, no page. So there is no star.
const Field = fieldsOf(
  RoleDraft.extend({ lines: RoleDraft.shape.lines.optional(), menu: RoleDraft.shape.menu.optional() }),
)

/** A role in writing: what it opens, where, and beneath it what its holders will see. */
export function RoleSheet({ writing, onClose }: { writing: RoleWriting; onClose: () => void }) {
  const { role, as } = writing
  const add = writing.role ? writing.add : undefined
  const { people, say } = useWords()
  const { data, refetch } = useAnswer(users.roles, {})
  const fields = (
    <>
      {as === 'new' && (
        <Wide>
          <RoleTemplate />
        </Wide>
      )}
      <Field name="roleKey" disabled={as === 'change'} />
      <Field name="roleName" />
      <Wide>
        <Field name="description" />
      </Wide>
      <Wide>
        <Field
          name="lines"
          hint={people.linesHint}
          input={(input) => <LinePicker {...input} several placeholder={people.linesPick} />}
        />
      </Wide>
      {add && (
        <Wide>
          <AddedPages add={add} />
        </Wide>
      )}
      <Wide>
        <Field name="menu" input={(input) => <PageTree {...input} />} />
      </Wide>
      <Wide>
        <Preview />
      </Wide>
    </>
  )
  if (as !== 'change') {
    const start = role
      ? {
          ...role,
          roleKey: null,
          revision: null,
          roleName: fill(people.copyName, { roleName: role.roleName }),
        }
      : { lines: [], menu: [] }
    return (
      <Sheet
        title={role ? fill(people.copyRole, { roleKey: role.roleKey }) : people.newRole}
        command={users.saveRole}
        start={start}
        success={say.createSuccess}
        onClose={onClose}
      >
        {fields}
      </Sheet>
    )
  }
  const { roleKey } = role
  const present = {
    row: data?.find((one) => one.roleKey === roleKey),
    ask: refetch,
    entity: 'role' as const,
    entityKey: roleKey,
    lineNumber: null,
  }
  return (
    <Sheet
      title={fill(people.editRole, { roleKey })}
      command={users.saveRole}
      start={role}
      success={say.updateSuccess}
      onClose={onClose}
      present={present}
      undo={({ revision }) => undoing(users.saveRole, { ...RoleDraft.strip().parse(role), revision })}
    >
      {fields}
    </Sheet>
  )
}

function Preview() {
  const { control } = useFormContext<RoleDraft>()
  const [menu, lines] = useWatch({ control, name: ['menu', 'lines'] })
  return <RolePreview menu={menu ?? []} lines={lines ?? []} />
}
