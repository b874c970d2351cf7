import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { Role, users } from '@takt/contract/users.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { DeleteRole } from './DeleteRole.tsx'
import { NewPages } from './NewPages.tsx'
import { RoleRecord } from './RoleRecord.tsx'
import { RoleSheet, type RoleWriting } from './RoleSheet.tsx'
import { RoleText, UserLines } from './UserFacts.tsx'
import { useRoles } from './use-roles.ts'

const col = columnsOf(Role)
const columns = [
  col('roleKey', { width: 150 }),
  col('roleName', { width: 140, cell: (role) => <RoleText role={role} name="roleName" /> }),
  col('description', { width: 260, cell: (role) => <RoleText role={role} name="description" /> }),
  col('userCount', { width: 85 }),
  col('menu', { width: 85 }),
  col('lines', { width: 120, cell: (role) => <UserLines user={role} /> }),
  col('updateDate'),
  col('updateAuthor', { width: 130 }),
]

/** The roles of the plant: what each opens, on which lines, and how many hold it. */
export default function RolePage() {
  const words = useWords()
  const { people } = words
  const list = useRoles()
  const forbidden = useForbidden(users.saveRole)
  const [writing, setWriting] = useState<RoleWriting | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting({ role: null, as: 'new' })}>
      {people.newRole}
    </Action>
  )

  return (
    <Page
      name="role"
      actions={
        <>
          <ExportButton endpoint={users.exportRoles} list={list} />
          {create}
        </>
      }
    >
      <NewPages roles={list.rows} onAdd={(role, add) => setWriting({ role, as: 'change', add })} />
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ roleKey }) => roleKey}
        onOpen={({ roleKey }) => setOpened(roleKey)}
        empty={
          <>
            <p>{people.rolesEmpty}</p>
            {create}
          </>
        }
        rowActions={(role) => (
          <>
            <Action
              icon="edit"
              word={words.say.edit}
              blocked={forbidden ?? (role.roleKey === 'admin' ? people.adminFixed : null)}
              onClick={() => setWriting({ role, as: 'change' })}
            >
              {fill(people.editRole, { roleKey: role.roleKey })}
            </Action>
            <Action icon="copy" bare blocked={forbidden} onClick={() => setWriting({ role, as: 'copy' })}>
              {fill(people.copyRole, { roleKey: role.roleKey })}
            </Action>
            <DeleteRole role={role} />
          </>
        )}
      />
      {writing && <RoleSheet writing={writing} onClose={() => setWriting(null)} />}
      {opened !== null && (
        <RoleRecord
          role={list.rows.find(({ roleKey }) => roleKey === opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}
