import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { User, UserFilter, users } from '@takt/contract/users.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Action } from '~/ui/Action.tsx'
import { DeleteUser, LockUser, MakeLink } from './UserMoves.tsx'
import { ImportPeople } from './ImportPeople.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import css from './people.module.css'
import { LinePicker, RolePicker, YesNoPicker } from './pickers.tsx'
import { NotifiedOf, UserLines, UserState } from './UserFacts.tsx'
import { UserRecord } from './UserRecord.tsx'
import { UserSheet } from './UserSheet.tsx'

const Filter = fieldsOf(UserFilter)
const col = columnsOf(User)
const columns = [
  col('userName', { width: 130 }),
  col('name', { width: 150 }),
  col('roles', { width: 140 }),
  col('lines', { width: 110, cell: (user) => <UserLines user={user} /> }),
  col('cardId', { width: 95 }),
  col('editRight', { width: 95 }),
  extraColumn<User>(
    'state',
    ({ people }) => people.state,
    155,
    (user) => <UserState user={user} />,
  ),
  extraColumn<User>(
    'notified',
    ({ people }) => people.notified,
    165,
    (user) => <NotifiedOf user={user} />,
  ),
  col('lastLogin'),
]
type Doing = { user: User | null; what: 'write' | 'link' | 'import' }

/** The register of accounts: who they are, what they may, whether they can log in. */
export function AllUsers() {
  const words = useWords()
  const { people, imports } = words
  const list = useRegister(users.list)
  const forbidden = useForbidden(users.create)
  const [doing, setDoing] = useState<Doing | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const close = () => setDoing(null)
  const create = (
    <Action
      icon="plus"
      look="main"
      blocked={forbidden}
      onClick={() => setDoing({ user: null, what: 'write' })}
    >
      {people.newUser}
    </Action>
  )

  return (
    <div className={css.all}>
      <Filters
        list={list}
        tools={
          <>
            <ExportButton endpoint={users.export} list={list} />
            <Action
              icon="upload"
              blocked={forbidden}
              onClick={() => setDoing({ user: null, what: 'import' })}
            >
              {imports.import}
            </Action>
            {create}
          </>
        }
      >
        <Filter name="userName" />
        <Filter name="name" />
        <Filter name="roles" label={people.roleFilter} input={(input) => <RolePicker {...input} />} />
        <Filter name="lines" label={people.lineFilter} input={(input) => <LinePicker {...input} />} />
        <Filter name="locked" input={(input) => <YesNoPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ userName }) => userName}
        onOpen={({ userName }) => setOpened(userName)}
        empty={
          <>
            <p>{people.usersEmpty}</p>
            {create}
          </>
        }
        rowActions={(user) => (
          <>
            <Action
              icon="edit"
              word={words.say.edit}
              blocked={forbidden}
              onClick={() => setDoing({ user, what: 'write' })}
            >
              {fill(people.editUser, { userName: user.userName })}
            </Action>
            <MakeLink user={user} onOpen={() => setDoing({ user, what: 'link' })} />
            <LockUser user={user} bare />
            <DeleteUser user={user} />
          </>
        )}
      />
      {doing?.what === 'write' && (
        <UserSheet
          user={doing.user}
          onClose={(done) =>
            setDoing(done && !done.hasPassword && !doing.user ? { user: done, what: 'link' } : null)
          }
        />
      )}
      {doing?.what === 'link' && doing.user && <LinkDialog user={doing.user} onClose={close} />}
      {doing?.what === 'import' && <ImportPeople onClose={close} />}
      {opened !== null && (
        <UserRecord
          user={list.rows.find(({ userName }) => userName === opened)}
          onLink={(user) => setDoing({ user, what: 'link' })}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
