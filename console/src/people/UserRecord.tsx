import { User } from '@takt/contract/users.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Record } from '~/shapes/Record.tsx'
import css from './people.module.css'
import { UserLines, UserState } from './UserFacts.tsx'
import { DeleteUser, LockUser, MakeLink } from './UserMoves.tsx'

const shown = [
  'userName',
  'name',
  'roles',
  'cardId',
  'editRight',
  'lastLogin',
  'hasPassword',
  'linkExpires',
  'introduction',
] as const

/** One account and everything that was ever done to it. It closes by itself when the account is no longer in the list. */
export function UserRecord({
  user,
  onLink,
  onClose,
}: {
  user: User | undefined
  onLink: (user: User) => void
  onClose: () => void
}) {
  const { field, people } = useWords()
  if (!user) return null
  const actions = (
    <div className={css.moves}>
      <MakeLink user={user} bare={false} onOpen={() => onLink(user)} />
      <LockUser user={user} />
      <DeleteUser user={user} bare={false} />
    </div>
  )
  return (
    <Record
      title={user.name}
      entity="user"
      entityKey={user.userName}
      lineNumber={null}
      actions={actions}
      onClose={onClose}
    >
      <Facts of={User} row={user} names={shown}>
        <Fact label={field.lines}>
          <UserLines user={user} />
        </Fact>
        <Fact label={people.state}>
          <UserState user={user} />
        </Fact>
      </Facts>
    </Record>
  )
}
