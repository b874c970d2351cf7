import { fill } from '@takt/contract/errors.ts'
import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import { eventTypes } from '@takt/contract/notices.ts'
import { useWords } from '~/i18n/words.tsx'

/** The receivers a notification rule names, and on which line, in words. */
export function useReceiversOf() {
  const { notices, noticeRules, page, people } = useWords()
  const built: Record<string, { roleName: string }> = people.firstRole
  return ({ eventType, lineNumber, toUsers, toRoles, toDuty }: NoticeRule) => {
    const named = [
      ...(toDuty ? [noticeRules.duty] : []),
      ...toRoles.map((key) => built[key]?.roleName ?? key),
      ...toUsers,
    ].join(', ')
    const who = named || fill(notices.everyone, { page: page[eventTypes[eventType].page] })
    return lineNumber === null ? who : `${lineNumber}: ${who}`
  }
}
