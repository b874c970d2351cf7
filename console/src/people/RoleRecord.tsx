import { roleInWords } from '@takt/contract/first-roles.ts'
import { Role } from '@takt/contract/users.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Record } from '~/shapes/Record.tsx'
import { MenuChange, PagesRead } from './MenuChange.tsx'
import { RolePreview } from './RolePreview.tsx'
import { UserLines } from './UserFacts.tsx'

const shown = ['roleKey', 'roleName', 'description', 'userCount', 'updateDate', 'updateAuthor'] as const

const tell = {
  menu: (before: unknown, after: unknown) => <MenuChange before={before} after={after} />,
  newPages: (before: unknown) => <PagesRead pages={before} />,
}

/** One role, what its holders see, and everything that was ever changed in it. */
export function RoleRecord({ role, onClose }: { role: Role | undefined; onClose: () => void }) {
  const words = useWords()
  if (!role) return null
  const translated = roleInWords(role, words)
  return (
    <Record
      title={translated.roleName}
      entity="role"
      entityKey={role.roleKey}
      lineNumber={null}
      tell={tell}
      onClose={onClose}
    >
      <Facts of={Role} row={translated} names={shown}>
        <Fact label={words.field.lines}>
          <UserLines user={role} />
        </Fact>
      </Facts>
      <RolePreview {...role} />
    </Record>
  )
}
