import type { ReactNode } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { UserDraft, users, type User } from '@takt/contract/users.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { LinePicker, RolePicker } from './pickers.tsx'
import { useUser } from './use-user.ts'

// None named is an answer, too: every line. So there is no star.
const Field = fieldsOf(
  users.create.input.extend({
    lines: UserDraft.shape.lines.optional(),
    editRight: UserDraft.shape.editRight.optional(),
  }),
)
const fresh = { roles: [], lines: [], editRight: false }
type Closing = { onClose: (done?: User) => void }

/** Makes an account, or changes one. A first password is the exception: its owner is to choose it by a link. */
export function UserSheet({ user, onClose }: Closing & { user: User | null }) {
  const { people, say } = useWords()
  const fields = (
    <>
      <FormGroup name="account">
        <Field name="userName" disabled={user !== null} />
        <Field name="name" />
        <Field name="cardId" />
        <Wide>
          <Field name="introduction" />
        </Wide>
      </FormGroup>
      <FormGroup name="may">
        <Wide>
          <Field
            name="roles"
            input={(input) => <RolePicker {...input} several placeholder={people.rolesPick} />}
          />
        </Wide>
        <Wide>
          <Field
            name="lines"
            hint={people.linesHint}
            input={(input) => <LinePicker {...input} several placeholder={people.linesPick} />}
          />
        </Wide>
        <Field name="editRight" hint={people.editRightHint} />
      </FormGroup>
    </>
  )
  if (user)
    return (
      <ChangeUser user={user} onClose={onClose}>
        {fields}
      </ChangeUser>
    )
  return (
    <Sheet
      title={people.newUser}
      command={users.create}
      start={fresh}
      success={say.createSuccess}
      onClose={onClose}
    >
      {fields}
      <Wide>
        <Field name="password" hint={people.passwordHint} input={(input) => <Password {...input} />} />
      </Wide>
    </Sheet>
  )
}

function ChangeUser({ user, onClose, children }: Closing & { user: User; children: ReactNode }) {
  const { people, say } = useWords()
  const { userName } = user
  const { user: row, ask } = useUser(userName)
  return (
    <Sheet
      title={fill(people.editUser, { userName })}
      command={users.update}
      start={user}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'user', entityKey: userName, lineNumber: null }}
      undo={({ revision }) => undoing(users.update, { ...UserDraft.strip().parse(user), revision })}
    >
      {children}
    </Sheet>
  )
}

function Password({ id, value, onChange, onBlur, invalid, describedBy }: InputProps) {
  return (
    <Input.Password
      id={id}
      autoComplete="new-password"
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    />
  )
}
