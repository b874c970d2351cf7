import { fill } from '@takt/contract/errors.ts'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { roleInWords } from '@takt/contract/first-roles.ts'
import type { Role, User } from '@takt/contract/users.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'

/** Can they log in, and if not, why. */
export function UserState({ user: { locked, lockReason, hasPassword } }: { user: User }) {
  const { people } = useWords()
  if (locked)
    return <StatusDot tone="bad">{fill(people.isLocked, { lockReason: lockReason ?? '–' })}</StatusDot>
  return hasPassword ? (
    <StatusDot tone="good">{people.active}</StatusDot>
  ) : (
    <StatusDot tone="wait">{people.waiting}</StatusDot>
  )
}

export function UserLines({ user: { lines } }: { user: Pick<User, 'lines'> }) {
  const { people } = useWords()
  const { list } = useFormats()
  return lines.length > 0 ? list(lines) : people.everyLine
}

/** A text of a role; a built-in one in the reader's language. */
export const RoleText = ({ role, name }: { role: Role; name: 'roleName' | 'description' }) =>
  roleInWords(role, useWords())[name] ?? '–'

/** The events this account is named for. Whoever is named for none is notified of the events of the pages they may open. */
export function NotifiedOf({ user: { userName } }: { user: Pick<User, 'userName'> }) {
  const { people, eventType: eventNames } = useWords()
  const { list } = useFormats()
  const { data } = useAnswer(noticeRules.list, { limit: 200, enabled: true })
  if (!data) return null
  const named = data.rows
    .filter(({ enabled, toUsers }) => enabled && toUsers.includes(userName))
    .map(({ eventType }) => eventNames[eventType])
  return named.length > 0 ? list([...new Set(named)]) : people.notifiedByAccess
}
