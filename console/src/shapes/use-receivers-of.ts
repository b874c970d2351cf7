import { fill } from '@takt/contract/errors.ts'
import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import { eventTypes } from '@takt/contract/notices.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useSayRole } from './use-say-role.ts'

/** The receivers a notification rule names, and on which line, in words. */
export function useReceiversOf() {
  const { notices, noticeRules, page } = useWords()
  const { list } = useFormats()
  const sayRole = useSayRole()
  return ({ eventType, lineNumber, toUsers, toRoles, toDuty }: NoticeRule) => {
    const named = list([
      ...(toDuty ? [noticeRules.duty] : []),
      ...toRoles.map(sayRole),
      ...toUsers.map(whoIs),
    ])
    const who = named || fill(notices.everyone, { page: page[eventTypes[eventType].page] })
    return lineNumber === null ? who : `${lineNumber}: ${who}`
  }
}
